import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  button,
  cell,
  dialog,
  dialogClosed,
  headers,
  loaded,
  openConsole,
  rows,
} from '../../../testing/console.tsx'
import { watchDownloads } from '../../../testing/downloads.ts'
import { withReferenceServer } from '../../../testing/reference-server.ts'

const reference = withReferenceServer()
const user = userEvent.setup()

beforeEach(() => reference.signIn())
afterEach(() => vi.restoreAllMocks())

async function openDisplay(path = '/auditLogs', title = 'Audit Logs') {
  await openConsole(path)
  await loaded()
  await user.click(button('Display'))
  return dialog(`Display of ${title}`)
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('a column is hidden in its table and its export, and shown again', async () => {
  const form = await openDisplay()
  expect(within(form).queryByRole('checkbox', { name: 'Stock Name' })).toBeNull()
  await user.click(box('Criteria'))
  await user.click(box('ID'))
  await user.click(button('Close'))
  await dialogClosed()
  expect(headers()).toEqual(['Stock Name', 'Criteria2', 'Data Type', 'Executed On', 'Status'])
  expect(document.activeElement).toBe(button('Display'))

  const downloads = watchDownloads()
  await user.click(button('Export CSV'))
  expect((await downloads[0]!.file.text()).split('\r\n')[0]).toBe(
    '\uFEFFStock Name,Criteria2,Data Type,Executed On,Status',
  )

  await user.click(button('Display'))
  expect([box('Criteria').checked, box('Criteria2').checked]).toEqual([false, true])
  await user.click(button('Reset columns'))
  expect(button('Reset columns').getAttribute('aria-disabled')).toBe('true')
  await user.click(button('Close'))
  await dialogClosed()
  expect(headers()).toHaveLength(7)
})

test('a column moves by its buttons, which keep the focus, and another tab shows the order', async () => {
  await openDisplay()
  await user.click(button('Move Executed On up'))
  expect(document.activeElement).toBe(button('Move Executed On up'))
  expect(screen.getByText('Executed On is column 4 of 6')).toBeTruthy()
  await user.keyboard('{Enter}{Enter}{Enter}')
  expect(document.activeElement).toBe(button('Move Executed On up'))
  expect(button('Move Executed On up').getAttribute('aria-disabled')).toBe('true')
  await user.click(button('Move Criteria2 down'))
  expect(document.activeElement).toBe(button('Move Criteria2 down'))
  // The column that names the rows cannot be moved.
  expect(screen.queryByRole('button', { name: /^Move Stock Name/ })).toBeNull()
  await user.click(button('Close'))
  await dialogClosed()
  const order = ['Executed On', 'Stock Name', 'ID', 'Criteria', 'Data Type', 'Criteria2', 'Status']
  expect(headers()).toEqual(order)
  expect(cell(rows()[0], 'ID')).toMatch(/^\d+$/)
  cleanup()
  await openConsole('/auditLogs')
  await loaded()
  expect(headers()).toEqual(order)
  await user.click(button('Display'))
  await user.click(await screen.findByRole('button', { name: 'Reset columns' }))
  await user.click(button('Close'))
  await dialogClosed()
  expect(headers()[0]).toBe('ID')
})

async function chooseWidth(column: string, width: string) {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Column' }), column)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Width' }), width)
}
const density = () => screen.getByRole('table').getAttribute('data-density')
const widthOf = (index: number) => screen.getAllByRole('columnheader')[index]?.style.width
const edgeOf = async (name: string) => {
  const header = await screen.findByRole('columnheader', { name })
  const edge = await waitFor(() => {
    const found = header.querySelector<HTMLElement>('[aria-hidden].table__handle')
    expect(found).toBeTruthy()
    return found
  })
  return edge as HTMLElement
}

test('a column is resized in Display, and its edge gives it the width of its kind again', async () => {
  await openDisplay()
  await chooseWidth('Criteria', 'Wide')
  await user.click(button('Close'))
  await dialogClosed()
  expect([widthOf(1), widthOf(2)]).toEqual(['220px', '256px'])
  await user.dblClick(await edgeOf('Criteria'))
  expect(widthOf(2)).toBe('184px')
})

test('a column is resized by dragging its edge', async () => {
  await openDisplay()
  await chooseWidth('Criteria', 'Narrow')
  await user.click(button('Close'))
  await dialogClosed()
  const edge = await edgeOf('Criteria')
  vi.spyOn(edge, 'setPointerCapture').mockImplementation(() => {})
  const from = 200
  // happy-dom measures nothing.
  vi.spyOn(edge.closest('th') as HTMLElement, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, from, 40),
  )
  const at = (type: string, clientX: number) =>
    act(() => edge.dispatchEvent(new PointerEvent(type, { clientX, button: 0, bubbles: true })))
  at('pointermove', 500)
  expect(widthOf(2)).toBe('96px')
  at('pointerdown', 100)
  at('pointermove', 150)
  at('pointermove', 220)
  expect(widthOf(2)).toBe(`${from + 120}px`)
  at('pointerup', 220)
  at('pointermove', 500)
  expect(widthOf(2)).toBe(`${from + 120}px`)
  cleanup()
  await openConsole('/auditLogs')
  await loaded()
  expect(widthOf(2)).toBe(`${from + 120}px`)
})

test.each([
  [
    'the hidden columns of an older version',
    { hidden: { 'Audit Logs': ['id'] } },
    ['Stock Name', 'Criteria'],
  ],
  [
    'an order with unknown columns',
    { columns: { 'Audit Logs': { order: ['gone', 'status', 'criteria'] } } },
    ['ID', 'Stock Name', 'Status', 'Criteria', 'Criteria2'],
  ],
  [
    'damaged parts',
    { columns: { 'Audit Logs': { hidden: 'id', order: [1], widths: { id: 'wide', status: null } }, x: 1 } },
    ['ID', 'Stock Name', 'Criteria'],
  ],
])('a stored display shows what fits: %s', async (_, display, first) => {
  localStorage.setItem('tableDisplay', JSON.stringify(display))
  await openConsole('/auditLogs')
  await loaded()
  expect(headers().slice(0, first.length)).toEqual(first)
})

test('another table keeps its columns, and all have the same rows', async () => {
  const form = await openDisplay()
  await user.click(box('ID'))
  await user.click(within(form).getByRole('radio', { name: 'Compact' }))
  await user.click(button('Close'))
  await dialogClosed()
  expect(density()).toBe('compact')
  cleanup()
  await openConsole('/scheduleJobStatus')
  await loaded()
  expect(headers()).toContain('ID')
  expect(density()).toBe('compact')
})

test.each([
  [{ isCompact: true }, 'compact'],
  [{ isCompact: true, density: 'roomy' }, 'roomy'],
  [{ density: 'huge' }, 'comfortable'],
])('a stored height of rows is kept, also that of an older version: %j', async (display, expected) => {
  localStorage.setItem('tableDisplay', JSON.stringify(display))
  await openConsole('/auditLogs')
  await loaded()
  expect(density()).toBe(expected)
})

test.each([
  'null',
  '{',
  '[]',
  '{"isCompact": 1, "hasKeys": null, "hidden": {"Audit Logs": [1], "x": ["id"]}}',
])('a damaged choice shows everything: %s', async (text) => {
  localStorage.setItem('tableDisplay', text)
  await openConsole('/auditLogs')
  await loaded()
  expect(headers()).toHaveLength(7)
  expect(density()).toBe('comfortable')
})

test('where nothing can be stored, the choice holds', async () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  await openDisplay()
  await user.click(box('ID'))
  await waitFor(() => expect(box('ID').checked).toBe(false))
  refused.mockRestore()
  await user.click(box('ID'))
  await waitFor(() => expect(box('ID').checked).toBe(true))
})

test('keys search and turn pages, but not while a text is typed or a dialog is open', async () => {
  await openConsole('/auditLogs')
  await loaded()
  const page = () => new URLSearchParams(location.search).get('page')
  await user.keyboard(']]')
  await waitFor(() => expect(page()).toBe('3'))
  await user.keyboard('[[')
  await waitFor(() => expect(page()).toBe('2'))
  await user.keyboard('{Control>}]{/Control}')
  expect(page()).toBe('2')
  await user.keyboard('/')
  const search = screen.getByRole<HTMLInputElement>('searchbox')
  expect(document.activeElement).toBe(search)
  await user.keyboard('i?')
  expect(search.value).toBe('i?')
  await user.keyboard('{Backspace}')
  await loaded()
  expect(screen.queryByRole('dialog')).toBeNull()
  // The same key opens it outside the field.
  search.blur()
  await user.keyboard('?')
  await dialog('Keyboard')
})

test('the question mark shows the keys, which can be switched off', async () => {
  await openConsole('/auditLogs')
  await loaded()
  await user.keyboard('?')
  const form = await dialog('Keyboard')
  expect(within(form).getByText('Next page')).toBeTruthy()
  await user.keyboard(']')
  expect(location.search).toBe('')
  await user.click(box('Single keys'))
  await user.click(button('Close'))
  await dialogClosed()
  await user.keyboard(']?')
  // The dialog was open before, so it is loaded: a key would open it now.
  expect(location.search).toBe('')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(button('Display'))
  await user.click(within(await dialog('Display of Audit Logs')).getByRole('button', { name: 'Keyboard' }))
  expect(within(await dialog('Keyboard')).getByText('Next page')).toBeTruthy()
})

test.each(['null', '{', '{"Audit Logs": [1, {"name": "x"}]}'])(
  'damaged views are left out: %s',
  async (text) => {
    localStorage.setItem('tableViews', text)
    await openConsole('/auditLogs')
    await loaded()
    expect(screen.queryByRole('button', { name: 'All' })).toBeNull()
  },
)

const saveViews = (views: object) =>
  localStorage.setItem('tableViews', JSON.stringify({ 'Audit Logs': views }))

test('views are saved in a file and read from one; those that do not fit are counted', async () => {
  saveViews([{ name: 'Only TCS', search: 'q=tcs', isDefault: true }])
  const form = await openDisplay()
  const downloads = watchDownloads()
  await user.click(within(form).getByRole('button', { name: 'Export views' }))
  const views = [{ name: 'Only TCS', search: 'q=tcs' }]
  expect(JSON.parse(await downloads[0]!.file.text())).toEqual({ version: 1, list: 'Audit Logs', views })

  const choose = (content: unknown) =>
    user.upload(
      within(form).getByLabelText('File of saved views'),
      new File([typeof content === 'string' ? content : JSON.stringify(content)], 'views.json', {
        type: 'application/json',
      }),
    )
  await choose({
    version: 1,
    list: 'Audit Logs',
    views: [
      ...views,
      { name: ' Failed ', search: 'filter.status=is:Failed' },
      { name: 'Old', search: 'filter.gone=1' },
      7,
    ],
  })
  expect((await screen.findAllByText('2 views did not fit this list.')).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Failed', hidden: true })).toBeTruthy()
  expect(screen.queryByText('Old')).toBeNull()
})

test.each([
  ['{', 'This is not a file of saved views.'],
  [
    { version: 2, list: 'Audit Logs', views: [] },
    'This file was saved by another version, and cannot be read.',
  ],
  [{ version: 1, list: 'Plans', views: [] }, 'These are views of “Plans”, not of “Audit Logs”.'],
  [' '.repeat(1_000_001), 'This file is too large for saved views.'],
])('a file that cannot be read says why (%#)', async (content, words) => {
  const form = await openDisplay()
  await user.upload(
    within(form).getByLabelText('File of saved views'),
    new File([typeof content === 'string' ? content : JSON.stringify(content)], 'views.json', {
      type: 'application/json',
    }),
  )
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
})
