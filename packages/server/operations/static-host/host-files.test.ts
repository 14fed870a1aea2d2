import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultConfig } from '@tarang/runtime-config'
import { describe, expect, test } from 'vitest'
import { emptyWebBuild } from '../../testing/processes.ts'
import { hostFiles, hostHeaders } from './host-files.ts'

const config = {
  ...defaultConfig,
  apiBase: 'https://api.example.com/api',
  notificationsBase: 'https://notify.example.com',
  filesOrigin: 'https://files.example.com',
  contactFormUrl: 'https://forms.example.com/f',
}

test('the policy of each host names the origins that its pages call, and nothing of the other', () => {
  const policyOf = (host: 'public' | 'console') => hostHeaders(config, host)['content-security-policy']
  expect(policyOf('public')).toMatch(
    /connect-src 'self' https:\/\/api\.example\.com https:\/\/files\.example\.com https:\/\/forms\.example\.com;/,
  )
  expect(policyOf('console')).toMatch(
    /connect-src 'self' https:\/\/api\.example\.com https:\/\/notify\.example\.com;/,
  )
  for (const host of ['public', 'console'] as const) expect(policyOf(host)).not.toContain('report-to')
})

test('an API over http on this machine is not called over https', () => {
  const local = hostHeaders({ ...config, apiBase: 'http://127.0.0.1:3000/api' }, 'public')
  expect(local['content-security-policy']).not.toContain('upgrade-insecure-requests')
  expect(local['strict-transport-security']).toBeUndefined()
  expect(local['content-security-policy']).toContain("img-src 'self' http://127.0.0.1:3000 ")
  const remote = hostHeaders(config, 'public')
  expect(remote['content-security-policy']).toContain('upgrade-insecure-requests')
  expect(remote['strict-transport-security']).toBeDefined()
})

test('every file has the headers, the caching of assets, and no other method than GET', () => {
  const files = hostFiles(config)
  for (const host of ['public', 'console'] as const) {
    for (const name of [`nginx-${host}.conf`, `Caddyfile-${host}`, `_headers-${host}`]) {
      const text = files[name] ?? ''
      for (const header of Object.keys(hostHeaders(config, host))) expect(text, name).toContain(header)
      expect(text, name).toContain('max-age=31536000, immutable')
      // A static host revalidates files without a cache-control header.
      const caching = name === '_headers-public' ? '/assets/*\n  cache-control' : 'no-cache'
      expect(text, name).toContain(host === 'console' ? 'no-store' : caching)
    }
    expect(files[`nginx-${host}.conf`]).toContain('return 405')
    expect(files[`Caddyfile-${host}`]).toContain('respond @write 405')
    // With `^~`, nginx prefers this location to those with a regular expression, whose responses are cached differently.
    expect(files[`nginx-${host}.conf`]).toContain('location ^~ /assets/')
    // A missing asset is never a page.
    expect(files[`nginx-${host}.conf`]?.match(/=404;/g)).toHaveLength(2)
  }
  expect(files._redirects?.split('\n')[0]).toBe('/assets/*  /404.html  404')
})

test('on Cloudflare Pages a missing file is a 404 that is not cached, and a path is the application', async () => {
  const source = hostFiles(config)['_worker.js'] ?? ''
  const { default: worker } = await import(`data:text/javascript,${encodeURIComponent(source)}`)
  const page = () => new Response('the page', { headers: { 'content-type': 'text/html; charset=utf-8' } })
  const script = () => new Response('the script', { headers: { 'content-type': 'text/javascript' } })
  const answer = async (path: string, asset: () => Response) => {
    const response: Response = await worker.fetch(new Request(`https://www.example.com${path}`), {
      ASSETS: { fetch: async () => asset() },
    })
    return [response.status, await response.text(), response.headers.get('cache-control')]
  }
  const missing = [404, 'There is no such file.', 'no-store']
  expect(await answer('/newsLetterAndBlogs', page)).toEqual([200, 'the page', null])
  expect(await answer('/assets/main-1.js', script)).toEqual([200, 'the script', null])
  expect(await answer('/assets/main-2.js', page)).toEqual(missing)
  expect(await answer('/assets/main-2.js', () => new Response('no', { status: 404 }))).toEqual(missing)
  expect(await answer('/index.html', () => new Response(null, { status: 308 }))).toEqual([308, '', null])
})

test('written pages have a separate policy, which no header narrows', () => {
  expect(hostHeaders(config, 'pages')['content-security-policy']).toBe("frame-ancestors 'none'")
  const files = hostFiles(config)
  expect(files['nginx-pages.conf']).toContain('try_files $uri $uri/index.html =404;')
  expect(files['nginx-pages.conf']).toContain('error_page 404 /404.html;')
  expect(files['Caddyfile-pages']).toContain('rewrite @notFound /404.html')
})

describe('the command', () => {
  const run = (written: string | null) => {
    const folder = mkdtempSync(join(tmpdir(), 'host-files-'))
    emptyWebBuild(folder)
    mkdirSync(join(folder, 'web/assets'))
    if (written !== null) writeFileSync(join(folder, 'config.json'), written)
    const program = join(import.meta.dirname, '../commands/build-host.ts')
    const env = { ...process.env, INIT_CWD: folder }
    const { status, stderr } = spawnSync('node', [program, '--out', 'out', '--build', 'web'], {
      env,
      encoding: 'utf8',
    })
    const read = (name: string) => readFileSync(join(folder, 'out', name), 'utf8')
    return { status, stderr, read, out: join(folder, 'out') }
  }

  test('writes a program beside the files that takes over a changed configuration, without this repository', () => {
    const { read, out } = run(null)
    const config = {
      ...JSON.parse(read('config.json')),
      apiBase: 'https://other.example.com/api',
      apiBas: 'x',
    }
    writeFileSync(join(out, 'config.json'), JSON.stringify(config))
    const { status, stderr } = spawnSync('node', [join(out, 'configure.mjs')], { cwd: '/', encoding: 'utf8' })
    expect([status, stderr.split('\n')[0]]).toEqual([0, 'config.json: "apiBas" is unknown.'])
    expect(read('site/index.html')).toContain('"apiBase":"https://other.example.com/api"')
    for (const name of ['nginx-public.conf', 'Caddyfile-console', '_headers-public'])
      expect(read(name)).toMatch(/connect-src 'self' https:\/\/other\.example\.com/)

    rmSync(join(out, 'config.json'))
    const failed = spawnSync('node', [join(out, 'configure.mjs')], { cwd: '/', encoding: 'utf8' })
    expect([failed.status, failed.stderr.trim().split('\n').length]).toEqual([1, 1])
    expect(failed.stderr).toMatch(/^Not configured: .*config\.json/)
  })

  test('writes the configuration into the page, and beside it with its schema', () => {
    const { status, stderr, read } = run('{"apiBase":"https://api.example.com/api","version":1}')
    expect([status, stderr.split('\n').length]).toEqual([0, 2])
    expect(read('site/index.html')).toContain('"apiBase":"https://api.example.com/api"')
    expect(JSON.parse(read('config.json'))).toMatchObject({ version: 1, contactFormUrl: '' })
    const { properties } = JSON.parse(read('config.schema.json'))
    expect(properties).toMatchObject({
      apiBase: { type: 'string', default: '/api' },
      contactFormUrl: { default: '' },
      registration: { properties: { grievanceOfficer: { properties: { email: { type: 'string' } } } } },
    })
    expect(read('nginx-public.conf')).toContain('https://api.example.com')
  })

  test.each([
    ['missing', null, /config\.json is missing: the files are for an API at \/api of the same host\./],
    ['half', '{"apiBase":', /config\.json: it is not a JSON object/],
    ['mistyped', '{"apiBas":"x"}', /config\.json: "apiBas" is unknown\./],
    ['of another version', '{"version":9}', /config\.json: it is of version 9/],
  ])('says in one line that the configuration is %s', (_, written, line) => {
    const { status, stderr } = run(written)
    expect([status, stderr.trim().split('\n').length]).toEqual([0, 2])
    expect(stderr).toMatch(line)
  })
})
