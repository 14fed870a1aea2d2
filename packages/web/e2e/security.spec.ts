import { test as loud, type Page } from '@playwright/test'
import { ask, asStaff } from './session.ts'
import { adminUrl, expect, test } from './world.ts'

const tokens = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /token|userName/i.test(key)))

test('logging out ends the session in every tab of the browser', async ({ page, context, baseURL }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await asStaff(tab)
    await tab.goto(adminUrl(baseURL!, '/homePage'))
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Welcome')
  }
  await page.getByRole('button', { name: 'Logout' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('dialog', { name: 'Login' })).toBeVisible()
    expect(new URL(tab.url()).pathname).toBe('/')
    expect(await tokens(tab)).toEqual([])
  }
  await other.close()
})

test('an uploaded page that is opened by itself is text, and nothing of it runs', async ({
  page,
  baseURL,
}) => {
  const { jwtToken } = await asStaff(page)
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
  await expect(page.getByText(html)).toBeVisible()
  expect(await page.title()).not.toBe('ran')
  expect((await page.request.post(`/api/newsletter/delete/${id}`, { headers })).status()).toBe(200)
})

test('a token in local storage, the query or a cookie lets nobody in', async ({ page, context, baseURL }) => {
  await ask(page, '/liveStrategies')
  const { jwtToken } = await asStaff(await context.newPage())
  await context.addCookies([{ name: 'jwtToken', value: jwtToken, url: adminUrl(baseURL!) }])
  await page.goto(adminUrl(baseURL!, '/'))
  await page.evaluate((token) => localStorage.setItem('jwtToken', token), jwtToken)
  await page.goto(adminUrl(baseURL!, `/liveStrategies?jwtToken=${jwtToken}&token=${jwtToken}`))
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
})

// The refused frame is reported to the console, and that it is refused is what this is about.
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
