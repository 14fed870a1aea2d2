import {
  expect,
  expectAccessible,
  expectNoOverflow,
  followLink,
  looks,
  openHydrated,
  test,
} from './fixtures.ts'

const WARNING =
  'Investment in securities market are subject to market risks. Read all the related documents carefully before investing.'

test('a visitor opens the landing page, sees the offers and explores a topic', async ({ page, baseURL }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/homePage$/)
  await expect(page.getByRole('heading', { name: 'What We Offer' })).toBeVisible()
  for (const offer of ['Model Portfolios', 'Backtesting Engine', 'Newsletters & Blogs']) {
    await expect(page.getByRole('heading', { name: offer })).toBeVisible()
  }
  await page.getByRole('heading', { name: 'Our Reach So Far' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('NA+').first()).toBeVisible()
  await expect(page.getByText('15000+').first()).toBeVisible()
  await expect(page.getByText('48%').first()).toBeVisible()
  await expect(page.getByText(WARNING)).toBeVisible()

  await page.getByRole('navigation').getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page).toHaveURL(/\/unauthorizedExplorePage$/)
  const learn = page.getByRole('region', { name: /learn/i })
  await expect(learn.getByRole('article')).toHaveCount(4)
  const more = learn.getByRole('button', { name: /View all/ })
  await more.click()
  const all = await learn.getByRole('article').count()
  expect(all).toBeGreaterThan(4)
  await learn.getByRole('button', { name: /View less/ }).click()
  await expect(learn.getByRole('article')).toHaveCount(4)
  await expect(page.getByText('No video available').first()).toBeVisible()

  await page.goto('/see-all?section=learn')
  await expect(page.getByRole('article')).toHaveCount(all)
  await page.goto('/see-all?section=nothing-of-the-kind')
  await expect(page.getByText('No data available.')).toBeVisible()

  // Unknown paths on the public host redirect home, and so do the console's.
  for (const path of ['/liveStrategies', '/no/such/page']) {
    await page.goto(path)
    await expect(page).toHaveURL(new URL('/homePage', baseURL).href)
  }
})

test('a video opens in a dialog, loads nothing before that, and returns focus', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== baseURL && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await openHydrated(page, '/homePage')
  const play = page.getByRole('button', { name: /play/i }).last()
  await play.scrollIntoViewIfNeeded()
  expect(foreign).toEqual([])
  await play.click()
  const video = page.getByRole('dialog')
  await expect(video.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\//)
  await page.keyboard.press('Escape')
  await expect(video).toBeHidden()
  await expect(play).toBeFocused()
})

for (const [answer, refuse] of Object.entries({
  refused: {
    status: 503,
    contentType: 'application/json',
    body: '{"status":{"statusCode":503,"message":"down"}}',
  },
  unreadable: { status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' },
  empty: { status: 200, contentType: 'application/json', body: '{"data":{}}' },
})) {
  test(`Explore shows no error when the response is ${answer}`, async ({ page }) => {
    await page.route('**/api/getAllExploreData', (route) => route.fulfill(refuse))
    await followLink(page, '/unauthorizedExplorePage')
    await expect(page.getByText('No data available.').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('navigation').first()).toBeVisible()
  })
}

for (const { theme, name, viewport } of looks) {
  for (const path of ['/homePage', '/unauthorizedExplorePage', '/see-all?section=learn']) {
    test(`${path} is accessible: ${theme}, ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await openHydrated(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      await expectNoOverflow(page)
    })
  }
}
