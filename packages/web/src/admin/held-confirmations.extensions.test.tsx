import type { Blog } from '@tarang/sdk'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#platform/api/api'
import { toaster } from '#ui/toaster'
import { chooseAction, loaded, openConsole } from '../testing/console.tsx'
import { withReferenceServer } from '../testing/reference-server.ts'
import './blogs/blogs.tsx'
import './layout/layout.tsx'
import './strategy-data/strategy-data.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()

beforeEach(async () => {
  toaster.remove()
  await reference.signIn()
})

const bar = (name: RegExp) => screen.findByRole('region', { name })
const barClosed = (name: RegExp) => waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull())
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const deletions = () => reference.calls.filter((call) => call.startsWith('POST /api/newsletter/delete/'))
const EXCLUDE = 'POST /api/excludeLiveTrades'

async function confirm(title: string) {
  const question = await screen.findByRole('alertdialog', { name: title })
  await user.dblClick(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

/** The title of a blog on the first page, of which no other has the title. */
async function openBlogs() {
  const blogs: readonly Blog[] = await api.blogs.list()
  await openConsole('/newsletterManager')
  await loaded()
  reference.calls.length = 0
  const shown = blogs.find(
    ({ text }) => screen.queryAllByRole('button', { name: `Edit ${text}` }).length === 1,
  )
  return String(shown?.text)
}

test('the deletion of a blog waits after its confirmation, and can be taken back', async () => {
  const title = await openBlogs()
  await chooseAction(title, 'Delete')
  await confirm('Delete Blog')
  const held = await bar(/^Deleting “/)
  expect(held.textContent).toContain(`Deleting “${title}” in 60 s`)
  expect(document.activeElement).toBe(held)
  await press('Undo')
  await barClosed(/^Deleting “/)
  expect(deletions()).toEqual([])
  expect(screen.getByRole('button', { name: `Edit ${title}` })).toBeTruthy()
})

test('Delete now deletes once, says so, and the list is loaded again', async () => {
  const title = await openBlogs()
  await chooseAction(title, 'Delete')
  await confirm('Delete Blog')
  await bar(/^Deleting “/)
  // The same blog is held once: its bar takes the focus.
  await chooseAction(title, 'Delete')
  expect(document.activeElement).toBe(await bar(/^Deleting “/))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getAllByRole('region', { name: /^Deleting “/ })).toHaveLength(1)
  await press('Delete now')
  expect((await screen.findAllByText('Blog deleted successfully!')).length).toBeGreaterThan(0)
  await barClosed(/^Deleting “/)
  expect(deletions()).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('button', { name: `Edit ${title}` })).toBeNull())
})

test('a deletion that fails says why, and is dismissed', async () => {
  const title = await openBlogs()
  const { id } = (await api.blogs.list()).find(({ text }) => text === title) as Blog
  reference.fail(`POST /api/newsletter/delete/${id}`, 'offline')
  await chooseAction(title, 'Delete')
  await confirm('Delete Blog')
  const held = await bar(/^Deleting “/)
  await press('Delete now')
  expect((await within(held).findByRole('alert')).textContent).toBe(
    'Error occurred while deleting.We do not know whether it was deleted.',
  )
  expect(within(held).queryByRole('button', { name: 'Reopen the form' })).toBeNull()
  // Another attempt takes its place.
  await chooseAction(title, 'Delete')
  await confirm('Delete Blog')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getAllByRole('region', { name: /^Deleting “/ })).toHaveLength(1)
  await press('Delete now')
  await within(await bar(/^Deleting “/)).findByRole('alert')
  expect(deletions()).toHaveLength(2)
  await press('Dismiss')
  await barClosed(/^Deleting “/)
})

test('the exclusion of a trade waits after its confirmation; then its row is greyed', async () => {
  const [strategy] = await api.strategies.list()
  const code = strategy?.strategyCode ?? ''
  const excluded = (await api.liveTrades.listExcluded()).map(({ stockName }) => stockName)
  const { liveTrades = [] } = await api.strategies.get(code)
  const stock = liveTrades?.find(({ stockName }) => !excluded.includes(String(stockName)))?.stockName ?? ''
  await openConsole(`/strategyDataManager/${code}?fromPreview=true&section=live`)
  await screen.findAllByRole('button', { name: `Delete ${stock}` })
  reference.calls.length = 0
  await user.click(screen.getAllByRole('button', { name: `Delete ${stock}` })[0]!)
  await confirm('Delete trade')
  await bar(/^Excluding the trade/)
  await press('Undo')
  await barClosed(/^Excluding/)
  expect(reference.calls).not.toContain(EXCLUDE)
  await user.click(screen.getAllByRole('button', { name: `Delete ${stock}` })[0]!)
  await confirm('Delete trade')
  await bar(/^Excluding the trade/)
  await press('Exclude now')
  const words = `The trade for stock "${stock}" has been successfully persisted and excluded.`
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(reference.calls.filter((call) => call === EXCLUDE)).toHaveLength(1)
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: `Disabled ${stock}` }).length).toBeGreaterThan(0),
  )
})

test('several blogs wait in their dialog: Undo and Escape send nothing, Delete now deletes each once', async () => {
  await openConsole('/newsletterManager')
  await loaded()
  // The first of all is that of the header.
  for (const box of screen.getAllByRole('checkbox').slice(1, 3)) await user.click(box)
  await screen.findByRole('region', { name: /^Selected rows of / })
  reference.calls.length = 0
  const ask = async () => {
    const selected = within(screen.getByRole('region', { name: /^Selected rows of / }))
    await user.click(selected.getByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete Blogs' })
    await user.dblClick(within(question).getByRole('button', { name: 'Delete' }))
    return screen.findByRole('dialog', { name: 'Delete Blogs' })
  }
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const held = await ask()
  expect(held.textContent).toContain('Deleting 2 blogs in 60 s in 60 seconds.')
  await user.click(within(held).getByRole('button', { name: 'Undo' }))
  await closed()
  await ask()
  await user.keyboard('{Escape}')
  await closed()
  expect(reference.calls).toEqual([])

  await user.dblClick(within(await ask()).getByRole('button', { name: 'Delete now' }))
  await screen.findByText('2 of 2 blogs deleted.')
  expect(deletions()).toHaveLength(2)
})
