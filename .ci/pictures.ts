/**
 * Takes the pictures in `docs/pictures`: two of the running product with its sample data, and one of the Statechart panel where
 * `storybook-static` is built.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { CHROMIUM_ARGS, chromiumPath } from './browser.ts'
import { PanelPage } from './panel/panel-page.ts'
import { root, run } from './runner.ts'
import { serveFolder } from './static-server.ts'

// A member of staff in the sample data.
const PHONE_NUMBER = '0000012350'
const folder = join(root, 'docs/pictures')

/** Starts the built server with sample data on a free port, and waits until it prints its address. */
async function startServer(dataFolder: string) {
  const server = spawn('node', ['packages/server/src/main.ts', '--sample-data'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataFolder, DEVELOPMENT_OUTBOX: 'on' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const site = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const [, address] = /Public site +(\S+)/.exec(line) ?? []
      if (address) resolve(address)
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
  return { server, site }
}

/** Logs in with the code from the development outbox; returns what the console keeps in session storage. */
async function logIn({ request }: BrowserContext): Promise<Record<string, string>> {
  await request.post('/api/auth/login-auth', { data: { phoneNumber: PHONE_NUMBER } })
  const outbox = await request.get('/outbox', { headers: { accept: 'application/json' } })
  const messages: { phoneNumber: string; code: string }[] = await outbox.json()
  const otp = messages.find(({ phoneNumber }) => phoneNumber === PHONE_NUMBER)?.code
  const login = await request.post('/api/auth/verifyLoginOtp', { data: { phoneNumber: PHONE_NUMBER, otp } })
  const { jwtToken, refreshToken, user } = (await login.json()).data
  return { jwtToken, refreshToken, userName: `${user.firstName} ${user.lastName}` }
}

async function take(context: BrowserContext, url: string, name: string, session = {}) {
  const page = await context.newPage()
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, String(value))
  }, session)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, name), animations: 'disabled' })
  await page.close()
}

/** The login in Storybook, with its chart while a code is entered. */
async function takePanel(browser: Browser) {
  const storybook = await serveFolder(join(root, 'storybook-static'))
  const page = await browser.newPage({ viewport: { width: 1480, height: 960 }, reducedMotion: 'reduce' })
  const panel = new PanelPage(page, storybook.url)
  await panel.open('admin-login--default')
  await panel.story.getByRole('textbox', { name: 'Phone Number' }).fill('9820012345')
  await panel.story.getByRole('button', { name: 'Send OTP' }).click()
  await panel.story.getByRole('button', { name: 'Resend OTP' }).click()
  await panel.live('enteringCode').waitFor()
  await page.screenshot({ path: join(folder, 'statechart-panel.png'), animations: 'disabled' })
  storybook.close()
}

if ((await run('node', ['packages/web/build.ts', '--if-stale'])) !== 0) process.exit(1)
const dataFolder = mkdtempSync(join(tmpdir(), 'tarang-pictures-'))
const { server, site } = await startServer(dataFolder)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS })
try {
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  })
  const consoleUrl = new URL('/liveStrategies', site)
  consoleUrl.hostname = `admin.${consoleUrl.hostname}`
  await take(context, new URL('/homePage', site).href, 'landing.png')
  await take(context, consoleUrl.href, 'console.png', await logIn(context))
  if (existsSync(join(root, 'storybook-static'))) await takePanel(browser)
} finally {
  await browser.close()
  server.kill()
  await once(server, 'exit')
  rmSync(dataFolder, { recursive: true })
}
