import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, dialog, dialogClosed, headers, loaded, openConsole } from '../../../testing/console.tsx'
import { withReferenceServer } from '../../../testing/reference-server.ts'

const reference = withReferenceServer()
const user = userEvent.setup()

beforeEach(() => reference.signIn())
afterEach(() => vi.restoreAllMocks())

const LIST = '/auditLogs'

async function openList(path = LIST) {
  cleanup()
  await openConsole(path)
  await loaded()
}

const keepViews = (...views: object[]) =>
  localStorage.setItem('tableViews', JSON.stringify({ 'Audit Logs': views }))
const keptViews = () => JSON.parse(String(localStorage.getItem('tableViews')))['Audit Logs']

const nav = () => within(screen.getByRole('navigation', { name: 'Views of Audit Logs' }))
const tab = (name: string | RegExp) => nav().getByRole('button', { name })
const names = () =>
  screen.queryByRole('navigation', { name: 'Views of Audit Logs' })
    ? nav()
        .getAllByRole('listitem')
        .map((item) => item.querySelector('button')?.textContent)
    : []
const isCurrent = (name: string | RegExp) => tab(name).getAttribute('aria-current') === 'true'
const searched = () => screen.getByRole<HTMLInputElement>('searchbox').value

async function choose(view: string, item: string) {
  tab(`Menu of the view ${view}`).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: item })
  await waitFor(() => expect(document.activeElement?.role).toBe('menu'))
  await user.keyboard(item)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

async function hideColumn(column: string) {
  await user.click(button('Display'))
  await dialog('Display of Audit Logs')
  await user.click(screen.getByRole('checkbox', { name: column }))
  await user.click(button('Close'))
  await dialogClosed()
}

async function save(name: string) {
  await user.click(button('Save view'))
  const form = await dialog('Save a view of Audit Logs')
  await user.type(within(form).getByLabelText('Name'), `${name}{Enter}`)
  await dialogClosed()
}

test('a search with its sort is saved under a name as a tab, which opens it', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openList(`${LIST}?q=tcs&page=2&other=1`)
  expect(names()).toEqual([])
  await user.click(button('Save view'))
  const form = await dialog('Save a view of Audit Logs')
  const name = within(form).getByLabelText('Name')
  await user.click(within(form).getByRole('button', { name: 'Save view' }))
  expect(document.activeElement).toBe(name)
  await user.type(name, ' Only TCS {Enter}')
  await dialogClosed()
  expect(names()).toEqual(['All', 'Only TCS'])
  expect(isCurrent('Only TCS')).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(tab('Only TCS')))
  await choose('Only TCS', 'Copy link')
  await waitFor(() => expect(copied).toHaveBeenCalledWith(`${location.origin}${LIST}?other=1&q=tcs`))

  await user.click(tab('All'))
  await waitFor(() => expect(location.search).toBe('?other=1'))
  expect([isCurrent('All'), isCurrent('Only TCS')]).toEqual([true, false])
  await user.click(tab('Only TCS'))
  await waitFor(() => expect(searched()).toBe('tcs'))
  expect(location.search).toBe('?other=1&q=tcs')
  await user.type(screen.getByRole('searchbox'), ' x')
  await waitFor(() => expect([isCurrent('All'), isCurrent('Only TCS')]).toEqual([false, false]))
  act(() => history.back())
  await waitFor(() => expect(searched()).toBe(''))
})

test('a view has the columns of its list; All has those from before', async () => {
  await openList()
  await hideColumn('ID')
  await save('No ID')
  const order = ['id', 'criteria', 'criteria2', 'data_type', 'executedOn', 'status']
  expect(keptViews()).toEqual([
    { name: 'No ID', search: '', columns: { hidden: ['id'], shown: [], pinned: [], order: [], widths: {} } },
  ])
  keepViews(...keptViews(), {
    name: 'Status first',
    search: '',
    columns: { hidden: [], order: ['status', ...order] },
  })
  await openList()
  expect(headers()).not.toContain('ID')
  await user.click(tab('Status first'))
  expect(headers().slice(0, 3)).toEqual(['Status', 'Stock Name', 'ID'])
  expect([isCurrent('Status first'), isCurrent('No ID'), isCurrent('All')]).toEqual([true, false, false])
  await hideColumn('Criteria')
  await user.click(tab('All'))
  expect(headers()).not.toContain('ID')
  expect(headers()).toContain('Criteria')

  await user.click(tab('Status first'))
  expect(headers()).toContain('ID')
  await openList()
  expect(headers()).not.toContain('ID')
})

test('a deleted view can be had back in its place', async () => {
  const views = [
    { name: 'Only TCS', search: 'q=tcs' },
    { name: 'Only INFY', search: 'q=infy' },
  ]
  keepViews(...views)
  await openList(`${LIST}?q=tcs`)
  await choose('Only TCS', 'Delete')
  await waitFor(() => expect(names()).toEqual(['All', 'Only INFY']))
  await waitFor(() => expect(document.activeElement).toBe(tab('Only INFY')))
  expect(searched()).toBe('tcs')
  const [toast] = await screen.findAllByText('The view “Only TCS” was deleted.')
  expect(toast).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(names()).toEqual(['All', 'Only TCS', 'Only INFY'])
  expect(keptViews()).toEqual(views)
})

test('a list opens with the view that was chosen for it, but not over an address of its own', async () => {
  keepViews({ name: 'Only TCS', search: 'q=tcs' }, { name: 'Only INFY', search: 'q=infy' })
  await openList()
  for (const name of ['Only TCS', 'Only INFY']) {
    await user.click(tab(name))
    await choose(name, 'Open this list with it')
  }
  await waitFor(() => expect(nav().queryAllByText(/this list opens with it/)).toHaveLength(1))
  await openList()
  await waitFor(() => expect(searched()).toBe('infy'))
  expect(location.search).toBe('?q=infy')
  expect(isCurrent(/^Only INFY/)).toBe(true)
  await openList(`${LIST}?q=wipro`)
  expect(searched()).toBe('wipro')
  await openList()
  await choose('Only INFY', 'Open this list as usual')
  await openList()
  expect([searched(), isCurrent('All')]).toEqual(['', true])
})

test('a view with columns, filters and a sort that are gone opens without them', async () => {
  const columns = { hidden: ['gone'], shown: [7], order: ['gone', 'status', 'id'], widths: { gone: 90 } }
  keepViews({ name: 'Old', search: 'q=tcs&filter.gone=1&sort=gone&order=descending', columns })
  await openList()
  await user.click(tab('Old'))
  await waitFor(() => expect(location.search).toBe('?q=tcs'))
  expect(isCurrent('Old')).toBe(true)
  expect(headers().slice(0, 3)).toEqual(['Status', 'Stock Name', 'ID'])
  expect(
    (await screen.findAllByText('Filters of this view that do not fit the list are left out.')).length,
  ).toBeGreaterThan(0)
})

test('a view that is saved again keeps its place', async () => {
  keepViews({ name: 'Mine', search: 'q=tcs' }, { name: 'Other', search: 'q=infy' })
  await openList(`${LIST}?q=wipro`)
  await save('Mine')
  expect(names()).toEqual(['All', 'Mine', 'Other'])
  expect(isCurrent('Mine')).toBe(true)
})
