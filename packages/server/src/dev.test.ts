import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTables } from '../testing/processes.ts'
import { tarangServer } from './dev.ts'
import { variantWidths } from './images/variants.ts'

let folder: string
let vite: ViteDevServer
let base: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-dev-'))
  const root = join(folder, 'web')
  mkdirSync(root)
  const html = '<!doctype html><script type="application/json" id="tarang-config">{}</script>'
  writeFileSync(join(root, 'index.html'), html)
  const data = join(folder, 'data')
  await createTables(data, true)
  vi.stubEnv('DATA_DIR', data)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [tarangServer()],
    server: { host: '127.0.0.1', port: 0 },
  })
  await vite.listen()
  const address = vite.httpServer?.address()
  base = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const json = async (path: string, init?: RequestInit) => (await fetch(`${base}${path}`, init)).json()

test('the dev server serves pages and API through restarts and reloads, and closes its data', async () => {
  const page = await (await fetch(base, { headers: { accept: 'text/html' } })).text()
  const [, config] = /id="tarang-config">(.*?)<\/script>/s.exec(page) ?? []
  expect(JSON.parse(config ?? '')).toEqual({
    imageWidths: [...variantWidths],
    extensions: true,
    deletedBlogDays: 90,
  })
  expect(await json('/api/liveStrategies')).toMatchObject({ status: { statusCode: 401 } })

  const body = JSON.stringify({ phoneNumber: '5550000001' })
  const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  expect(await json('/api/auth/login-auth', login)).toMatchObject({ status: { statusCode: 200 } })

  const holderFile = join(folder, 'data', 'holder.json')
  const { control } = JSON.parse(readFileSync(holderFile, 'utf8'))
  const invite = await fetch(`${control.url}/control/invites`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.token}` },
  })
  expect(await invite.json()).toMatchObject({ data: { link: expect.stringContaining('#invite=') } })
  expect((await fetch(`${base}/control/invites`, { method: 'POST' })).status).toBe(404)

  await vite.restart()
  expect(await json('/healthz')).toMatchObject({ status: { statusCode: 200 } })
  vite.environments.ssr.moduleGraph.invalidateAll()
  expect(await json('/healthz')).toMatchObject({ status: { statusCode: 200 } })

  await vite.close()
  expect(() => readFileSync(holderFile)).toThrow('ENOENT')
})
