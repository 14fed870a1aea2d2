import { chromium } from 'playwright'
import { readFileSync } from 'node:fs'
const base = 'http://admin.localhost:4500'
const shots = process.argv[2] ?? '/tmp/shots'
const phone = process.argv[3] ?? '0000012345'
const browser = await chromium.launch({ executablePath: '/usr/lib/chromium/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking'] })
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })
const page = await context.newPage()
page.on('console', (m) => { if (['error','warning'].includes(m.type())) console.log('CONSOLE', page.url(), m.text()) })
page.on('pageerror', (e) => console.log('PAGEERROR', page.url(), e.message))
page.on('response', (r) => { if (r.status() >= 400) console.log('HTTP', r.status(), r.url()) })
await page.goto(base + '/')
await page.getByLabel('Phone', { exact: false }).first().fill(phone)
await page.keyboard.press('Enter')
await page.getByText('OTP sent successfully!').first().waitFor()
await page.screenshot({ path: `${shots}/otp.png` })
await new Promise((r) => setTimeout(r, 1500))
const log = readFileSync('/tmp/server.log', 'utf8')
const code = [...log.matchAll(/\b(\d{6})\b/g)].map((m) => m[1]).at(-1)!
await page.locator('input').first().click()
await page.keyboard.type(code)
await page.keyboard.press('Enter')
await page.waitForURL('**/homePage')
const go = async (path: string, name: string, act?: () => Promise<unknown>) => {
  try {
    await page.goto(base + path)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    if (act) { await act(); await page.waitForTimeout(700) }
  } catch (e) { console.log('FAILED', name, String(e).slice(0, 300)) }
  await page.screenshot({ path: `${shots}/${name}.png` })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (over > 0) console.log('OVERFLOW', name, over)
}
const all = async (suffix: string, wide: boolean) => {
  if (wide) await go('/homePage', `menu-${suffix}`, () => page.getByRole('button', { name: /Asha|Ananya|Account|Rao|Desh/ }).first().click().catch(() => page.locator('header button[aria-haspopup=menu]').last().click()))
  await go('/activity', `activity-${suffix}`)
  await go('/tickets', `tickets-${suffix}`)
  await go('/tickets', `ticket-${suffix}`, async () => { await page.locator('tbody a').first().click(); await page.waitForLoadState('networkidle') })
  await go('/staff', `staff-${suffix}`)
  await go('/import', `import-${suffix}`)
  await go('/strategyRecords', `strategies-${suffix}`)
  await go('/addStrategy', `add-strategy-${suffix}`)
  await go('/deletedBlogs', `deleted-${suffix}`)
  await go('/newsletterManager', `blogs-${suffix}`)
  await go('/notificationDataManager/whatsapp', `whatsapp-${suffix}`)
  await go('/notificationDataManager/whatsapp', `delivery-${suffix}`, () => page.getByRole('button', { name: /Delivery/ }).first().click())
  await go('/liveStrategies', `live-${suffix}`)
}
await all('1440-light', true)
await page.setViewportSize({ width: 390, height: 844 })
await page.emulateMedia({ colorScheme: 'dark' })
await all('390-dark', false)
await browser.close()
