/** The ways to serve the application as files, as the README gives them, over the reference server on another origin. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { freePort } from '@tarang/server/testing/free-port'
import { startServer } from '@tarang/server/testing/processes'
import { ensureNginx } from '../../../.ci/nginx.ts'
import { expect, openHydrated, test } from './fixtures.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')

/** The one block of code in the README that has these words, with some of its words replaced. */
function fromReadme(words: string, replacements: Readonly<Record<string, string>>): string {
  const blocks = [...readme.matchAll(/^```\w+\n([\s\S]*?)^```/gm), ...readme.matchAll(/`([^`\n]+)`/g)]
  const found = blocks.map(([, text = '']) => text).filter((text) => text.includes(words))
  if (found.length !== 1) throw new Error(`${found.length} blocks of the README have ${words}.`)
  return Object.entries(replacements).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The block of the README with ${words} has no ${from}.`)
    return text.replaceAll(from, to)
  }, found[0] as string)
}

let folder: string
let port: number
let api: string
let stopApi: () => Promise<unknown>

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-deployments-'))
  // nginx, started by root, reads files as another user.
  chmodSync(folder, 0o755)
  port = await freePort()
  const server = await startServer({
    DATA_DIR: join(folder, 'data'),
    ALLOWED_ORIGINS: `http://localhost:${port},http://admin.localhost:${port}`,
  })
  api = server.base.replace('127.0.0.1', 'localhost')
  stopApi = () => server.kill('SIGTERM')
})
test.afterAll(async () => {
  await stopApi()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a server of files while `work` lasts. */
async function serving(command: string, args: readonly string[], work: () => Promise<void>) {
  const server = spawn(command, args, { stdio: 'ignore' })
  try {
    for (let attempts = 0; attempts < 100; attempts += 1) {
      if (await fetch(`http://localhost:${port}`).catch(() => null)) break
      await setTimeout(50)
    }
    await work()
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}

async function expectPublicSite(page: Page) {
  await openHydrated(page, `http://localhost:${port}/homePage`)
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

async function expectConsole(page: Page) {
  const phoneNumber = '0000012345'
  await page.goto(`http://admin.localhost:${port}/liveStrategies`)
  await page.getByLabel('Phone Number').fill(phoneNumber)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  const first = page.getByRole('textbox', { name: /pin code 1/ })
  await expect(first).toBeFocused()
  const outbox = await page.request.get(`${api}/outbox`, { headers: { accept: 'application/json' } })
  const messages = (await outbox.json()) as { phoneNumber: string; code: string }[]
  const sent = messages.find((message) => message.phoneNumber === phoneNumber)
  await page.keyboard.type(sent?.code ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Live Strategies' }).getByRole('row')).toHaveCount(16)
}

test('the application as files behind nginx', async ({ page }) => {
  expect(ensureNginx()).toBe(true)
  const hosts = { 'www.example.com': 'localhost', 'console.example.com': 'admin.localhost' }
  writeFileSync(
    join(folder, 'config.json'),
    fromReadme('"apiBase"', {
      'https://api.example.com': api,
      'https://notify.example.com': `${api}/notifications`,
      'console.example.com': 'admin.localhost',
    }),
  )
  const out = join(folder, 'tarang')
  execFileSync(
    'node',
    ['packages/server/src/commands/build-host.ts', '--out', out, '--config', join(folder, 'config.json')],
    {
      cwd: root,
      stdio: 'ignore',
    },
  )
  const servers = fromReadme('server_name', { ...hosts, '/srv/tarang': out, 'listen 8080': `listen ${port}` })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
    http { access_log off; include /etc/nginx/mime.types;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    ${servers} }`,
  )
  await serving('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], async () => {
    await expectPublicSite(page)
    await expectConsole(page)
  })
})

test('the pages as files of any static host', async ({ page }) => {
  test.setTimeout(120_000)
  const [command, ...args] = fromReadme('pnpm build:pages --api https', {
    'pnpm build:pages': 'packages/server/src/commands/build-pages.ts',
    'https://api.example.com': api,
    'https://www.example.com': `http://localhost:${port}`,
    '--out site': `--out ${join(folder, 'site')}`,
  })
    .trim()
    .split(' ') as [string, ...string[]]
  execFileSync('node', [command, ...args], { cwd: root, stdio: 'ignore' })
  const [python, ...server] = fromReadme('http.server', {
    '--directory site': `--directory ${join(folder, 'site')}`,
    '8080': `${port}`,
  }).split(' ') as [string, ...string[]]
  await serving(python, server, () => expectPublicSite(page))
})
