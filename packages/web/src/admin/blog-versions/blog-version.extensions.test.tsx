import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { session } from '#platform/api/session'
import { cells, loaded, openConsole, rows, served } from '../../testing/console.tsx'
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
const titleOf = async (id: number) =>
  (
    await (
      await reference.server.fetch(new Request(`http://localhost/api/fetchNewsLetterAndBlogs/${id}`))
    ).json()
  ).text
const confirm = async () =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }))

test('an earlier version is compared and restored, from the blog manager', async () => {
  const { id } = await add('First title')
  await post('/newsletter/edit', { id: String(id), text: 'Second title' })
  await openConsole('/newsletterManager')
  await loaded()
  await user.click(screen.getByRole('link', { name: 'Earlier versions of Second title' }))
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
  expect(rows().map((row) => cells(row)[1])).toEqual(['Replaced by an earlier version', 'Changed'])
})

test('a version of a deleted blog leads to the deleted blogs, and cannot be restored', async () => {
  const { id } = await add('A blog to delete')
  await post(`/newsletter/delete/${id}`, {})
  const [version] = await served<{ id: number }[]>(reference, `/extensions/blogs/${id}/versions`)
  await openConsole(`/blogVersions/${id}/${version!.id}`)
  await screen.findByText('This blog is deleted. It can be restored under Deleted Blogs.')
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
})
