import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#platform/api/api'
import { session } from '#platform/api/session'
import { cell, dialog, loaded, openConsole, rows } from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'

const reference = withReferenceServer()
const user = userEvent.setup()

beforeEach(() => reference.signIn())

const refreshCache = async (cache: string) => {
  reference.server.advanceClock(2000)
  const headers = { authorization: `Bearer ${session.jwtToken()}` }
  await reference.server.fetch(new Request(`http://admin.localhost/api/refreshCache/${cache}`, { headers }))
}
const changeSplit = (corporateaction: string) =>
  reference.server.fetch(
    new Request('http://admin.localhost/api/updateStockSplitCalender', {
      method: 'POST',
      headers: { authorization: `Bearer ${session.jwtToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: 1, stockname: 'x', corporateaction, sourcedon: '2026-11-20', status: 1 }),
    }),
  )
const nameOfSplit = async () => (await api.stockSplits.list()).find(({ id }) => id === 1)!.stockname!
const heading = () => screen.getByRole('heading', { level: 1 })
const titles = () => new Set(rows().map((row) => `${cell(row, 'Action')}: ${cell(row, 'Record')}`))

test('shows what staff did, with the values before and after', async () => {
  await changeSplit('Bonus')
  await changeSplit('Rights')
  await openConsole('/activity')
  await loaded()
  expect(titles()).toContain(`Stock split changed: ${await nameOfSplit()}`)
  expect(cell(rows()[0], 'Changes')).toContain('Corporate action: Bonus → Rights')
  await user.click(screen.getAllByRole('button', { name: 'Details of Stock split changed' })[0]!)
  const details = await dialog('Stock split changed')
  expect(within(details).getByText('Corporate action: Bonus → Rights', { exact: false })).toBeTruthy()
})

test('a record has its name, by which it is found, and a link to its details', async () => {
  await changeSplit('Merger')
  const name = await nameOfSplit()
  await openConsole(`/activity?record=${encodeURIComponent(name)}`)
  await loaded()
  await user.click(screen.getAllByRole('link', { name })[0]!)
  expect(await dialog(name)).toBeTruthy()
  expect(location.pathname).toBe('/stockSplitCalender')
  expect(new URLSearchParams(location.search).get('peek')).toBe('1')
})

test('a deleted blog keeps its name, and has no link', async () => {
  const [blog] = await api.blogs.list()
  await api.blogs.delete(blog!.id!)
  await openConsole('/activity?kind=blog')
  await loaded()
  expect(titles()).toEqual(new Set([`Blog deleted: ${blog!.text}`]))
  expect(screen.queryByRole('link', { name: blog!.text! })).toBeNull()
})

test('is filtered by kind, record and person, in the address', async () => {
  await refreshCache('strategy')
  await openConsole('/activity')
  await loaded()
  await user.selectOptions(
    await screen.findByLabelText('Kind of record'),
    await screen.findByRole('option', { name: 'Cache' }),
  )
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(titles()).toEqual(new Set(['Cache refreshed: strategy'])))
  expect(location.search).toBe('?kind=cache')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show' }))
  await user.type(screen.getByLabelText('Record'), 'none')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await screen.findByText('No action matches these filters.')
  await user.click(screen.getByRole('link', { name: 'Clear filters' }))
  expect(document.activeElement).toBe(heading())
  await loaded()
  expect(location.search).toBe('')
  expect(screen.getByLabelText<HTMLSelectElement>('Kind of record').value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Record').value).toBe('')
})

test('the fields follow the address on the way back', async () => {
  await openConsole('/activity?record=categories')
  const record = screen.getByLabelText<HTMLInputElement>('Record')
  await user.clear(record)
  await user.type(record, 'strategy{Enter}')
  expect(location.search).toBe('?record=strategy')
  expect(document.activeElement).toBe(record)
  history.back()
  await waitFor(() => expect(record.value).toBe('categories'))
})

test('an address with filters opens them', async () => {
  await openConsole('/activity?kind=session&from=2026-11-20&to=2026-11-20')
  await loaded()
  expect(titles()).toEqual(new Set(['Session started: N/A']))
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-11-20')
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('Kind of record').value).toBe('session'),
  )
})

test('older actions are on further pages', async () => {
  for (let count = 0; count < 51; count += 1) await refreshCache('categories')
  await openConsole('/activity?kind=cache&record=categories')
  await screen.findByText('50 results')
  await user.click(screen.getByRole('link', { name: 'Older' }))
  expect(document.activeElement).toBe(heading())
  await screen.findByText('1 result')
  expect(screen.queryByRole('link', { name: 'Older' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Newest' }))
  expect(document.activeElement).toBe(heading())
  await screen.findByText('50 results')
})

test('a failure can be retried', async () => {
  reference.fail('GET /api/extensions/activity', 'offline')
  await openConsole('/activity')
  await screen.findByText('Failed to fetch the activity.')
  reference.repair('GET /api/extensions/activity')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await loaded()
})

test('people and kinds that fail to load can be retried, and a choice made before stays', async () => {
  reference.fail('GET /api/extensions/activity/filters', 'offline')
  await openConsole('/activity?kind=session')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to fetch the people and kinds of records.',
  )
  const kind = screen.getByLabelText<HTMLSelectElement>('Kind of record')
  await user.selectOptions(kind, 'All records')
  reference.repair('GET /api/extensions/activity/filters')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(document.activeElement).toBe(heading())
  kind.focus()
  await within(kind).findByRole('option', { name: 'Cache' })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(kind.value).toBe('')
  expect(document.activeElement).toBe(kind)
})
