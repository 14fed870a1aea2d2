import { test as loud, type Page } from '@playwright/test'
import { adminUrl, expect, test } from './fixtures.ts'
import { asStaff, logIn } from './session.ts'

const tokens = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /token|userName/i.test(key)))

test('logging out ends the session in every tab of the browser, and on the server', async ({
  page,
  context,
  baseURL,
}) => {
  const other = await context.newPage()
  const session = await logIn(page, '0000012349')
  const isRefused = async () => {
    const headers = { authorization: `Bearer ${session.jwtToken}` }
    return (await page.request.get('/api/liveStrategies', { headers })).status() === 401
  }
  expect(await isRefused()).toBe(false)
  for (const tab of [page, other]) {
    await asStaff(tab, session)
    await tab.goto(adminUrl(baseURL!, '/homePage'))
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Welcome')
  }
  await page.getByRole('button', { name: 'Logout' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('dialog', { name: 'Login' })).toBeVisible()
    expect(new URL(tab.url()).pathname).toBe('/')
    expect(await tokens(tab)).toEqual([])
  }
  await expect.poll(isRefused).toBe(true)
  await other.close()
})

test('an uploaded page opened directly is plain text and runs no script', async ({ page, baseURL }) => {
  const { jwtToken } = await asStaff(await page.context().newPage())
  const headers = { authorization: `Bearer ${jwtToken}` }
  const html = '<script>document.title="ran"</script><h1>A page</h1>'
  const uploaded = await page.request.post('/api/newsletter/upload', {
    headers,
    multipart: {
      text: 'By itself',
      category: 'Uncategorized',
      htmlPage: { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from(html) },
    },
  })
  expect(uploaded.status()).toBe(200)
  const { id, htmlPageLink } = (await uploaded.json()) as { id: number; htmlPageLink: string }
  const response = await page.goto(new URL(new URL(htmlPageLink).pathname, baseURL).href)
  expect(response?.headers()).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  await expect(page.getByText('<h2>A page</h2>')).toBeVisible()
  expect(await page.title()).not.toBe('ran')
  expect((await page.request.post(`/api/newsletter/delete/${id}`, { headers })).status()).toBe(200)
})

// The browser reports the blocked frame to the console, so this test allows console errors.
loud('neither host can be framed by another page', async ({ page, baseURL }) => {
  const hosts = [new URL('/homePage', baseURL).href, adminUrl(baseURL!)]
  const address = new URL(baseURL!)
  address.hostname = 'evil.localhost'
  await page.route(`${address.origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: hosts.map((host) => `<iframe src="${host}"></iframe>`).join(''),
    }),
  )
  await page.goto(address.href)
  await expect(async () => {
    const inside = page.frames().filter((frame) => frame !== page.mainFrame())
    expect(inside).toHaveLength(2)
    for (const frame of inside) expect(await frame.locator('#root').count()).toBe(0)
  }).toPass()
  expect(page.frames().map((frame) => new URL(frame.url()).protocol)).toContain('chrome-error:')
})

const openWith = async (page: Page, tokens: { jwtToken: string; refreshToken: string }, url: string) => {
  await page.addInitScript((session) => {
    if (sessionStorage.getItem('isPrepared')) return
    for (const [key, value] of Object.entries({
      ...session,
      userName: 'Meera Subramanian',
      isPrepared: 'true',
    }))
      sessionStorage.setItem(key, value)
  }, tokens)
  await page.goto(url)
}

test('a tab and its duplicate share a token that one of them exchanges', async ({
  page,
  context,
  baseURL,
}) => {
  const session = await logIn(page, '0000012349')
  const other = await context.newPage()
  for (const tab of [page, other]) await openWith(tab, session, adminUrl(baseURL!, '/homePage'))
  const storedToken = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('refreshToken'))
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Welcome')
  await page.evaluate(() => sessionStorage.setItem('jwtToken', 'stale'))
  await page.goto(adminUrl(baseURL!, '/liveStrategies'))
  await expect(page.getByRole('table').first().getByRole('row').nth(1)).toBeVisible()
  expect(await storedToken(page)).not.toBe(session.refreshToken)
  await expect.poll(() => storedToken(other)).toBe(await storedToken(page))
  await other.close()
})
