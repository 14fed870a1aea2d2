// @vitest-environment-options { "settings": { "disableIframePageLoading": true } }
import type { Id } from '@tarang/sdk'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { api } from '#platform/api/api'
import { withReferenceServer } from '../../testing/reference-server.ts'
import { stubFetch } from '../../testing/stub-fetch.ts'
import { entriesOf } from '../blogs/blogs.model.ts'
import Site from '../site.tsx'

const reference = withReferenceServer()

const open = (path: string) => {
  history.replaceState(null, '', path)
  return act(async () => render(<Site />))
}
const openEntry = (id: Id) => open(`/newsLetterAndBlogsTemplate/blogs/${id}`)
const click = (element: HTMLElement) => act(() => userEvent.click(element))
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const entries = async () => entriesOf(await api.blogs.list())
const call = (id: Id) => `GET /api/fetchNewsLetterAndBlogs/${id}`
const count = (id: Id) => `GET /api/${id}/getLikeCount`
const quietly = () => vi.spyOn(console, 'warn').mockImplementation(() => {})
const like = async () => (await screen.findAllByRole('button', { name: /^Like/ }))[0] as HTMLElement

describe('an entry', () => {
  it('shows Loading..., then its title, date, picture and text', async () => {
    const [, entry] = await entries()
    reference.fail(call(entry?.id as Id), 'slow')
    const page = await openEntry(entry?.id as Id)
    await screen.findByRole('button', { name: 'Back' })
    expect(screen.getByText('Loading...')).toBeTruthy()
    page.unmount()
    reference.repair(call(entry?.id as Id))

    await openEntry(entry?.id as Id)
    await heading(entry?.title as string)
    const article = screen.getAllByRole('article')[0] as HTMLElement
    expect(within(article).getByText(entry?.date as string)).toBeTruthy()
    await waitFor(() => expect(article.textContent).toContain('It recommends no security'))
    expect(within(article).getByText(/^\d+ min read$/)).toBeTruthy()
    expect(document.title).toBe(`${entry?.title} · Tarang`)
    // The body is fetched from its link.
    expect(reference.calls.some((made) => /^GET \/files\/blog-\d+\.html$/.test(made))).toBe(true)
  })

  it('links to the previous and the next entry, and to more of its category', async () => {
    const all = await entries()
    const entry = all[5]
    await openEntry(entry?.id as Id)
    const steps = within(await screen.findByRole('navigation', { name: 'Previous and next' }))
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [all[6], all[4]].map((one) => `/newsLetterAndBlogsTemplate/blogs/${one?.id}`),
    )
    const more = screen.getByRole('region', { name: `More of ${entry?.categories[0]}` })
    expect(within(more).getAllByRole('article').length).toBeGreaterThan(0)
    await click(steps.getByRole('link', { name: /^Previous/ }))
    await heading(all[6]?.title as string)
  })

  it('can be shared by WhatsApp and by its link', async () => {
    const [entry] = await entries()
    await openEntry(entry?.id as Id)
    await heading(entry?.title as string)
    const url = `http://localhost:3000/newsLetterAndBlogsTemplate/blogs/${entry?.id}`
    const link = screen.getByRole('link', { name: 'WhatsApp' })
    expect(new URL(link.getAttribute('href') as string).searchParams.get('text')).toBe(
      `${entry?.title}\n${url}`,
    )
    const write = vi.fn(async (_text: string) => {})
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText: write } } }))
    await click(screen.getByRole('button', { name: 'Copy link' }))
    expect(write).toHaveBeenCalledWith(url)
    expect(await screen.findByText('Link copied')).toBeTruthy()
  })
})

describe('the like of an entry', () => {
  it('is given and stays given when pressed again', async () => {
    const [entry] = await entries()
    const id = entry?.id as number
    const sent: unknown[] = []
    const real = globalThis.fetch
    stubFetch(async (request) => {
      if (request.method === 'POST') sent.push(await request.clone().json())
      return real(request)
    })
    await openEntry(id)
    await click(await like())
    await waitFor(async () =>
      expect((await api.blogs.likes(id)).likesCount).toBe((entry?.likesCount ?? 0) + 1),
    )
    await waitFor(async () => expect((await like()).getAttribute('aria-pressed')).toBe('true'))
    await click(await like())
    expect((await like()).getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(sent).toEqual([{ liked: true }, { liked: true }]))
  })

  it('is not taken back by a count or a list from before it that comes later', async () => {
    const [, , , entry] = await entries()
    const id = entry?.id as number
    const release = Promise.withResolvers<void>()
    const late: string[] = []
    const real = globalThis.fetch
    stubFetch(async (request) => {
      const response = await real(request)
      const { pathname } = new URL(request.url)
      if (pathname === `/api/${id}/getLikeCount` || pathname === '/api/fetchNewsLetterAndBlogs') {
        await release.promise
        late.push(pathname)
      }
      return response
    })
    await openEntry(id)
    await click(await like())
    const likesCount = (entry?.likesCount ?? 0) + 1
    await waitFor(() => expect(reference.calls).toContain(`POST /api/${id}/like`))
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
    await act(async () => release.resolve())
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
    expect(late.toSorted()).toEqual([`/api/${id}/getLikeCount`, '/api/fetchNewsLetterAndBlogs'].toSorted())
    expect((await like()).getAttribute('aria-pressed')).toBe('true')
    expect((await like()).getAttribute('aria-label')).toContain(`${likesCount} like`)
  })

  it('is reverted without a message when it fails', async () => {
    const log = quietly()
    const [, , entry] = await entries()
    reference.fail(`POST /api/${entry?.id}/like`, 'offline')
    await openEntry(entry?.id as Id)
    await click(await like())
    await waitFor(() => expect(log).toHaveBeenCalled())
    expect([(await like()).getAttribute('aria-pressed'), (await like()).textContent]).toEqual([
      'false',
      String(entry?.likesCount),
    ])
    log.mockRestore()
  })
})

describe('failures of an entry', () => {
  it.each(['999999', '0', 'abc', '1.5'])('the page of entry %s says that it is not available', async (id) => {
    await open(`/newsLetterAndBlogsTemplate/blogs/${id}`)
    await heading('This entry is no longer available')
    expect(screen.getByRole('link', { name: 'All newsletters and blogs' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('after a failure the visitor can try again', async () => {
    const log = quietly()
    const [entry] = await entries()
    const id = entry?.id as number
    reference.fail(call(id), 'offline')
    await openEntry(id)
    await heading('This entry cannot be shown just now')
    // The second attempt fails too: the heading of the error gets the focus.
    await click(screen.getByRole('button', { name: 'Try again' }))
    const still = await heading('This entry cannot be shown just now')
    await waitFor(() => expect(document.activeElement).toBe(still))
    reference.repair(call(id))
    await click(screen.getByRole('button', { name: 'Try again' }))
    const arrived = await heading(entry?.title as string)
    expect(document.activeElement).toBe(arrived)
    log.mockRestore()
  })

  it('a missing body leaves the rest of the page', async () => {
    const log = quietly()
    const [entry] = await api.blogs.list()
    const id = entry?.id as number
    const path = new URL(entry?.htmlPageLink as string).pathname
    reference.fail(`GET ${path}`, new Response('gone', { status: 404 }))
    await openEntry(id)
    await heading(entry?.text as string)
    expect(await screen.findByText('The text of this entry is not available just now.')).toBeTruthy()
    expect(screen.queryByText('gone')).toBeNull()
    expect(await like()).toBeTruthy()
    log.mockRestore()
  })

  it('an entry with missing fields is shown', async () => {
    reference.fail(call(7), Response.json({ id: 7, text: '<b>bold</b>' }))
    reference.fail('GET /api/fetchNewsLetterAndBlogs', Response.json([]))
    reference.fail(count(7), 'offline')
    const log = quietly()
    await openEntry(7)
    await heading('<b>bold</b>')
    expect((await like()).textContent).toBe('0')
    expect(document.body.textContent).not.toMatch(/undefined|NaN|Invalid/)
    log.mockRestore()
  })

  it('an id that cannot be part of an address is not requested, and the page says why', async () => {
    const log = quietly()
    reference.calls.length = 0
    await open(`/newsLetterAndBlogsTemplate/blogs/${encodeURIComponent('2026/blg?003')}`)
    await heading('This entry cannot be opened')
    expect(screen.getByText('"2026/blg?003" cannot be part of an address.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All newsletters and blogs' })).toBeTruthy()
    expect(reference.calls).toEqual([])
    log.mockRestore()
  })
})

describe('the like count', () => {
  const answered = async () => (await entries())[3] as Awaited<ReturnType<typeof entries>>[number]

  it('is requested once the page is shown, and the button shows it', async () => {
    const { id, title } = await answered()
    reference.fail(count(id), Response.json({ likesCount: 4321, liked: true }))
    await openEntry(id)
    await heading(title)
    await waitFor(async () => expect((await like()).textContent).toBe('4,321'))
    expect((await like()).getAttribute('aria-pressed')).toBe('true')
    expect(reference.calls.filter((made) => made === count(id))).toHaveLength(1)
  })

  it.each([
    ['a count alone', { likesCount: '12' }],
    ['under another name', { data: { count: 12 } }],
  ])('is read from %s, and the rest stays as it was', async (_, body) => {
    const { id, title } = await answered()
    reference.fail(call(id), Response.json({ id, text: title, likesCount: 3, liked: true }))
    reference.fail(count(id), Response.json(body))
    await openEntry(id)
    await waitFor(async () => expect((await like()).textContent).toBe('12'))
    expect((await like()).getAttribute('aria-pressed')).toBe('true')
  })

  it('stays that of the entry after a failure', async () => {
    const log = quietly()
    const { id, title } = await answered()
    reference.fail(call(id), Response.json({ id, text: title, likesCount: 3, liked: true }))
    reference.fail(count(id), 'offline')
    await openEntry(id)
    await heading(title)
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('The likes of an entry could not be counted.', expect.anything()),
    )
    expect((await like()).textContent).toBe('3')
    log.mockRestore()
  })
})
