/**
 * The deployments that docs/deployment.md describes, with the settings and blocks of that page: this server behind a proxy, and the
 * application as files over this server on another origin.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import type { Page } from '@playwright/test'
import { freePort } from '@tarang/server/testing/free-port'
import { runProgram, startServer } from '@tarang/server/testing/processes'
import { expect, openHydrated, test } from '../fixtures.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const guide = readFileSync(join(root, 'docs/deployment.md'), 'utf8')

/** The only code block in the guide that contains these words, with replacements. */
function fromGuide(words: string, replacements: Readonly<Record<string, string>>): string {
  const blocks = [...guide.matchAll(/^```\w+\n([\s\S]*?)^```/gm), ...guide.matchAll(/`([^`\n]+)`/g)]
  const found = blocks.map(([, text = '']) => text).filter((text) => text.includes(words))
  if (found.length !== 1)
    throw new Error(`${found.length} blocks of docs/deployment.md contain ${words}, expected 1.`)
  return Object.entries(replacements).reduce((text, [from, to]) => {
    if (!text.includes(from))
      throw new Error(`The block of docs/deployment.md with ${words} does not contain ${from}.`)
    return text.replaceAll(from, to)
  }, found[0] as string)
}

/** The hosts in the guide, and those that a browser resolves to this machine. */
const HOSTS = { 'www.example.com': 'localhost', 'console.example.com': 'admin.localhost' }

let folder: string
let port: number

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-deployments-'))
  // nginx, started by root, reads files as another user.
  chmodSync(folder, 0o755)
  port = await freePort()
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a server on the port during `work`. */
async function serving(command: string, args: readonly string[], work: () => Promise<void>) {
  const server = spawn(command, args, { stdio: 'ignore' })
  try {
    for (let attempts = 0; attempts < 100 && !(await canConnect()); attempts += 1) await setTimeout(50)
    await work()
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}

const canConnect = () =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => resolve(socket.destroy()))
    socket.on('error', () => resolve(null))
  })

/** Runs nginx with these server blocks during `work`. */
async function servingNginx(servers: string, work: () => Promise<void>) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
    http { access_log off; include /etc/nginx/mime.types;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    ${servers} }`,
  )
  await serving('nginx', ['-p', folder, '-c', configuration], work)
}

async function expectPublicSite(page: Page, site: string) {
  await openHydrated(page, `${site}/homePage`)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Blogs', exact: true })
    .click()
  const entry = page.getByRole('article').first()
  const title = ((await entry.getByRole('heading').textContent()) ?? '').trim()
  await entry.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const like = page.getByRole('button', { name: `Like “${title}”` })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.locator('html[data-ready]').waitFor()
}

/** Logs in on the console; `codeOf` returns the code that was sent to a number. */
async function expectConsole(page: Page, phoneNumber: string, codeOf: CodeOf) {
  await page.getByLabel('Phone Number').fill(phoneNumber)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  const first = page.getByRole('textbox', { name: /pin code 1/ })
  await expect(first).toBeFocused()
  await page.keyboard.type(await codeOf(phoneNumber))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Live Strategies' }).getByRole('row')).toHaveCount(16)
}
type CodeOf = (phoneNumber: string) => string | Promise<string>

/** An SMS provider. */
async function startProvider() {
  const received: { authorization: string | undefined; phoneNumber: string; code: string }[] = []
  const provider = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const { authorization } = request.headers
      received.push({ authorization, ...(JSON.parse(body) as { phoneNumber: string; code: string }) })
      response.end()
    })
  })
  await new Promise<void>((resolve) => void provider.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(provider.address() as AddressInfo).port}/send`,
    received,
    close: () => provider.close(),
  }
}

test.describe('behind a proxy that ends TLS', () => {
  test.use({ ignoreHTTPSErrors: true })

  test('this server, from its first invite on', async ({ page }) => {
    test.setTimeout(120_000)
    const serverPort = await freePort()
    const provider = await startProvider()
    const origins = { public: `https://localhost:${port}`, admin: `https://admin.localhost:${port}` }
    const { DATABASE_URL, ...settings } = parseEnv(
      fromGuide('SMS_WEBHOOK_TOKEN=', {
        'PORT=3000': `PORT=${serverPort}`,
        'https://www.example.com': origins.public,
        'https://console.example.com': origins.admin,
        'https://sms.example.com/send': provider.url,
      }),
    )
    expect(DATABASE_URL).toMatch(/^postgres:/)
    const environment = {
      ...(settings as Record<string, string>),
      // The guide needs none of it: these are the two differences from it.
      DATA_DIR: join(folder, 'data'),
      SAMPLE_DATA: 'on',
      ACCEPT: 'sample-data,embedded-database',
    }
    const server = runProgram('src/main.ts', environment)
    try {
      await server.until(() => server.out().includes('Tarang is running.'))
      const invite = runProgram('operations/commands/admin.ts', environment, ['invite'])
      expect(await invite.ended, invite.errors()).toBe(0)

      const [certificate, key] = [join(folder, 'tarang.pem'), join(folder, 'tarang.key')]
      const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes']
      const files = ['-keyout', key, '-out', certificate]
      execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...files], {
        stdio: 'ignore',
      })
      const servers = fromGuide('proxy_pass', {
        ...HOSTS,
        'listen 443': `listen ${port}`,
        'http://127.0.0.1:3000': `http://127.0.0.1:${serverPort}`,
        '/etc/ssl/tarang.pem': certificate,
        '/etc/ssl/tarang.key': key,
      })
      await servingNginx(servers, async () => {
        await expectPublicSite(page, origins.public)

        const person = { 'First Name': 'Meera', 'Last Name': 'Kulkarni', Email: 'meera@example.com' }
        const phoneNumber = '9823456701'
        await page.goto(invite.out().trim())
        const signUp = page.getByRole('dialog', { name: 'Sign Up' })
        for (const [label, value] of Object.entries(person)) await signUp.getByLabel(label).fill(value)
        await signUp.getByLabel('Phone Number').fill(phoneNumber)
        await signUp.getByRole('button', { name: 'Sign Up' }).click()
        await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()

        await page.goto(`${origins.admin}/liveStrategies`)
        await expectConsole(page, phoneNumber, async () => {
          await expect.poll(() => provider.received.length).toBe(1)
          return provider.received[0]!.code
        })
        expect(provider.received).toMatchObject([
          { authorization: `Bearer ${settings.SMS_WEBHOOK_TOKEN}`, phoneNumber },
        ])
      })
    } finally {
      await server.kill('SIGTERM')
      provider.close()
    }
  })
})

test.describe('as files, over this server on another origin', () => {
  let api: string
  let stopApi: () => Promise<unknown>

  test.beforeEach(async () => {
    const server = await startServer({
      DATA_DIR: join(folder, 'data'),
      ALLOWED_ORIGINS: `http://localhost:${port},http://admin.localhost:${port}`,
    })
    api = server.base.replace('127.0.0.1', 'localhost')
    stopApi = () => server.kill('SIGTERM')
  })
  test.afterEach(() => stopApi())

  test('the application behind nginx', async ({ page }) => {
    writeFileSync(
      join(folder, 'config.json'),
      fromGuide('"apiBase"', {
        'https://api.example.com': api,
        'https://notify.example.com': `${api}/notifications`,
        'console.example.com': 'admin.localhost',
      }),
    )
    const out = join(folder, 'tarang')
    const options = ['--out', out, '--config', join(folder, 'config.json')]
    execFileSync('node', ['packages/server/operations/commands/build-host.ts', ...options], {
      cwd: root,
      stdio: 'ignore',
    })
    const servers = fromGuide('nginx-console.conf;', {
      ...HOSTS,
      '/srv/tarang': out,
      'listen 8080': `listen ${port}`,
    })
    await servingNginx(servers, async () => {
      await expectPublicSite(page, `http://localhost:${port}`)
      await page.goto(`http://admin.localhost:${port}/liveStrategies`)
      await expectConsole(page, '0000012345', async (phoneNumber) => {
        const outbox = await page.request.get(`${api}/outbox`, { headers: { accept: 'application/json' } })
        const messages = (await outbox.json()) as { phoneNumber: string; code: string }[]
        return messages.find((message) => message.phoneNumber === phoneNumber)?.code ?? ''
      })
    })
  })

  test('the written pages on any static host', async ({ page }) => {
    test.setTimeout(120_000)
    const [command, ...args] = fromGuide('pnpm build:pages --api https', {
      'pnpm build:pages': 'packages/server/operations/commands/build-pages.ts',
      'https://api.example.com': api,
      'https://www.example.com': `http://localhost:${port}`,
      '--out site': `--out ${join(folder, 'site')}`,
    })
      .trim()
      .split(' ') as [string, ...string[]]
    execFileSync('node', [command, ...args], { cwd: root, stdio: 'ignore' })
    const [python, ...server] = fromGuide('http.server', {
      '--directory site': `--directory ${join(folder, 'site')}`,
      '8080': `${port}`,
    }).split(' ') as [string, ...string[]]
    await serving(python, server, () => expectPublicSite(page, `http://localhost:${port}`))
  })
})
