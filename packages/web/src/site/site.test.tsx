// @vitest-environment-options { "settings": { "disableIframePageLoading": true } }
import type { ExploreSection } from '@tarang/sdk'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#platform/api/api'
import { withReferenceServer } from '../testing/reference-server.ts'
import { itemsOf } from './explore/explore.model.ts'
import Site from './site.tsx'

const reference = withReferenceServer()
const LIST = 'GET /api/getAllExploreData'

const open = (path: string) => {
  history.replaceState(null, '', path)
  return act(async () => render(<Site />))
}
const click = (element: HTMLElement) => act(() => userEvent.click(element))

const main = () => within(screen.getByRole('main'))
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const answer = (body: unknown) => reference.fail(LIST, Response.json(body))

describe('routing', () => {
  it.each(['/', '/liveStrategies', '/no/such/page', '/newsLetterAndBlogsTemplate'])(
    '%s redirects to the home page',
    async (path) => {
      await open(path)
      await heading('Markets come in waves. Meet them with rules.')
      expect(location.pathname).toBe('/homePage')
    },
  )

  it('sets the title of each page', async () => {
    await open('/homePage')
    await heading(/waves/)
    expect(document.title).toContain('Rule-based research')
    await click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Explore' }),
    )
    await heading('Explore')
    await waitFor(() => expect(document.title).toBe('Explore · Tarang'))
  })
})

describe('the frame of every page', () => {
  beforeEach(async () => {
    await open('/homePage')
    await heading(/waves/)
  })

  it('has the navigation, with the current page marked', () => {
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Explore', '/unauthorizedExplorePage'],
      ['Blogs', '/newsLetterAndBlogs'],
      ['Services', '/services'],
      ['About Us', '/aboutUs'],
      ['Contact Us', '/contactUs'],
    ])
    expect(links.filter((link) => link.ariaCurrent ?? link.getAttribute('aria-current'))).toEqual([links[0]])
  })

  it('opens and closes the navigation by keyboard', async () => {
    const menu = screen.getByRole('button', { name: 'Menu' })
    expect(menu.getAttribute('aria-expanded')).toBe('false')
    menu.focus()
    await userEvent.keyboard('{Enter}')
    expect(menu.getAttribute('aria-expanded')).toBe('true')
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Home')
    await userEvent.keyboard('{Escape}')
    expect(menu.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(menu)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Explore' }),
    )
    expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false')
  })

  it('links to the four profiles, the stores, the small print and the firm', () => {
    const profiles = within(screen.getByRole('complementary', { name: 'Our profiles' })).getAllByRole('link')
    expect(profiles).toHaveLength(4)
    const footer = within(screen.getByRole('contentinfo'))
    for (const name of [/App Store/, /Google Play/, 'Privacy', 'Terms', /@/]) {
      expect(footer.getByRole('link', { name }).getAttribute('href')).toMatch(/^(https:|mailto:)/)
    }
    for (const link of document.querySelectorAll('a[target="_blank"]')) {
      expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    }
  })

  it('shows the registration status and the regulator’s warning', () => {
    const pending = 'SEBI registration in progress. We are not registered; nothing here is a recommendation.'
    expect(screen.getAllByText(pending)).toHaveLength(2)
    expect(
      screen.getByText(
        'Investment in securities market are subject to market risks. Read all the related documents carefully before investing.',
      ),
    ).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/SEBI registered/)
  })
})

describe('the landing page', () => {
  beforeEach(async () => {
    await open('/homePage')
    await heading(/waves/)
  })

  it('has its sections in order', () => {
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'What We Offer',
      'Our Reach So Far',
      'A back-test from start to finish',
      'What readers say',
      'An old observation, kept in check by rules',
    ])
    for (const name of ['Model Portfolios', 'Backtesting Engine', 'Newsletters & Blogs']) {
      expect(main().getByRole('heading', { level: 3, name })).toBeTruthy()
    }
    expect(document.querySelectorAll('blockquote')).toHaveLength(3)
  })

  it('never shows the back-tested figure without its caption', () => {
    const figure = (text: string) => main().getAllByText(text)[0]?.closest('figure')?.textContent
    expect(figure('48%')).toContain('Hypothetical back-test, unverified. Not a claim of returns.')
    expect(figure('15000+')).toContain('strategies backtested')
    expect(figure('NA+')).toContain('active users')
  })

  it('loads nothing before the click, plays in a dialog, and returns the focus', async () => {
    expect(document.querySelector('iframe')).toBeNull()
    const play = main().getByRole('button', { name: 'Play video: Momentum investing, explained' })
    await click(play)
    const dialog = await screen.findByRole(
      'dialog',
      { name: 'Momentum investing, explained' },
      { timeout: 10_000 },
    )
    expect(within(dialog).getByTitle('Momentum investing, explained').getAttribute('src')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(play))
    expect(reference.calls).toEqual([])
  })
})

describe('Explore', () => {
  const region = (name: string) => screen.findByRole('region', { name })
  const cards = (within_: HTMLElement) => within(within_).queryAllByRole('article')

  it('shows the first four of each section in the API’s order, and all of them when expanded', async () => {
    const answered: ExploreSection[] = await api.explore.list()
    const learnt = itemsOf(answered, 'learn').map(({ text }) => text)
    expect(learnt.length).toBeGreaterThan(4)

    await open('/unauthorizedExplorePage')
    const learn = await region('Learn')
    const titles = () =>
      within(learn)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
    await waitFor(() => expect(titles()).toEqual(learnt.slice(0, 4)))

    const toggle = within(learn).getByRole('button', { name: /View all/ })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    await click(toggle)
    expect(titles()).toEqual(learnt)
    expect(toggle.textContent).toContain('View less')
    expect(document.activeElement).toBe(toggle)
    await click(toggle)
    expect(titles()).toEqual(learnt.slice(0, 4))

    for (const name of ['What we offer', 'Features']) expect(cards(await region(name))).toHaveLength(4)
  })

  it('shows whether there is a video, and plays it', async () => {
    const answered = await api.explore.list()
    const filmed = itemsOf(answered, 'learn').map(({ videoLink }) => Boolean(videoLink))
    expect(new Set(filmed)).toEqual(new Set([true, false]))

    await open('/see-all?section=learn')
    await heading('Learn')
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(filmed.length))
    expect(
      main()
        .getAllByRole('article')
        .map((card) => within(card).queryByText('No video available') === null),
    ).toEqual(filmed)
    expect(main().getAllByRole('button', { name: /^Play video/ })).toHaveLength(filmed.filter(Boolean).length)
  })

  it('links to all videos of a section', async () => {
    await open('/unauthorizedExplorePage')
    const offer = await region('What we offer')
    await click(within(offer).getByRole('link', { name: /^All \d+ videos/ }))
    await heading('What we offer')
    expect(location.pathname + location.search).toBe('/see-all?section=offer')
    await waitFor(() => expect(document.title).toBe('What we offer: all videos · Tarang'))
  })

  it.each(['/see-all?section=nowhere', '/see-all', '/see-all?section=%3Cscript%3E'])(
    '%s is empty and shows a message',
    async (path) => {
      await open(path)
      await heading('All videos')
      expect(await screen.findByText('No data available.')).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy()
    },
  )

  it.each(['/unauthorizedExplorePage', '/see-all?section=learn', '/services'])(
    'tells an empty list on %s from one that could not be loaded, which can be loaded again',
    async (path) => {
      const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
      reference.fail(LIST, new Response(null, { status: 503 }))
      await open(path)
      const retry = await screen.findByRole('button', { name: 'Try again' })
      expect(screen.getByText('This could not be loaded just now.')).toBeTruthy()
      expect(retry.getAttribute('href')).toBe(path)
      answer([])
      await click(retry)
      await waitFor(() => expect(screen.queryByText('This could not be loaded just now.')).toBeNull())
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
      expect(document.activeElement?.localName).toBe('h1')
      log.mockRestore()
    },
    20_000,
  )

  it('shows an empty section next to others', async () => {
    answer([{ sectionName: 'learn', contentList: [{ id: 1, text: 'One' }] }])
    await open('/unauthorizedExplorePage')
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(1))
    expect(within(await region('Features')).getByText('No data available.')).toBeTruthy()
  })

  it('shows markup as text and follows no script', async () => {
    answer({
      data: {
        exploreData: [
          {
            sectionName: 'learn',
            content: [
              {
                id: 1,
                text: '<b>bold</b>',
                description: '<img src=x onerror=alert(1)>',
                videoLink: 'javascript:alert(1)',
              },
              {
                id: 2,
                text: 'Elsewhere',
                videoLink: 'https://elsewhere.example/v',
                backgroundImage: 'javascript:1',
              },
              {
                id: 3,
                text: 7,
                description: {},
                type: [],
                videoLink: 3,
                backgroundImage: '/files/gone.png',
              },
            ],
          },
        ],
      },
    })
    await open('/see-all?section=learn')
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(3))
    const [first, second, third] = main().getAllByRole('article')
    expect(within(first!).getByText('<b>bold</b>')).toBeTruthy()
    expect(within(first!).getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
    expect(within(first!).getByText('No video available')).toBeTruthy()

    const external = within(second!).getByRole('link', { name: /Elsewhere/ })
    expect(external.getAttribute('href')).toBe('https://elsewhere.example/v')
    expect(external.getAttribute('rel')).toBe('noopener noreferrer')
    expect(second!.querySelector('img')).toBeNull()

    const picture = third!.querySelector('img')!
    expect([picture.width, picture.height, picture.loading]).toEqual([640, 360, 'eager'])
    picture.dispatchEvent(new Event('error'))
    await waitFor(() => expect(third!.querySelector('img')).toBeNull())
  })
})
