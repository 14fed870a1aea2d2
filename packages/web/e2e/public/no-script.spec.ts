import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectNoOverflow, openHydrated, PHONE, test } from '../fixtures.ts'
import { ENTRY } from '../public-pages.ts'

/** Every public journey in a browser that runs no script. */
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const region = (page: Page, name: string) => page.getByRole('region', { name })
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
  const pathOf = (page: Page) => new URL(page.url()).pathname
  const queryOf = (page: Page) => new URL(page.url()).search

  const pages = [
    ['Explore', '/unauthorizedExplorePage'],
    ['Blogs', '/newsLetterAndBlogs'],
    ['Services', '/services'],
    ['About Us', '/aboutUs'],
    ['Contact Us', '/contactUs'],
    ['Home', '/homePage'],
  ] as const

  test('the phone menu opens, closes and leads to every page', async ({ page }) => {
    await page.setViewportSize(PHONE)
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
    await expectNoOverflow(page)
    await page.getByRole('link', { name: 'Close menu' }).click()
    await expect(menu(page)).toBeHidden()
    await button(page, 'Menu').click()
    await page.goBack()
    await expect(menu(page)).toBeHidden()
  })

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

  test('entries are searched by forms, and turned by links', async ({ page }) => {
    await page.goto('/newsLetterAndBlogs?shown=16')
    await button(page, 'Search').click()
    const search = region(page, 'Search newsletters and blogs')
    await search.getByRole('searchbox', { name: 'Title' }).fill('THE')
    await search.getByRole('button', { name: 'Search' }).click()
    expect(queryOf(page)).toBe('?q=THE')
    await expect(search.getByRole('status')).toHaveText(/^[1-9]\d* matches$/)
    await search.getByRole('searchbox', { name: 'Title' }).fill('xyzzy')
    await page.keyboard.press('Enter')
    await expect(search.getByText('No newsletters found.')).toBeVisible()

    await page.goto('/category/Market%20Nuggets')
    const [first = ''] = await page.getByRole('article').getByRole('heading').allTextContents()
    await page.getByRole('searchbox', { name: 'Keyword' }).fill(first)
    await button(page, 'Search').click()
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(pathOf(page)).toBe('/category/Market%20Nuggets')

    await page.goto('/allVideosOfnewsLetterAndBlogs')
    await button(page, 'Next').click()
    expect(queryOf(page)).toBe('?page=2')
    await expect(button(page, 'Page 2')).toHaveAttribute('aria-current', 'page')
  })

  test('an entry is liked in a list and on its page, and shared', async ({ page, baseURL }) => {
    await page.goto('/newsLetterAndBlogs?shown=16')
    const like = page.getByRole('main').getByRole('button', { name: /^Like/ }).first()
    const before = Number(await like.textContent())
    await like.click()
    expect(pathOf(page) + queryOf(page)).toBe('/newsLetterAndBlogs?shown=16')
    await expect(like).toHaveText(String(before + 1))
    await like.click()
    await expect(like).toHaveText(String(before))

    await page.goto(ENTRY)
    const count = Number(await like.textContent())
    // The button of the entry's page only adds a like.
    for (const _ of [1, 2]) {
      await like.click()
      await expect(like).toHaveText(String(count + 1))
    }
    expect(pathOf(page)).toBe(ENTRY)
    const whatsApp = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    expect(decodeURIComponent(whatsApp ?? '')).toContain(`${baseURL}${ENTRY}`)
    await expect(button(page, 'Copy link')).toHaveAttribute('href', ENTRY)
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
