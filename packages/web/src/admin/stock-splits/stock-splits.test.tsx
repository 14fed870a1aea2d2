import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { formatDate } from '#platform/formats/console-date'
import { button, field, fill, headers, openConsole, rows, valuesByLabel } from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'

const reference = withReferenceServer()
const user = userEvent.setup()
const LIST = 'GET /api/getStockSplitCalender'
const SAVE = 'POST /api/saveStockSplitCalender'
const UPDATE = 'POST /api/updateStockSplitCalender'

beforeEach(() => reference.signIn())

const open = async () => {
  await openConsole('/stockSplitCalender')
  await screen.findByText(/^\d+ results/)
}
const dialog = (name: string, role = 'dialog') => screen.findByRole(role, { name })
const waitForAbsence = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull())

const typed = {
  stockname: 'TESTSTOCK',
  splitratio: '7:3',
  splitdate: '2031-01-14',
  sourcedon: '2026-11-21',
  status: 0,
  corporateaction: 'Bonus',
}

async function fillIn() {
  await user.click(button('Add Stock Split'))
  await dialog('Add Stock Split')
  const fields: [RegExp, string][] = [
    [/^Stock Name/, typed.stockname],
    [/^Ratio/, typed.splitratio],
    [/^Split Date/, typed.splitdate],
    [/^Source Date/, typed.sourcedon],
    [/^Corporate Action/, typed.corporateaction],
  ]
  for (const [name, text] of fields) await fill(field(name), text)
  await user.selectOptions(field(/^Status/), 'Pending')
}

test('shows the calendar, 15 at a time', async () => {
  await open()
  expect(headers()).toEqual([
    '#',
    'Stock Name',
    'Status',
    'Split Date',
    'Split Ratio',
    'Sourced On',
    'Created On',
    'Corporate Action',
    'Source Action',
    'Actions',
  ])
  expect(rows()).toHaveLength(15)
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option')
  expect(sizes.map((size) => size.textContent)).toEqual(['5', '10', '15', '20', '50'])
  const [first] = screen.getAllByRole('link', { name: 'Source' })
  expect([first?.getAttribute('href'), first?.getAttribute('aria-disabled')]).toEqual([null, 'true'])
})

test('adds a split, shows the message and the row', async () => {
  await open()
  await fillIn()
  await user.click(button('Save'))
  const success = await dialog('Success')
  expect(success.textContent).toContain('Stock split added successfully!')
  await user.click(within(success).getAllByRole('button', { name: 'Close' })[0]!)
  await waitForAbsence('dialog')
  const row = (await screen.findByRole('rowheader', { name: 'TESTSTOCK' })).closest('tr')!
  expect(valuesByLabel(row)).toMatchObject({
    Status: 'Pending',
    'Split Date': formatDate(typed.splitdate),
    'Split Ratio': typed.splitratio,
    'Sourced On': formatDate(typed.sourcedon),
    'Corporate Action': typed.corporateaction,
  })
  expect(reference.calls).toEqual([LIST, SAVE, LIST])
})

test('edits only source date, status and corporate action', async () => {
  await open()
  const record = () => valuesByLabel(rows()[0])
  const before = record()
  await user.click(within(rows()[0]!).getByRole('button', { name: /^Edit/ }))
  await dialog('Edit Stock Split')
  for (const name of [/^Stock Name/, /^Ratio/, /^Split Date/]) expect(field(name).disabled).toBe(true)
  expect(field(/^Stock Name/).value).toBe(before['Stock Name'])
  await user.selectOptions(field(/^Status/), before.Status === 'Pending' ? 'Completed' : 'Pending')
  await user.click(button('Save'))
  expect((await dialog('Success')).textContent).toContain('Stock split updated successfully!')
  await user.keyboard('{Escape}')
  await waitForAbsence('dialog')
  const after = record()
  expect(after.Status).not.toBe(before.Status)
  expect({ ...after, Status: null }).toEqual({ ...before, Status: null })
  expect(reference.calls).toEqual([LIST, LIST, UPDATE, LIST])
})

test('every field is required', async () => {
  await open()
  await user.click(button('Add Stock Split'))
  await dialog('Add Stock Split')
  await user.click(button('Save'))
  expect(screen.getAllByText(/ is required$/).map(({ textContent }) => textContent)).toEqual([
    'Stock Name is required',
    'Ratio is required',
    'Split Date is required',
    'Source Date is required',
    'Status is required',
    'Corporate Action is required',
  ])
  expect(reference.calls).toEqual([LIST])
})

test.each([
  [
    'the server’s words',
    Response.json({ status: { statusCode: 409, message: 'This split is there.' } }, { status: 409 }),
    'This split is there.',
  ],
  ['no words', new Response(null, { status: 500 }), 'Failed to save stock split.'],
  ['a page', new Response('<p>secret</p>'), 'Failed to save stock split.'],
  ['no answer', 'offline' as const, 'Failed to save stock split.'],
])('a failed save is reported in an Error dialog: %s', async (_, fault, words) => {
  await open()
  reference.fail(SAVE, fault)
  await fillIn()
  await user.click(button('Save'))
  const error = await dialog('Error', 'alertdialog')
  expect(error.textContent).toContain(words)
  expect(document.body.textContent).not.toContain('secret')
  await user.click(within(error).getAllByRole('button', { name: 'Close' })[0]!)
  await waitForAbsence('alertdialog')
  expect(field(/^Stock Name/).value).toBe('TESTSTOCK')
  reference.repair(SAVE)
  await user.click(button('Save'))
  await dialog('Success')
})

test('a failed update is reported', async () => {
  await open()
  reference.fail(UPDATE, 'offline')
  await user.click(within(rows()[0]!).getByRole('button', { name: /^Edit/ }))
  await dialog('Edit Stock Split')
  await user.click(button('Save'))
  expect((await dialog('Error', 'alertdialog')).textContent).toContain('Failed to update stock split.')
})
