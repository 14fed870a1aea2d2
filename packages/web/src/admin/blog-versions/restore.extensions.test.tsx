import type { DeletedBlog } from '@tarang/sdk/extensions'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { session } from '#platform/api/session'
import { formatDate } from '#platform/formats/console-date'
import {
  cells,
  chooseAction,
  column,
  dialogClosed,
  loaded,
  openConsole,
  rowOf,
  rows,
  served,
} from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'
// Preloaded, so that no test waits for the transform.
import '../blogs/blogs.tsx'
import './blog-version.tsx'
import './blog-versions.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()

beforeEach(() => reference.signIn())

async function post(path: string, fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const headers = { authorization: `Bearer ${session.jwtToken()}` }
  const request = new Request(`http://admin.localhost/api${path}`, { method: 'POST', headers, body })
  const response = await reference.server.fetch(request)
  expect(response.status).toBe(200)
  return response.json() as Promise<{ id: number }>
}
const add = (text: string) => post('/newsletter/upload', { text, category: 'Strategies' })
const read = (id: number) =>
  reference.server.fetch(new Request(`http://localhost/api/fetchNewsLetterAndBlogs/${id}`))
const titleOf = async (id: number) => (await (await read(id)).json()).text
const statusOf = async (id: number) => (await read(id)).status
const confirm = async () =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }))

test('an earlier version is compared and restored, from the blog manager', async () => {
  const { id } = await add('First title')
  await post('/newsletter/edit', { id: String(id), text: 'Second title' })
  await openConsole('/newsletterManager')
  await loaded()
  await chooseAction('Second title', 'Earlier versions')
  await screen.findByRole('heading', { name: 'Earlier Versions' })
  await loaded()
  expect(rows()).toHaveLength(1)
  const compare = screen.getByRole<HTMLAnchorElement>('link', { name: 'Compare' })
  cleanup()
  await openConsole(compare.pathname)
  const table = await screen.findByRole('table', { name: 'Differences' })
  expect(within(table).getByRole('row', { name: 'Title First title Second title' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await confirm()
  await screen.findByText('The blog is published as it was.')
  expect(await titleOf(id)).toBe('First title')
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  // The list of versions opens again.
  await screen.findByRole('heading', { name: 'Earlier Versions' })
  await loaded()
  expect(column('Change')).toEqual(['Replaced by an earlier version', 'Changed'])
})

test('a version of a deleted blog leads to the deleted blogs, and cannot be restored', async () => {
  const { id } = await add('A blog with versions')
  await post(`/newsletter/delete/${id}`, {})
  const [version] = await served<{ id: number }[]>(reference, `/extensions/blogs/${id}/versions`)
  await openConsole(`/blogVersions/${id}/${version!.id}`)
  await screen.findByText('This blog is deleted. It can be restored under Deleted Blogs.')
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
})

test('a deleted blog is restored from the list of deleted blogs', async () => {
  const { id } = await add('A blog to delete')
  await post(`/newsletter/delete/${id}`, {})
  expect(await statusOf(id)).toBe(404)
  await openConsole('/deletedBlogs')
  await loaded()
  const shown = cells(rowOf('A blog to delete'))
  const [blog] = await served<DeletedBlog[]>(reference, '/extensions/deleted-blogs')
  expect([...shown.slice(0, 4), shown[5]]).toEqual([
    ...['A blog to delete', 'Strategies', formatDate(blog?.publishedDate), '0', 'Asha Kulkarni'],
  ])
  await user.click(screen.getByRole('button', { name: 'Restore A blog to delete' }))
  expect((await screen.findByRole('alertdialog', { name: 'Restore Blog' })).textContent).toContain(
    'Publish “A blog to delete” again? It keeps its number, its date and its likes, and visitors see it at once.',
  )
  await confirm()
  await screen.findByText('The blog is published again.')
  expect(await statusOf(id)).toBe(200)
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  await dialogClosed()
  expect(screen.queryByRole('button', { name: 'Restore A blog to delete' })).toBeNull()
})

test('a refused restoration is said, and the blog stays in the list', async () => {
  const { id } = await add('A blog to keep')
  await post(`/newsletter/delete/${id}`, {})
  reference.fail(`POST /api/extensions/deleted-blogs/${id}/restore`, 'offline')
  await openConsole('/deletedBlogs')
  await loaded()
  await user.click(screen.getByRole('button', { name: 'Restore A blog to keep' }))
  await confirm()
  await screen.findByText(/^The blog could not be restored/)
  await user.click(screen.getByRole('button', { name: 'Look' }))
  await dialogClosed()
  expect(rowOf('A blog to keep')).toBeDefined()
})
