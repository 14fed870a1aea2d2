import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { button, cell, dialogClosed, loaded, openConsole, rows } from '../../../testing/console.tsx'
import { withReferenceServer } from '../../../testing/reference-server.ts'

const reference = withReferenceServer()
const user = userEvent.setup()

beforeEach(() => reference.signIn())

const LIST = '/stockSplitCalender'
const peeked = () => new URLSearchParams(location.search).get('peek')
const openers = () => screen.getAllByRole('button', { name: /^Details of / })
const openerOf = (index: number) =>
  within(rows()[index] as HTMLElement).getByRole('button', { name: /^Details of / })
const drawer = () => screen.findByRole('dialog')
const nameOf = (row: HTMLElement | undefined) => cell(row, 'Stock Name')

async function openList(address = LIST) {
  cleanup()
  await openConsole(address)
  await loaded()
}

test('the details of a row have every column, the way to the rows beside it, and an address', async () => {
  await openList()
  const [first, second] = rows().map(nameOf)
  await user.click(openers()[0] as HTMLElement)
  const shown = await drawer()
  expect(within(shown).getByRole('heading', { level: 2 }).textContent).toBe(first)
  const labels = within(shown)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
  expect(labels).toEqual(expect.arrayContaining(['Stock Name', 'Corporate Action', 'Status']))
  expect(labels).not.toContain('Actions')
  const address = peeked()
  expect(address).not.toBeNull()

  const previous = within(shown).getByRole('button', { name: 'Previous' })
  expect(previous.getAttribute('aria-disabled')).toBe('true')
  await user.click(within(shown).getByRole('button', { name: 'Next' }))
  expect(within(shown).getByRole('heading', { level: 2 }).textContent).toBe(second)
  expect(within(shown).getByRole('status').textContent).toMatch(/^2 of \d+: /)
  expect(peeked()).not.toBe(address)
  await user.click(previous)
  expect(peeked()).toBe(address)
})

test('the arrows lead from every control of the details to the rows before and after, also on another page', async () => {
  await openList()
  const page = () => new URLSearchParams(location.search).get('page')
  const last = rows().length - 1
  await user.hover(rows()[last] as HTMLElement)
  await user.click(openerOf(last))
  const shown = await drawer()
  const status = within(shown).getByRole('status')
  expect(status.textContent).toMatch(/^15 of /)
  act(() => within(shown).getByRole('button', { name: 'Close' }).focus())
  await user.keyboard('{ArrowDown}')
  expect(status.textContent).toMatch(/^16 of /)
  expect([page(), rows()[0]?.dataset.peek]).toEqual(['2', peeked()])
  const link = location.search.replace(/page=2&?/, '')
  await user.keyboard('{ArrowUp}')
  expect(status.textContent).toMatch(/^15 of /)
  expect([page(), rows()[last]?.dataset.peek]).toEqual([null, peeked()])
  await user.keyboard('{ArrowDown}{Escape}')
  await dialogClosed()
  expect([page(), peeked()]).toEqual(['2', null])
  await waitFor(() => expect(document.activeElement).toBe(openerOf(0)))

  // A link to a record, as the search of the console makes it.
  await openList(LIST + link)
  await waitFor(() => expect([page(), rows()[0]?.dataset.peek]).toEqual(['2', peeked()]))

  // An address that names its page keeps it.
  await openList(`${LIST + link}&page=3`)
  await drawer()
  expect(page()).toBe('3')
  await user.click(within(await drawer()).getByRole('button', { name: 'Next' }))
  expect([page(), rows()[1]?.dataset.peek]).toEqual(['2', peeked()])
})

test('links that are actions stand with the actions, where the row has them', async () => {
  await openList('/liveStrategies')
  await user.click(openers()[0] as HTMLElement)
  const shown = await drawer()
  expect(within(shown).getByRole('link', { name: 'Preview' })).toBeTruthy()
  expect(within(shown).getByRole('link', { name: /^Replay/ })).toBeTruthy()
  const labels = within(shown)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
  expect(labels).toContain('Strategy Code')
  expect(labels).not.toContain('Preview')
})

test('its address opens it; closing leads to the list, with the focus on the row', async () => {
  await openList()
  await user.hover(rows()[2] as HTMLElement)
  await user.click(openerOf(2))
  const key = peeked()
  const name = within(await drawer()).getByRole('heading', { level: 2 }).textContent
  await user.keyboard('{Escape}')
  await dialogClosed()
  await waitFor(() => expect(peeked()).toBeNull())

  await openList(`${LIST}?peek=${key}`)
  expect(within(await drawer()).getByRole('heading', { level: 2 }).textContent).toBe(name)
  await user.click(within(await drawer()).getByRole('button', { name: 'Close' }))
  await dialogClosed()
  expect(location.search).toBe('')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(`Details of ${name}`))
})

test('a row that a search hides opens by its address, alone; one that is gone says so', async () => {
  await openList()
  await user.click(openers()[0] as HTMLElement)
  const key = peeked()
  const name = within(await drawer()).getByRole('heading', { level: 2 }).textContent
  await openList(`/discountsCoupons?peek=no-such-id`)
  expect((await drawer()).textContent).toContain('This record is not in the list. It may have been deleted.')
  await openList(`${LIST}?due=past&peek=${key}`)
  expect(await screen.findByRole('heading', { level: 2, name: String(name) })).toBeTruthy()
  expect(within(await drawer()).queryByRole('button', { name: 'Next' })).toBeNull()
})

test('Tab stops at one row, and “j” leads there; arrows lead to the others, and Enter opens', async () => {
  await openList()
  expect(openers()).toEqual([openerOf(0)])
  await user.keyboard('j')
  expect(document.activeElement).toBe(openerOf(0))
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
  expect(openers()).toEqual([openerOf(2)])
  expect(document.activeElement).toBe(openerOf(2))
  await user.keyboard('{Enter}')
  expect(within(await drawer()).getByRole('status').textContent).toMatch(/^3 of /)
})

test('a row has its icons once: under the pointer, or with the focus, also in a window behind another', async () => {
  await openList('/discountsCoupons')
  const hasIcons = (index: number) =>
    [/^Copy /, /^Details of /].map(
      (name) => within(rows()[index] as HTMLElement).queryAllByRole('button', { name }).length > 0,
    )
  expect(hasIcons(1)).toEqual([false, false])
  await user.hover(rows()[1] as HTMLElement)
  expect(hasIcons(1)).toEqual([true, true])
  await user.hover(rows()[2] as HTMLElement)
  expect(hasIcons(1)).toEqual([false, false])
  const edit = within(rows()[1] as HTMLElement).getByRole('button', { name: /^Edit / })
  act(() => edit.focus())
  fireEvent.blur(edit)
  expect(hasIcons(1)).toEqual([true, true])
  act(() => edit.blur())
  expect(hasIcons(1)).toEqual([false, false])
})

test('a click of a screen reader on a row, which no pointer makes, opens its details', async () => {
  await openList()
  await user.click(rows()[1] as HTMLElement)
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => rows()[1]?.click())
  expect(within(await drawer()).getByRole('status').textContent).toMatch(/^2 of /)
})

test('a text that the list cuts is whole, and fields without a column are there', async () => {
  await openList('/exploreDataManager')
  await user.click(openers()[0] as HTMLElement)
  const shown = await drawer()
  expect(within(shown).queryByRole('button', { name: /Show more/ })).toBeNull()
  expect(within(shown).getByRole('heading', { name: 'Other fields' })).toBeTruthy()
})

test('the search keys of the list do nothing while it is open', async () => {
  await openList()
  await user.click(openers()[0] as HTMLElement)
  await drawer()
  await user.keyboard(']')
  expect(new URLSearchParams(location.search).get('page')).toBeNull()
  expect(button('Close')).toBeTruthy()
})
