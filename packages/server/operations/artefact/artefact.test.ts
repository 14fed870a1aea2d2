import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { readdir, readlink, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWebBuild } from '../../testing/web-build.ts'

/** The folder that `pnpm build:server` writes, copied outside the repository. */
let temporary: string
let folder: string
let data: string
// Where this is root: the artefact must not need to be.
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

beforeAll(async () => {
  await openWebBuild()
  temporary = await realpath(mkdtempSync(join(tmpdir(), 'tarang-artefact-')))
  chmodSync(temporary, 0o755)
  const built = join(temporary, 'built')
  execFileSync(process.execPath, [join(import.meta.dirname, 'build.ts'), '--out', built], { stdio: 'pipe' })
  folder = join(temporary, 'elsewhere')
  execFileSync('cp', ['-a', built, folder])
  rmSync(built, { recursive: true })
  execFileSync('chmod', ['-R', 'a-w', folder])
  data = join(temporary, 'data')
  mkdirSync(data)
  if (unprivileged.uid) chownSync(data, unprivileged.uid, unprivileged.gid)
}, 300_000)
afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', temporary])
  rmSync(temporary, { recursive: true, force: true })
})

function start(program: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(folder, program), ...args], {
    cwd: temporary,
    env: { PORT: '0', DATA_DIR: data, SAMPLE_DATA: 'on', DEVELOPMENT_OUTBOX: 'on', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...unprivileged,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, output: () => output, ended }
}

async function run(program: string, ...args: string[]) {
  const { ended, output } = start(program, ...args)
  return { code: await ended, output: output() }
}

test('it has no link out of its folder, no tests and nothing of development', async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isSymbolicLink())) {
    const path = join(entry.parentPath, entry.name)
    expect(await readlink(path), path).not.toMatch(/^\//)
    expect(await realpath(path)).toContain(folder)
  }
  const ours = entries
    .filter(({ parentPath }) => !parentPath.includes('node_modules'))
    .map(({ name }) => name)
  expect(ours.filter((name) => /\.(test|stories)\./.test(name))).toEqual([])
  for (const name of ['vite', 'vitest', 'typescript', 'drizzle-kit', 'ajv', 'autocannon', '@biomejs', '.bin'])
    expect(existsSync(join(folder, 'node_modules', name)), name).toBe(false)
})

describe('a server of it', () => {
  let server: ReturnType<typeof start>
  let base: string
  beforeAll(async () => {
    server = start('serve.js')
    while (!server.output().includes('Tarang is running.')) {
      if (server.child.exitCode !== null) throw new Error(server.output())
      await setTimeout(20)
    }
    const port = /Public site +http:\/\/localhost:(\d+)/.exec(server.output())?.[1]
    base = `http://localhost:${port}`
  }, 120_000)
  afterAll(() => server.child.kill('SIGKILL'))

  const get = async (path: string) => fetch(new URL(path, base))
  const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
    (
      await fetch(new URL(path, base), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    ).json() as Promise<Record<string, never>>

  test('shows its pages rendered, with pictures, feeds and cards', async () => {
    expect((await get('/readyz')).status).toBe(200)
    const page = await get('/newsLetterAndBlogs')
    expect(page.status).toBe(200)
    expect(await page.text()).toMatch(/<h1[\s>]/)
    const [blog] = (await (await get('/api/fetchNewsLetterAndBlogs')).json()) as {
      id: number
      backgroundImage: string
      likesCount: number
    }[]
    expect((await get(new URL(blog!.backgroundImage).pathname)).status).toBe(200)
    expect((await get('/feeds/all.rss')).status).toBe(200)
    const html = await (await get(`/newsLetterAndBlogsTemplate/blogs/${blog!.id}`)).text()
    const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1]
    const image = await get(new URL(card ?? '').pathname)
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(await post(`/api/${blog!.id}/like`, { liked: true })).toEqual({
      likesCount: blog!.likesCount + 1,
      liked: true,
    })
  }, 60_000)

  test('lets staff log in and change something', async () => {
    const phoneNumber = /Log in with +(\d{10})/.exec(server.output())?.[1]
    await post('/api/auth/login-auth', { phoneNumber })
    const [message] = (await (
      await fetch(new URL('/outbox', base), { headers: { accept: 'application/json' } })
    ).json()) as { code: string }[]
    const { data: session } = (await post('/api/auth/verifyLoginOtp', {
      phoneNumber,
      otp: message!.code,
    })) as {
      data?: { jwtToken: string }
    }
    const headers = { authorization: `Bearer ${session?.jwtToken}` }
    const strategies = await fetch(new URL('/api/liveStrategies', base), { headers })
    expect(strategies.status).toBe(200)
    const saved = await post(
      '/api/saveStockSplitCalender',
      {
        ...{ stockname: 'SMOKE', splitratio: '1:2', splitdate: '2026-11-20', status: 1 },
        ...{ corporateaction: 'Split', sourcedon: '2026-11-20' },
      },
      headers,
    )
    expect(saved).toMatchObject({ stockname: 'SMOKE' })
  })

  test('is reached by its commands, and stops', async () => {
    const invite = await run('admin.js', 'invite')
    expect(invite).toEqual({
      code: 0,
      output: expect.stringMatching(/^http:\/\/admin\.localhost:\d+\/#invite=/),
    })
    expect((await run('admin.js', '--help')).output).toContain('Usage: node admin.js <command>')
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect((await run('migrate.js')).code).toBe(0)
  }, 60_000)
})

test('another version of Node is refused in one line', async () => {
  const manifest = join(folder, 'package.json')
  const json = readFileSync(manifest, 'utf8')
  chmodSync(manifest, 0o644)
  writeFileSync(manifest, json.replace(/"node": "\^[^"]+"/, '"node": "^99.1.0"'))
  for (const program of ['serve.js', 'migrate.js', 'admin.js']) {
    const { code, output } = await run(program)
    expect(code).toBe(1)
    expect(output).toBe(`Tarang needs Node 99.1.0 or a later 99; this is ${process.versions.node}.\n`)
  }
})
