import type { Page } from '@playwright/test'
import type { Blog } from '@tarang/sdk'
import { DESKTOP, expect, expectNoOverflow, openHydrated, PHONE, test } from '../fixtures.ts'
import { ENTRY, publicPages } from '../public-pages.ts'

/** Every public journey in a browser that runs no script. */
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const region = (page: Page, name: string) => page.getByRole('region', { name })
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
  const pathOf = (page: Page) => new URL(page.url()).pathname
  const queryOf = (page: Page) => new URL(page.url()).search

  /** The entries, newest first, in the order of the pages. */
  async function blogs(page: Page): Promise<Blog[]> {
    const response = await page.request.get('/api/fetchNewsLetterAndBlogs')
    const all = (await response.json()) as Blog[]
    return all.sort((one, other) => String(other.publishedDate).localeCompare(String(one.publishedDate)))
  }

  const pages = [
    ['Explore', '/unauthorizedExplorePage', 'Explore'],
    ['Blogs', '/newsLetterAndBlogs', 'Newsletters & Blogs'],
    ['Services', '/services', 'Services'],
    ['About Us', '/aboutUs', 'About us'],
    ['Contact Us', '/contactUs', 'Contact us'],
    ['Home', '/homePage', /waves/],
  ] as const

  test('the navigation leads to every page', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/')
    for (const [name, path, heading] of pages) {
      await menu(page).getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(pathOf(page)).toBe(path)
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Disclosures' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Disclosures' })).toBeVisible()
  })

  for (const theme of ['light', 'dark'] as const) {
    test(`the phone menu opens, closes and leads to every page: ${theme}`, async ({ page }, testInfo) => {
      await page.setViewportSize(PHONE)
      await page.emulateMedia({ colorScheme: theme })
      await page.goto('/homePage')
      await expect(menu(page)).toBeHidden()
      for (const [name, path] of pages) {
        await button(page, 'Menu').click()
        await expect(menu(page)).toBeVisible()
        await menu(page).getByRole('link', { name, exact: true }).click()
        await expect(menu(page)).toBeHidden()
        expect(pathOf(page)).toBe(path)
      }
      await page.goto('/services')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await button(page, 'Menu').press('Enter')
      await expect(menu(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused()
      await page.screenshot({ path: testInfo.outputPath(`menu-${theme}.png`) })
      await expectNoOverflow(page)
      await page.getByRole('link', { name: 'Close menu' }).click()
      await expect(menu(page)).toBeHidden()
      await button(page, 'Menu').click()
      await page.goBack()
      await expect(menu(page)).toBeHidden()
    })
  }

  test('the theme follows the system, and the switch is a form', async ({ page, context }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/category/Daily%20Bytes?q=the')
    const light = await background()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await background()).not.toBe(light)

    const address = page.url()
    const choose = async (name: string) => {
      await page.getByRole('radio', { name }).check({ force: true })
      await button(page, 'Apply').click()
      await expect(page.getByRole('radio', { name })).toBeChecked()
      expect(page.url()).toBe(address)
    }
    await choose('Light')
    expect(await background()).toBe(light)
    await page.goto('/homePage')
    expect(await background()).toBe(light)
    await page.goto(address)
    await choose('As the system')
    expect(await background()).not.toBe(light)
    expect((await context.cookies()).filter(({ name }) => name === 'theme')).toEqual([])
  })

  test('Explore expands and collapses its sections, and videos are links', async ({ page }) => {
    await page.goto('/unauthorizedExplorePage')
    const [learn, offer] = [region(page, 'Learn'), region(page, 'What we offer')]
    await expect(learn.getByRole('article')).toHaveCount(4)
    await button(page, /^View all ?: Learn$/).click()
    await expect(button(page, /^View less ?: Learn$/)).toHaveAttribute('aria-expanded', 'true')
    const count = await learn.getByRole('article').count()
    expect(count).toBeGreaterThan(4)
    await expect(learn).toBeInViewport()
    await expect(offer.getByRole('article')).toHaveCount(4)
    await button(page, /^View less ?: Learn$/).click()
    await expect(learn.getByRole('article')).toHaveCount(4)
    expect(queryOf(page)).toBe('')

    const video = learn.getByRole('button', { name: /^Play video/ }).first()
    expect(await video.getAttribute('href')).toMatch(/^https:/)
    await page.getByRole('link', { name: /^All \d+ videos ?: Learn/ }).click()
    await expect(page.getByRole('article')).toHaveCount(count)
    await button(page, 'Back').click()
    expect(pathOf(page)).toBe('/unauthorizedExplorePage')
    await page.goto('/homePage')
    for (const play of await page.getByRole('button', { name: /^Play video/ }).all())
      expect(await play.getAttribute('href')).toMatch(/^https:/)
  })

  test('every link to another host opens beside the page', async ({ page }) => {
    const found: string[] = []
    for (const [path] of publicPages) {
      await page.goto(path)
      const links = await page.locator('a[href^=http]').evaluateAll((all) =>
        all.flatMap((link) => {
          const { host, target, rel, href } = link as HTMLAnchorElement
          return host === location.host ? [] : [{ href, opens: `${target} ${rel}` }]
        }),
      )
      found.push(...links.map(({ href }) => href))
      expect([path, ...links.filter(({ opens }) => opens !== '_blank noopener noreferrer')]).toEqual([path])
    }
    expect(found.some((href) => href.includes('watch?v='))).toBe(true)
  })

  test('a long word wraps on a phone of 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const word = 'Internationalisierungsverordnungen'
    const texts = {
      [`/category/${word}`]: 'h1',
      [ENTRY]: `h1, nav[aria-label="In this entry"] a, a[href^="/category/"], header a[href="/"] > span`,
      '/contactUs': 'a[href^="mailto:"]',
      '/disclosures': 'a[href^="mailto:"]',
    }
    for (const [path, selector] of Object.entries(texts)) {
      await page.goto(path)
      await expectNoOverflow(page)
      const texts = page.locator(selector)
      expect(await texts.count()).toBeGreaterThan(0)
      await texts.evaluateAll((all, long) => {
        for (const element of all) {
          const leaf = element.querySelector('span:last-of-type') ?? element
          leaf.textContent = long
        }
      }, word)
      await expectNoOverflow(page)
    }
  })

  test('the blogs are loaded, expanded, searched and read', async ({ page }) => {
    const entries = await blogs(page)
    await page.goto('/newsLetterAndBlogs')
    const grid = region(page, 'Everything, newest first')
    await expect(grid.getByRole('article')).toHaveCount(8)
    await button(page, 'Load More').click()
    await expect(grid.getByRole('article')).toHaveCount(16)
    await expect(grid.getByRole('article').nth(8)).toBeInViewport()
    await button(page, 'Load More').click()
    await expect(grid.getByRole('article')).toHaveCount(24)
    await button(page, 'Load Less').click()
    await expect(grid.getByRole('article')).toHaveCount(16)
    await button(page, /^View all ?: Most Popular$/).click()
    await expect(region(page, 'Most Popular').getByRole('article')).toHaveCount(entries.length)
    await expect(grid.getByRole('article')).toHaveCount(16)
    await button(page, /^View less ?: Most Popular$/).click()
    await expect(region(page, 'Most Popular').getByRole('article')).toHaveCount(4)

    const found = entries.filter(({ text }) => text?.toLowerCase().includes('the'))
    await button(page, 'Search').click()
    const search = region(page, 'Search newsletters and blogs')
    await search.getByRole('searchbox', { name: 'Title' }).fill('THE')
    await search.getByRole('button', { name: 'Search' }).click()
    expect(queryOf(page)).toBe('?q=THE')
    await expect(search.getByRole('article')).toHaveCount(found.length)
    await expect(search.getByRole('status')).toHaveText(`${found.length} matches`)
    await search.getByRole('searchbox', { name: 'Title' }).fill('xyzzy')
    await page.keyboard.press('Enter')
    await expect(search.getByText('No newsletters found.')).toBeVisible()
    await search.getByRole('searchbox', { name: 'Title' }).fill(found[0]?.text ?? '')
    await page.keyboard.press('Enter')
    await search
      .getByRole('link', { name: found[0]?.text ?? '' })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: found[0]?.text ?? '' })).toBeVisible()
    await button(page, 'Back').click()
    expect(pathOf(page)).toBe('/newsLetterAndBlogs')

    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: 'Market Nuggets' })
      .click()
    const nuggets = entries.filter(({ categories }) => categories?.includes('Market Nuggets'))
    await expect(page.getByRole('article')).toHaveCount(nuggets.length)
    await page.getByRole('searchbox', { name: 'Keyword' }).fill(nuggets[0]?.text ?? '')
    await button(page, 'Search').click()
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(pathOf(page)).toBe('/category/Market%20Nuggets')
  })

  test('all entries turn page by page', async ({ page }) => {
    const entries = await blogs(page)
    await page.goto('/allVideosOfnewsLetterAndBlogs')
    const titles = page.getByRole('article').getByRole('heading')
    await expect(button(page, 'Previous')).toHaveAttribute('aria-disabled', 'true')
    await button(page, 'Next').click()
    expect(queryOf(page)).toBe('?page=2')
    await expect(titles.first()).toHaveText(entries[8]?.text ?? '')
    await button(page, 'Page 3').click()
    await expect(button(page, 'Page 3')).toHaveAttribute('aria-current', 'page')
    await button(page, 'Page 1').click()
    expect(queryOf(page)).toBe('')
  })

  test('an entry is liked from the list and on its page, and shared', async ({ page, baseURL }) => {
    await page.goto('/newsLetterAndBlogs?shown=16')
    const [entry] = await blogs(page)
    const name = new RegExp(`^Like “${entry?.text}”`)
    const count = async () => Number(await button(page, name).first().textContent())
    const before = await count()
    await button(page, name).first().click()
    expect(pathOf(page) + queryOf(page)).toBe('/newsLetterAndBlogs?shown=16')
    expect(await count()).toBe(before + 1)
    await button(page, name).first().click()
    expect(await count()).toBe(before)

    const path = `/newsLetterAndBlogsTemplate/blogs/${entry?.id}`
    await page.goto(path)
    const onPage = page.getByRole('main').getByRole('button', { name }).first()
    await onPage.click()
    await expect(onPage).toHaveText(String(before + 1))
    // The button of the entry's page only adds a like.
    await onPage.click()
    await expect(onPage).toHaveText(String(before + 1))
    expect(pathOf(page)).toBe(path)

    const whatsApp = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    expect(decodeURIComponent(whatsApp ?? '')).toContain(`${baseURL}${path}`)
    await expect(button(page, 'Copy link')).toHaveAttribute('href', path)
    await page.setViewportSize(PHONE)
    const contents = page.getByRole('navigation', { name: 'In this entry' })
    if (await contents.isVisible()) await expect(contents.getByRole('link').first()).toBeVisible()
  })

  test('a ticket is written, corrected and sent', async ({ page }) => {
    const field = (name: RegExp) => page.getByRole('textbox', { name })
    const send = () => button(page, 'Send message').click()
    await page.goto('/contactUs')
    await send()
    // The browser's own validation requires the name.
    expect(pathOf(page)).toBe('/contactUs')
    expect(await field(/Full name/).evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
      true,
    )

    await field(/Full name/).fill('  ')
    await field(/Email/).fill('meera@example')
    await field(/Phone/).fill('9820012345')
    await field(/Message/).fill('What is a </textarea><script> drawdown?\nAnd “when”?')
    await send()
    await expect(page.getByText('Please tell us your name.')).toBeVisible()
    await expect(page.getByText('This does not look like an e-mail address.')).toBeVisible()
    await expect(field(/Phone/)).toHaveValue('9820012345')
    await expect(field(/Message/)).toHaveValue('What is a </textarea><script> drawdown?\nAnd “when”?')
    await field(/Full name/).fill('Meera Kulkarni')
    await field(/Email/).fill('meera@example.com')
    await send()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(page.getByText('Your message is on its way. We answer on working days.')).toBeVisible()
    const tickets = (await (await page.request.get('/outbox/tickets')).json()) as Record<string, unknown>[]
    expect(tickets).toContainEqual(
      expect.objectContaining({
        name: 'Meera Kulkarni',
        email: 'meera@example.com',
        phone: '9820012345',
        message: 'What is a </textarea><script> drawdown?\nAnd “when”?',
      }),
    )
    await page.reload()
    expect(pathOf(page) + queryOf(page)).toBe('/contactUs?sent=1')
    await button(page, 'Write another message').click()
    await expect(field(/Message/)).toHaveValue('')

    // The server refuses a value that the page has no text for.
    await field(/Phone/).evaluate((input) => input.removeAttribute('maxlength'))
    await field(/Full name/).fill('Meera Kulkarni')
    await field(/Email/).fill('meera@example.com')
    await field(/Phone/).fill('9'.repeat(40))
    await field(/Message/).fill('Is this sent?')
    await send()
    await expect(page.getByRole('alert')).toHaveText(
      'Your message could not be sent. It is still here: please try again in a moment.',
    )
    await expect(field(/Message/)).toHaveValue('Is this sent?')
  })

  test('an invalid query or cookie gives the page with its defaults', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: 'purple%22%3E%3Cscript%3E', url: baseURL! }])
    const long = 'x'.repeat(10_000)
    for (const query of ['shown=-1', 'shown=1e99', 'popular=none', `q=${long}`, 'shown=%00&q=%E0%A4%A']) {
      const response = await page.goto(`/newsLetterAndBlogs?${query}`)
      expect(response?.status()).toBe(200)
      await expect(region(page, 'Everything, newest first').getByRole('article')).toHaveCount(8)
      await expect(region(page, 'Most Popular').getByRole('article')).toHaveCount(4)
      expect(await page.locator('html').getAttribute('data-theme')).toBeNull()
    }
    for (const query of ['all=nothing', `all=${long}`, 'all=service']) {
      await page.goto(`/unauthorizedExplorePage?${query}`)
      await expect(region(page, 'Learn').getByRole('article')).toHaveCount(4)
    }
    for (const [query, current] of [
      ['page=0', 'Page 1'],
      ['page=two', 'Page 1'],
      ['page=-5', 'Page 1'],
    ] as const) {
      await page.goto(`/allVideosOfnewsLetterAndBlogs?${query}`)
      await expect(button(page, current)).toHaveAttribute('aria-current', 'page')
    }
    const daily = (await blogs(page)).filter(({ categories }) => categories?.includes('Daily Bytes'))
    await page.goto(`/category/Daily%20Bytes?q=${long}`)
    await expect(page.getByRole('article')).toHaveCount(daily.length)
    const missing = await page.goto('/category/Nowhere?q=the')
    expect(missing?.status()).toBe(200)
    await expect(page.getByText('No newsletters found.')).toBeVisible()
    expect((await page.request.post('/theme', { form: { theme: 'purple' } })).status()).toBe(422)
  })
})

test.describe('with script, over the same markup', () => {
  /** Fails if React reports that the browser's tree differs from the server's. */
  const recoverable = (page: Page) => {
    const messages: string[] = []
    page.on('console', (message) => {
      if (/hydrat/i.test(message.text())) messages.push(message.text())
    })
    page.on('pageerror', (error) => messages.push(String(error)))
    return messages
  }

  test('pages hydrate without differences', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL! }])
    const messages = recoverable(page)
    for (const path of [
      '/unauthorizedExplorePage?all=learn,offer',
      '/newsLetterAndBlogs?q=the&popular=all&shown=16',
      '/category/Daily%20Bytes?q=the',
      '/allVideosOfnewsLetterAndBlogs?page=2',
      '/newsLetterAndBlogsTemplate/blogs/3',
      '/contactUs?sent=1',
      '/contactUs',
    ]) {
      await openHydrated(page, path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0)
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    }
    expect(messages).toEqual([])
  })

  test('View all does not reload the page, and opens a new page with a modifier key', async ({
    page,
    context,
  }) => {
    await openHydrated(page, '/unauthorizedExplorePage')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const all = page.getByRole('button', { name: /^View all ?: Learn$/ })
    const opened = context.waitForEvent('page')
    await all.click({ modifiers: ['ControlOrMeta'] })
    const other = await opened
    await expect(other).toHaveURL(/\?all=learn#learn$/)
    await other.close()
    await all.press('Space')
    await expect(page.getByRole('button', { name: /^View less ?: Learn$/ })).toBeFocused()
    await expect(page).toHaveURL(/\?all=learn$/)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test('the theme is kept in storage and in the cookie', async ({ page, context }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/homePage')
    await page.waitForLoadState('networkidle')
    const cookie = async () => (await context.cookies()).find(({ name }) => name === 'theme')?.value
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await expect
      .poll(async () => [await cookie(), await page.evaluate(() => localStorage.getItem('theme'))])
      .toEqual(['dark', 'dark'])
    await page.getByRole('radio', { name: 'As the system' }).check({ force: true })
    expect([await cookie(), await page.evaluate(() => localStorage.getItem('theme'))]).toEqual([
      undefined,
      null,
    ])
  })

  test('a menu opened before the script loads stays open, and the script can close it', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/homePage#menu')
    const menu = page.getByRole('button', { name: 'Menu' })
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page).toHaveURL(/\/homePage$/)
    await menu.click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  })

  test('the response to a form sent before the script loads is hydrated', async ({ page }) => {
    const messages = recoverable(page)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/contactUs')
    await page.getByRole('textbox', { name: /Full name/ }).fill(' ')
    await page.getByRole('textbox', { name: /Email/ }).fill('meera@example.com')
    await page.getByRole('textbox', { name: /Message/ }).fill('What is a drawdown?')
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL(/\/contactUs$/)
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('Please tell us your name.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /Message/ })).toHaveValue('What is a drawdown?')
    await page.getByRole('textbox', { name: /Full name/ }).fill('Meera Kulkarni')
    await expect(page.getByText('Please tell us your name.')).toBeHidden()
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
    expect(messages).toEqual([])
  })
})
