// @vitest-environment-options { "settings": { "disableIframePageLoading": true } }
import type { Blog } from '@tarang/sdk'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#platform/api/api'
import { withReferenceServer } from '../../testing/reference-server.ts'
import Site from '../site.tsx'
import { entriesOf, mostPopular } from './blogs.model.ts'

const reference = withReferenceServer()
const LIST = 'GET /api/fetchNewsLetterAndBlogs'

const open = (path: string) => {
  history.replaceState(null, '', path)
  return act(async () => render(<Site />))
}
const click = (element: HTMLElement) => act(() => userEvent.click(element))
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const region = (name: string) => screen.findByRole('region', { name })
const titles = (container: HTMLElement) =>
  within(container)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

const answered = async () => entriesOf(await api.blogs.list())
const answer = (body: unknown) => reference.fail(LIST, Response.json(body))
const title = ({ title }: { title: string }) => title

describe('the list', () => {
  it('shows the newest, the most popular, the categories, and eight of the rest', async () => {
    const entries = await answered()
    await open('/newsLetterAndBlogs')
    expect(await screen.findByRole('heading', { level: 2, name: entries[0]?.title as string })).toBeTruthy()
    expect(titles(await region('Most Popular'))).toEqual(mostPopular(entries).slice(0, 4).map(title))
    const links = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')]).slice(0, 2)).toEqual([
      ['Daily Bytes', '/category/Daily%20Bytes'],
      ['Market Nuggets', '/category/Market%20Nuggets'],
    ])
    expect(titles(await region('Everything, newest first'))).toEqual(entries.slice(0, 8).map(title))
    expect(document.title).toBe('Newsletters & Blogs · Tarang')
  })

  it('expands and collapses the popular entries', async () => {
    const entries = await answered()
    await open('/newsLetterAndBlogs')
    const popular = await region('Most Popular')
    const toggle = within(popular).getByRole('button', { name: /View all/ })
    await click(toggle)
    expect(titles(popular)).toEqual(mostPopular(entries).map(title))
    expect(toggle.textContent).toContain('View less')
    await click(toggle)
    expect(titles(popular)).toHaveLength(4)
  })

  it('loads eight more and eight less, never under eight, and restores the grid on Back', async () => {
    const entries = await answered()
    await open('/newsLetterAndBlogs')
    const grid = await region('Everything, newest first')
    expect(within(grid).queryByRole('button', { name: 'Load Less' })).toBeNull()
    await click(within(grid).getByRole('button', { name: 'Load More' }))
    await click(within(grid).getByRole('button', { name: 'Load More' }))
    expect(titles(grid)).toHaveLength(24)
    await click(within(grid).getByRole('button', { name: 'Load Less' }))
    expect(titles(grid)).toEqual(entries.slice(0, 16).map(title))
    expect(screen.getByText(`16 of ${entries.length} entries`)).toBeTruthy()

    await click(within(grid).getByRole('link', { name: entries[12]?.title as string }))
    await heading(entries[12]?.title as string)
    await act(async () => history.back())
    await waitFor(async () =>
      expect(titles(await region('Everything, newest first'))).toEqual(entries.slice(0, 16).map(title)),
    )
    const again = await region('Everything, newest first')
    for (let turn = 0; turn < 4; turn++) {
      const more = within(again).queryByRole('button', { name: 'Load More' })
      if (more) await click(more)
    }
    expect(titles(again)).toHaveLength(entries.length)
    expect(within(again).queryByRole('button', { name: 'Load More' })).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Load Less'))
  })

  it('finds entries by their titles, with the keyboard', async () => {
    const entries = await answered()
    await open('/newsLetterAndBlogs')
    await region('Most Popular')
    await click(await button('Search'))
    const dialog = await screen.findByRole('dialog', { name: /Search/ })
    const field = within(dialog).getByRole('combobox')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(within(dialog).queryAllByRole('option')).toHaveLength(0)

    const wanted = entries.filter((entry) => entry.title.toLowerCase().includes('the'))
    expect(wanted.length).toBeGreaterThan(5)
    await act(() => userEvent.keyboard('THE'))
    const options = within(dialog).getAllByRole('option')
    expect(options.map((option) => option.firstChild?.textContent)).toEqual(wanted.slice(0, 5).map(title))
    expect(options[0]?.getAttribute('aria-selected')).toBe('true')
    await act(() => userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}'))
    expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id)
    await act(() => userEvent.keyboard('{Enter}'))
    await heading(wanted[1]?.title as string)
    expect(location.pathname).toBe(`/newsLetterAndBlogsTemplate/blogs/${wanted[1]?.id}`)
  })

  it('shows a message where no title matches', async () => {
    await open('/newsLetterAndBlogs')
    await region('Most Popular')
    await click(await button('Search'))
    const dialog = await screen.findByRole('dialog', { name: /Search/ })
    await act(() => userEvent.type(within(dialog).getByRole('combobox'), 'xyzzy'))
    expect(within(dialog).getByText('No newsletters found.')).toBeTruthy()
  })

  it.each(['/newsLetterAndBlogs', '/allVideosOfnewsLetterAndBlogs', '/category/Strategies'])(
    'tells an empty list on %s from one that could not be loaded, which can be loaded again',
    async (path) => {
      const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
      reference.fail(LIST, new Response(null, { status: 503 }))
      await open(path)
      const retry = await button('Try again')
      expect(screen.getByText('This could not be loaded just now.')).toBeTruthy()
      answer([])
      await click(retry)
      await waitFor(() => expect(screen.queryByText('This could not be loaded just now.')).toBeNull())
      expect(await screen.findByText('No newsletters found.')).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
      log.mockRestore()
    },
    20_000,
  )

  it('shows entries with missing fields, and markup as text', async () => {
    answer([
      { id: 1 },
      {
        id: 2,
        text: '<img src=x onerror=alert(1)>',
        backgroundImage: 'javascript:1',
        likesCount: 'x',
        categories: 'A, <b>B</b>',
      },
      { text: 'No id' },
      null,
    ])
    await open('/newsLetterAndBlogs')
    const grid = await region('Everything, newest first')
    expect(titles(grid)).toEqual(['Untitled', '<img src=x onerror=alert(1)>'])
    expect(grid.querySelector('img')).toBeNull()
    expect(screen.getByRole('link', { name: '<b>B</b>' })).toBeTruthy()
  })
})

describe('a like in the list', () => {
  const likes = () => within(document.querySelector('main') as HTMLElement)
  let entry: Awaited<ReturnType<typeof answered>>[number]

  beforeEach(async () => {
    entry = (await answered())[0] as typeof entry
    reference.calls.length = 0
  })
  const buttons = () => likes().getAllByRole('button', { name: new RegExp(`^Like “${entry.title}”`) })
  const shown = () => buttons().map((one) => [one.getAttribute('aria-pressed'), one.textContent])
  const both = (liked: boolean, count: number) => buttons().map(() => [String(liked), String(count)])
  const LIKE = () => `POST /api/${entry.id}/like`

  it('is shown at once on every card of the entry, then as the server counts, and remembered', async () => {
    await open('/newsLetterAndBlogs')
    await region('Most Popular')
    expect(buttons().length).toBeGreaterThan(1)
    expect(shown()).toEqual(both(false, entry.likesCount))
    reference.fail(LIKE(), Response.json({ likesCount: 1234, liked: true }))
    await click(buttons()[0] as HTMLElement)
    await waitFor(() => expect(buttons()[1]?.textContent).toBe('1,234'))
    expect(buttons()[0]?.getAttribute('aria-pressed')).toBe('true')
    expect(buttons()[0]?.getAttribute('aria-label')).toBe(`Like “${entry.title}”: 1,234 likes`)
    expect(localStorage.getItem('blogs.liked')).toBe(`["${entry.id}"]`)
  })

  it('reaches the server', async () => {
    await open('/newsLetterAndBlogs')
    await region('Most Popular')
    await click(buttons()[0] as HTMLElement)
    await waitFor(async () => expect((await api.blogs.likes(entry.id)).likesCount).toBe(entry.likesCount + 1))
    await waitFor(() => expect(shown()).toEqual(both(true, entry.likesCount + 1)))
  })

  it('is counted anew when the list is loaded again', async () => {
    const blogs = await api.blogs.list()
    await open('/newsLetterAndBlogs')
    await region('Most Popular')
    expect(shown()).toEqual(both(false, entry.likesCount))
    const likesCount = entry.likesCount + 5
    answer(blogs.map((blog) => (blog.id === entry.id ? { ...blog, likesCount } : blog)))
    const [name = ''] = entry.categories
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }))
    await click(categories.getByRole('link', { name }))
    await heading(name)
    await waitFor(() => expect(shown()).toEqual(both(false, likesCount)))
  })

  it('comes from local storage where the API does not send it', async () => {
    const list = (await api.blogs.list()).map(({ liked: _, ...blog }) => blog)
    localStorage.setItem('blogs.liked', `[${entry.id}]`)
    answer(list)
    await open('/newsLetterAndBlogs')
    await region('Most Popular')
    expect(shown()).toEqual(both(true, entry.likesCount))
  })
})

describe('a category', () => {
  const names = async () => within(await screen.findByRole('main')).queryAllByRole('article')

  it('lists its entries, ignoring case, and searches them', async () => {
    const entries = (await answered()).filter(({ categories }) => categories.includes('Market Nuggets'))
    await open('/category/market%20nuggets')
    await heading('market nuggets')
    await waitFor(async () => expect(await names()).toHaveLength(entries.length))
    expect(screen.getByText(`${entries.length} entries`)).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('market nuggets · Tarang'))

    const [first] = entries
    const field = screen.getByRole('searchbox', { name: 'Keyword' })
    await act(() => userEvent.type(field, first?.title.toUpperCase() as string))
    await waitFor(async () => expect(await names()).toHaveLength(1))
    expect(screen.getByText('1 entry')).toBeTruthy()
    expect(screen.getByRole('link', { name: first?.title as string })).toBeTruthy()
    await act(() => userEvent.type(field, ' xyzzy'))
    expect(await screen.findByText('No newsletters found.')).toBeTruthy()
  })

  it('reads categories from a text, from a list and from null', async () => {
    answer([
      { id: 1, text: 'One', likesCount: 0, categories: 'Strategies, Daily Bytes' },
      { id: 2, text: 'Two', likesCount: 0, categories: ['daily bytes'] },
      { id: 3, text: 'Three', likesCount: 0, categories: null },
    ] satisfies Record<string, unknown>[] as unknown as Blog[])
    await open('/category/Daily%20Bytes')
    await waitFor(async () => expect(await names()).toHaveLength(2))
  })

  it.each([
    '/category/Nowhere',
    '/category/%3Cscript%3E',
    '/category/100%25',
    '/category/100%2525',
    '/category/a%2Fb',
  ])('%s is empty and shows a message', async (path) => {
    await open(path)
    expect(await screen.findByText('No newsletters found.')).toBeTruthy()
    await heading(decodeURIComponent(path.slice('/category/'.length)))
  })
})

describe('all entries', () => {
  it('are listed newest first, eight to a page', async () => {
    const entries = await answered()
    await open('/allVideosOfnewsLetterAndBlogs')
    await heading('All newsletters and blogs')
    const main = screen.getByRole('main')
    await waitFor(() => expect(titles(main)).toEqual(entries.slice(0, 8).map(title)))
    await click(await button('Next'))
    expect(titles(main)).toEqual(entries.slice(8, 16).map(title))
    expect(location.search).toBe('?page=2')
    await act(async () => history.back())
    await waitFor(() => expect(titles(main)).toEqual(entries.slice(0, 8).map(title)))
  })

  it('open at the page of the address, and show a message where there are none', async () => {
    const entries = await answered()
    await open('/allVideosOfnewsLetterAndBlogs?page=99')
    const main = await screen.findByRole('main')
    await waitFor(() => expect(titles(main).at(-1)).toBe(entries.at(-1)?.title))
    expect((await button('Next')).getAttribute('aria-disabled')).toBe('true')
    answer([])
    await open('/allVideosOfnewsLetterAndBlogs')
    expect(await screen.findByText('No newsletters found.')).toBeTruthy()
  })
})
