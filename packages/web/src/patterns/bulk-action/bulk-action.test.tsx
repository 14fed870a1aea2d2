/** Bulk actions on the screens that offer them, against the reference server. */
import type { Blog, StockSplit } from '@tarang/sdk'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Actions } from '#patterns/action'
import { defineEditor, EditableTableScreen } from '#patterns/editor'
import { defineTable, text } from '#patterns/table'
import { session } from '#platform/api/session'
import {
  button,
  cell,
  chooseAction,
  dialogClosed,
  loaded,
  openConsole,
  rows,
  served,
} from '../../testing/console.tsx'
import { watchDownloads } from '../../testing/downloads.ts'
import { withReferenceServer } from '../../testing/reference-server.ts'
import type { BulkActions } from './index.ts'
import { selecting } from './use-bulk-actions.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()

beforeEach(() => reference.signIn())

async function openSelecting(path: string) {
  await openConsole(path)
  await loaded()
  // The bar is there with the first selected row.
  await selecting.load()
}
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select / })
const ofPage = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'All rows of this page' })
const check = (index: number) => user.click(boxes()[index] as HTMLElement)
const bar = () => screen.getByRole('region', { name: /^Selected rows of / })
const inBar = (name: string | RegExp) => within(bar()).getByRole('button', { name })
/** What the bar says; null without a selection. */
const selected = () =>
  screen.queryByRole('region', { name: /^Selected rows of / })?.querySelector('p')?.textContent ?? null

/** Presses an action, and confirms its question. Returns the dialog of the run. */
async function run(label: string, question: string) {
  await user.click(inBar(label))
  const asked = await screen.findByRole('alertdialog')
  expect(within(asked).getByText(question)).toBeTruthy()
  await user.click(within(asked).getByRole('button', { name: label }))
  return screen.findByRole('dialog')
}
const close = async () => {
  const [closing] = within(screen.getByRole('dialog')).getAllByText('Close')
  await user.click(closing as HTMLElement)
  await dialogClosed()
}

describe('explore items', () => {
  const UPDATE = 'POST /api/updateExploreData'
  const LIST = 'GET /api/getAllExploreData'

  test('the bar is there while rows are selected', async () => {
    await openConsole('/exploreDataManager')
    await loaded()
    expect(selected()).toBeNull()
    await check(0)
    await screen.findByRole('region', { name: 'Selected rows of Explore Data Manager' })
    await user.click(inBar('Clear'))
    expect(selected()).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('get a status, one call each, and the list is loaded once at the end', async () => {
    await openSelecting('/exploreDataManager')
    await check(0)
    await check(2)
    reference.calls.length = 0
    await run('Set Inactive', 'Are you sure you want to set 2 items to Inactive?')
    await screen.findByText('2 of 2 items set to Inactive.')
    await close()
    expect(selected()).toBeNull()
    await waitFor(() => expect(reference.calls).toEqual([UPDATE, UPDATE, LIST]))
    const shown = rows().map((row) => cell(row, 'Status'))
    expect([shown[0], shown[2]]).toEqual(['Inactive', 'Inactive'])
  })

  test('are stopped, and continued from another screen: each is changed once', async () => {
    await openSelecting('/exploreDataManager')
    await user.click(ofPage())
    reference.calls.length = 0
    const running = await run('Set Inactive', 'Are you sure you want to set 15 items to Inactive?')
    await act(async () => within(running).getByRole('button', { name: 'Stop after the current one' }).click())
    expect((await within(running).findByText(/were not started\.$/)).textContent).toMatch(
      /^\d+ of 15 items set/,
    )
    await act(async () => screen.getByRole('link', { name: /, home$/ }).click())
    await screen.findByRole('heading', { name: /^Welcome/ })
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Continue' }))
    await screen.findByText('15 of 15 items set to Inactive.')
    expect(reference.calls.filter((call) => call === UPDATE)).toHaveLength(15)
    await close()
  })

  test('are asked about first: Cancel sends nothing, and keeps the selection', async () => {
    await openSelecting('/exploreDataManager')
    await check(0)
    reference.calls.length = 0
    await user.click(inBar('Set Active'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(reference.calls).toEqual([])
    expect(selected()).toBe('1 item selected')
    expect(document.activeElement).toBe(inBar('Set Active'))
  })

  test('stay selected on another page, and while a filter hides them, which the bar says', async () => {
    await openSelecting('/exploreDataManager')
    await user.click(ofPage())
    expect(selected()).toBe('15 items selected')
    await user.click(button(/^Next/))
    expect(boxes().some(({ checked }) => checked)).toBe(false)
    await check(0)
    expect(selected()).toBe('16 items selected')
    await user.click(inBar(/^Select all/))
    const everything = Number(/^\d+/.exec(String(selected()))?.[0])
    expect(everything).toBeGreaterThan(16)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'learn')
    const learn = Number(/^\d+/.exec(String((await loaded()).textContent))?.[0])
    expect(learn).toBeLessThan(everything)
    expect(selected()).toBe(`${everything} items selected (${everything - learn} not shown)`)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'All Sections')
    expect(selected()).toBe(`${everything} items selected`)
    await user.click(inBar('Clear'))
    expect(selected()).toBeNull()
  })

  test('the header selects the page, is half checked while a part of it is selected, and deselects it', async () => {
    await openSelecting('/exploreDataManager')
    const state = () => [ofPage().checked, ofPage().indeterminate]
    await check(0)
    expect(state()).toEqual([false, true])
    await user.click(ofPage())
    expect([...state(), boxes().every(({ checked }) => checked)]).toEqual([true, false, true])
    await user.click(button(/^Next/))
    expect(state()).toEqual([false, false])
    await user.click(button(/^Previous/))
    await user.click(ofPage())
    expect([...state(), selected()]).toEqual([false, false, null])
  })

  test('how many are selected is told where screen readers notice it', async () => {
    await openSelecting('/exploreDataManager')
    const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    const before = screen.getAllByRole('status')
    await check(0)
    expect(told()).toContain('1 item selected')
    expect(screen.getAllByRole('status')).toEqual(before)
  })

  test('with Shift a range is selected, and deselected', async () => {
    await openSelecting('/exploreDataManager')
    await check(1)
    await user.keyboard('{Shift>}')
    await check(4)
    expect(
      boxes()
        .map(({ checked }) => checked)
        .slice(0, 6),
    ).toEqual([false, true, true, true, true, false])
    await check(2)
    await user.keyboard('{/Shift}')
    expect(
      boxes()
        .map(({ checked }) => checked)
        .slice(0, 6),
    ).toEqual([false, true, false, false, false, false])
  })

  test('are exported, only the selected ones', async () => {
    const downloads = watchDownloads()
    await openSelecting('/exploreDataManager')
    await check(0)
    await check(1)
    await user.click(inBar('Export selection'))
    expect((await screen.findAllByText('Exported 2 rows')).length).toBeGreaterThan(0)
    const lines = (await downloads[0]!.file.text()).trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('Sr No.,Description')
  })
})

describe('stock splits', () => {
  const UPDATE = 'POST /api/updateStockSplitCalender'
  const LIST = 'GET /api/getStockSplitCalender'
  const splits = () => served<StockSplit[]>(reference, '/getStockSplitCalender')

  /** Another member of staff changes a split. */
  async function changeElsewhere({ id, stockname, sourcedon, status, corporateaction }: Partial<StockSplit>) {
    const request = new Request('http://admin.localhost/api/updateStockSplitCalender', {
      method: 'POST',
      headers: { authorization: `Bearer ${session.jwtToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id, stockname, sourcedon, status, corporateaction }),
    })
    expect((await reference.server.fetch(request)).status).toBe(200)
  }

  test('get a status, and keep their other values, also those that another changed since', async () => {
    await openSelecting('/stockSplitCalender')
    await user.click(ofPage())
    const [first] = await splits()
    await changeElsewhere({ ...first, corporateaction: 'Rights and bonus' })
    const before = await splits()
    reference.calls.length = 0
    await run(
      'Set Completed',
      `Are you sure you want to set ${Math.min(15, before.length)} splits to Completed?`,
    )
    await screen.findByText(/splits set to Completed\.$/)
    // The list is read once before the calls, and once after them.
    await waitFor(() => expect(reference.calls.filter((call) => call === LIST)).toHaveLength(2))
    expect([reference.calls[0], reference.calls.at(-1)]).toEqual([LIST, LIST])
    const after = new Map((await splits()).map((split) => [split.id, split]))
    const changed = before.filter(({ id }) => after.get(id)?.status === 1)
    expect(changed.length).toBeGreaterThanOrEqual(Math.min(15, before.length))
    for (const { id, stockname, splitratio, corporateaction, sourcedon } of before)
      expect(after.get(id)).toMatchObject({ stockname, splitratio, corporateaction, sourcedon })
  })

  test('wait for a login when the session ends, and continue after it', async () => {
    await openSelecting('/stockSplitCalender')
    await user.click(ofPage())
    const jwtToken = session.jwtToken()
    reference.fail(UPDATE, Response.json({}, { status: 401 }))
    await user.click(inBar('Set Pending'))
    const asked = within(await screen.findByRole('alertdialog'))
    await user.click(asked.getByRole('button', { name: 'Set Pending' }))
    await screen.findByRole('dialog', { name: 'Login' })
    expect(reference.calls.filter((call) => call === UPDATE)).toHaveLength(3)
    reference.repair(UPDATE)
    await act(async () =>
      session.store({ jwtToken: String(jwtToken), refreshToken: '', userName: 'Asha Kulkarni' }),
    )
    await screen.findByText(/^(\d+) of \1 splits set to Pending\.$/)
  })

  test('a retry reads the list again, and keeps what another changed since the failure', async () => {
    await openSelecting('/stockSplitCalender')
    await check(0)
    const [first] = await splits()
    reference.fail(UPDATE, Response.json({ message: 'Try later.' }, { status: 503 }))
    await run('Set Pending', 'Are you sure you want to set 1 split to Pending?')
    await screen.findByText('0 of 1 split set to Pending. 1 failed.')
    reference.repair(UPDATE)
    await changeElsewhere({ ...first, corporateaction: 'Changed while the summary was open' })
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retry' }))
    await screen.findByText('1 of 1 split set to Pending.')
    const after = (await splits()).find(({ id }) => id === first?.id)
    expect(after?.corporateaction).toBe('Changed while the summary was open')
  })

  test('a row that its form would refuse is listed, and not sent', async () => {
    const [split] = await splits()
    reference.fail('GET /api/getStockSplitCalender', Response.json([{ ...split, sourcedon: null }]))
    await openSelecting('/stockSplitCalender')
    await check(0)
    reference.calls.length = 0
    await run('Set Pending', 'Are you sure you want to set 1 split to Pending?')
    await screen.findByText('0 of 1 split set to Pending. 1 failed.')
    const failed = within(screen.getByRole('list', { name: 'Failed' })).getAllByRole('listitem')
    expect(failed.map(({ textContent }) => textContent)).toEqual([
      `${split?.stockname}: Source Date is required`,
    ])
    expect(reference.calls).not.toContain(UPDATE)
  })
})

describe('blogs', () => {
  test('one that is deleted by its own button is no longer selected', async () => {
    await openSelecting('/newsletterManager')
    await check(0)
    expect(selected()).toBe('1 blog selected')
    const title = cell(rows()[0], 'Title')
    await chooseAction(title, 'Delete')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByText('Blog deleted successfully!')
    // Behind a dialog there is no bar for a screen reader, whatever is selected.
    await close()
    expect(rows().map((row) => cell(row, 'Title'))).not.toContain(title)
    expect(selected()).toBeNull()
  })

  const DELETE = 'POST /api/newsletter/delete/'
  const blogs = () => served<Blog[]>(reference, '/fetchNewsLetterAndBlogs')
  const deletions = () => reference.calls.filter((call) => call.startsWith(DELETE))

  test('are deleted but for one, which is listed with its reason, stays selected, and is retried', async () => {
    await openSelecting('/newsletterManager')
    for (const index of [0, 1, 2, 3, 4]) await check(index)
    const names = rows()
      .slice(0, 5)
      .map((row) => cell(row, 'Title'))
    const listed = await blogs()
    const third = listed.find(({ text }) => text === names[2])
    reference.fail(
      `${DELETE}${third?.id}`,
      Response.json({ message: 'This blog is pinned.' }, { status: 409 }),
    )
    await run('Delete', 'Are you sure you want to delete 5 blogs? Readers will no longer see them.')
    await screen.findByText('4 of 5 blogs deleted. 1 failed.')
    expect(screen.getByRole('list', { name: 'Failed' }).textContent).toBe(`${names[2]}: This blog is pinned.`)
    expect(deletions()).toHaveLength(5)
    expect(await blogs()).toHaveLength(listed.length - 4)
    reference.repair(`${DELETE}${third?.id}`)
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retry' }))
    await screen.findByText('5 of 5 blogs deleted.')
    expect(deletions()).toHaveLength(6)
    await close()
    expect(await blogs()).toHaveLength(listed.length - 5)
    expect(selected()).toBeNull()
    await waitFor(() => expect(rows().map((row) => cell(row, 'Title'))).not.toContain(names[2]))
  })
})

test('several caches are refreshed, and the strategy code stays as it is', async () => {
  reference.server.advanceClock(1000)
  await openConsole('/refreshCache')
  await user.click(await screen.findByRole('button', { name: 'Select rows' }))
  await screen.findByRole('region', { name: 'Selected rows of Caches' })
  expect(boxes().map((box) => box.getAttribute('aria-label'))).toEqual([
    'Select CATEGORIES',
    'Select AVAILABLE_FACTOR',
    'Select STRATEGY',
  ])
  await check(0)
  await check(2)
  reference.calls.length = 0
  await run('Refresh', 'Are you sure you want to refresh 2 caches?')
  await screen.findByText('2 of 2 caches refreshed.')
  expect(reference.calls.toSorted()).toEqual([
    'GET /api/refreshCache/categories',
    'GET /api/refreshCache/strategy',
  ])
  await close()
  expect(await screen.findByRole('button', { name: 'Refresh STRATEGY CODE' })).toBeTruthy()
})

describe('a table with a search', () => {
  const funds = defineTable<{ id: number | null; name: string }>({
    load: async () => [
      { id: 1, name: 'Nilgiri Growth' },
      { id: 2, name: 'Nilgiri Value' },
      { id: 3, name: 'Aravalli Growth' },
      { id: null, name: 'Without an id' },
    ],
    rowId: (fund) => fund.id,
    search: { label: 'Fund name', in: (fund) => fund.name },
    empty: 'No funds available.',
    failure: 'Failed to fetch funds.',
    columns: [text('Fund', 'name')],
  })
  const closed: (number | null)[] = []
  const bulk: BulkActions<{ id: number | null; name: string }> = {
    noun: ['fund', 'funds'],
    nameOf: ({ name }) => name,
    actions: [
      {
        label: 'Close all',
        title: 'Close Funds',
        question: (rows) => `Are you sure you want to close ${rows}?`,
        doing: 'Closing',
        done: 'closed',
        act: async ({ id }) => void closed.push(id),
        failure: () => 'Failed to close the fund.',
      },
    ],
  }
  const editor = defineEditor({
    noun: 'Fund',
    draftOf: (fund: { id: number | null; name: string } | null) => ({ name: fund?.name ?? '' }),
    fields: [{ kind: 'text', name: 'name', label: 'Name' }],
    create: async () => undefined,
    added: 'Fund added.',
    notAdded: 'Failed to add the fund.',
  })

  test('keeps the rows selected that a search hides, and says how many; a row without an id has no box', async () => {
    history.replaceState(null, '', '/')
    render(
      <>
        <EditableTableScreen title="Funds" table={funds} editor={editor} bulk={bulk} />
        <Actions />
      </>,
    )
    await loaded()
    expect(boxes()).toHaveLength(3)
    await user.click(ofPage())
    await screen.findByRole('region', { name: 'Selected rows of Funds' })
    await user.type(screen.getByRole('searchbox'), 'value')
    await waitFor(() => expect(selected()).toBe('3 funds selected (2 not shown)'))
    await run('Close all', 'Are you sure you want to close 3 funds?')
    await screen.findByText('3 of 3 funds closed.')
    expect(closed.toSorted()).toEqual([1, 2, 3])
  })

  test('on a phone a button shows the checkboxes and the bar, and takes both away', async () => {
    const media = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
    vi.stubGlobal('matchMedia', () => media)
    history.replaceState(null, '', '/')
    const screens = render(
      <>
        <EditableTableScreen title="Funds" table={funds} editor={editor} bulk={bulk} />
        <Actions />
      </>,
    )
    await loaded()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(button('More'))
    await user.click(button('Select rows'))
    await waitFor(() => expect(selected()).toBe('Nothing selected'))
    await user.click(inBar('Select page'))
    expect(selected()).toBe('3 funds selected')
    await user.click(button('Select rows'))
    expect(selected()).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    screens.unmount()
    vi.unstubAllGlobals()
  })
})

test('the focus follows each step', async () => {
  await openSelecting('/exploreDataManager')
  await check(0)
  inBar('Set Active').focus()
  await user.keyboard('{Enter}')
  const asked = await screen.findByRole('alertdialog')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
  within(asked).getByRole('button', { name: 'Set Active' }).focus()
  await user.keyboard('{Enter}')
  const summary = await screen.findByText('1 of 1 item set to Active.')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  await user.keyboard('{Escape}')
  await dialogClosed()
})
