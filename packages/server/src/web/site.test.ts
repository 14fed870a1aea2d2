import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { defaultConfig, parseConfig } from '@tarang/runtime-config'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MissingBuild, openSite, type Site } from './site.ts'

const html = [
  '<!doctype html><html lang="en"><head><!--metadata--><title>Tarang</title><!--/metadata-->',
  '<script type="application/json" id="tarang-config">{}</script><!--client--></head>',
  '<body><!--content--><div id="root"></div><!--/content--></body></html>',
].join('')
const script = 'export const wave = 1\n'.repeat(100)

let folder: string
let site: Site
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-site-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), script)
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js.map'), '{}')
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, '.vite', 'chunks.json'), '{}')
  writeFileSync(join(folder, '.env'), 'SECRET=1')
  site = await openSite(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const get = (
  path: string,
  headers: Record<string, string> = {},
  host = 'localhost',
  config = defaultConfig,
) => site.answer(new Request(`http://${host}${path}`, { headers }), { config, https: false })

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('a navigation', () => {
  test.each([
    ['/'],
    ['/homePage'],
    ['/strategyDataManager/ABC'],
    ['/index.html'],
    ['/newsLetterAndBlogsTemplate/blogs/7'],
  ])('%s is answered with the page', async (path) => {
    const response = await get(path, page)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain('<div id="root">')
  })

  test('may have a dot in a strategy code', async () => {
    expect((await get('/strategyDataManager/MOM.20', page)).status).toBe(200)
  })

  test('has the configuration as data that cannot end its element', async () => {
    const config = { ...defaultConfig, brand: `</script><script>alert('$&')</script><!--` }
    const text = await (await get('/', page, 'localhost', config)).text()
    const [, json] = /id="tarang-config">(.*?)<\/script>/s.exec(text) ?? []
    expect(json).not.toContain('<')
    expect(parseConfig(json)).toEqual(config)
    expect(text.match(/<script/g)).toHaveLength(1)
  })

  test('answers 304 until the configuration changes', async () => {
    const etag = (await get('/', page)).headers.get('etag') ?? ''
    const again = await get('/homePage', { ...page, 'if-none-match': `"other", W/${etag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const other = await get('/', { ...page, 'if-none-match': etag }, 'localhost', {
      ...defaultConfig,
      brand: 'B',
    })
    expect(other.status).toBe(200)
  })
})

describe('a path for machines', () => {
  test.each(['/metrics', '/health', '/healthcheck', '/livez', '/actuator/health', '/status', '/ping'])(
    '%s is no page',
    async (path) => {
      for (const headers of [{}, page, { accept: 'application/openmetrics-text;version=1.0.0,*/*;q=0.1' }]) {
        expect((await get(path, headers)).status).toBe(404)
        expect((await get(path, headers, 'admin.localhost')).status).toBe(404)
      }
    },
  )

  test('a client that takes no HTML gets none', async () => {
    expect((await get('/anything', { accept: 'application/json' })).status).toBe(404)
    expect((await get('/anything', { accept: '*/*' })).status).toBe(200)
  })
})

describe('a file', () => {
  test('with a hash in its name is cached forever', async () => {
    const response = await get('/assets/app-1a2b3c.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toBe(script)
  })

  test('without one is revalidated each time', async () => {
    const response = await get('/favicon.svg')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test('is compressed if the client accepts it', async () => {
    const path = '/assets/app-1a2b3c.js'
    const br = await get(path, { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(br.headers.get('vary')).toBe('Accept-Encoding')
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(script)
    const gz = await get(path, { 'accept-encoding': 'gzip, br;q=0' })
    expect(gunzipSync(await gz.arrayBuffer()).toString()).toBe(script)
    expect((await get(path, { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
    expect(gz.headers.get('etag')).not.toBe(br.headers.get('etag'))
  })

  test('that is missing is a 404, never the page', async () => {
    for (const path of ['/assets/missing-9f8e7d.js', '/assets/', '/assets/x']) {
      const response = await get(path, page)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect((await get('/favicon.png', { accept: 'image/*' })).status).toBe(404)
  })

  test.each([
    ['/.env'],
    ['/.vite/chunks.json'],
    ['/assets/app-1a2b3c.js.map'],
    ['/%2evite/chunks.json'],
    ['/..%2f..%2fetc%2fpasswd'],
    ['/assets/..%5c..%5cindex.html'],
    ['/%00'],
    ['/%e0%a4%a'],
  ])('%s is a 404', async (path) => expect((await get(path, page)).status).toBe(404))

  test('is read-only', async () => {
    const post = new Request('http://localhost/homePage', { method: 'POST' })
    const response = await site.answer(post, { config: defaultConfig, https: false })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    const head = await site.answer(new Request('http://localhost/', { method: 'HEAD' }), {
      config: defaultConfig,
      https: false,
    })
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(50)
    expect(await head.text()).toBe('')
  })
})

describe('the theme of a visitor', () => {
  const renderedIn = (theme: string | null) => ({
    head: '<style>p{}</style>',
    body: `<div id="root">in ${theme}</div>`,
    inline: { styles: ['p{}'], scripts: [] },
    likesOf: [],
    isComplete: true,
  })
  const pageWith = (cookie: string | null, host = 'localhost') =>
    site.answer(new Request(`http://${host}/`, { headers: { ...page, ...(cookie && { cookie }) } }), {
      config: defaultConfig,
      https: false,
      pageAt: async (_, { theme }) => ({
        status: 200,
        head: null,
        reads: [],
        card: null,
        rendered: renderedIn(theme),
      }),
    })

  test('is in the page, which no other visitor may get', async () => {
    const response = await pageWith('visitor=1; theme=dark')
    const text = await response.text()
    expect(text).toContain('<html data-theme="dark" lang="en">')
    expect(text).toContain('<div id="root">in dark</div>')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding')
    const etag = response.headers.get('etag') ?? ''
    const system = await pageWith(null)
    expect(system.headers.get('etag')).not.toBe(etag)
    expect(system.headers.get('cache-control')).toContain('s-maxage=60')
    expect(response.headers.get('cdn-cache-control')).toBe('private')
    // A shared cache must not give a visitor with a theme the page without it.
    expect(system.headers.get('vary')).toBe('Cookie, Accept-Encoding')
  })

  test.each([
    'theme=purple',
    'theme="><script>alert(1)</script>',
    'theme=dark2',
    'mytheme=dark',
    'theme=',
    '; ;=;theme',
  ])('is the system’s after the cookie %s', async (cookie) => {
    expect(await (await pageWith(cookie)).text()).toContain('<html lang="en">')
  })

  test('is not for the console', async () => {
    expect(await (await pageWith('theme=dark', 'admin.localhost')).text()).toContain('<html lang="en">')
  })

  test('is in the answer to a form too, which has its page’s address and is not kept', async () => {
    const request = new Request('http://localhost/forms/contact', {
      method: 'POST',
      headers: { cookie: 'theme=dark' },
    })
    const response = await site.answerForm(
      request,
      { config: defaultConfig, https: false },
      { page: { status: 200, head: null, reads: [], card: null, rendered: renderedIn('dark') }, status: 422 },
    )
    expect(response.status).toBe(422)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
    const text = await response.text()
    expect(text).toContain('<html data-theme="dark"')
    expect(text).toContain('<div id="root">in dark</div>')
  })
})

describe('the headers of a page', () => {
  const policyOf = (response: Response) =>
    Object.fromEntries(
      (response.headers.get('content-security-policy') ?? '')
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    )

  test('on the public host', async () => {
    const response = await get('/', page)
    expect(policyOf(response)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' https: data:",
      'font-src': "'self'",
      'media-src': "'self' https:",
      'connect-src': "'self'",
      'frame-src': 'https://www.youtube-nocookie.com',
      'form-action': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'blog-html',
      'report-to': 'csp',
    })
    expect(response.headers.get('reporting-endpoints')).toBe('csp="/reports/csp"')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('permissions-policy')).toBe(
      'camera=(), microphone=(), geolocation=(), payment=()',
    )
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(response.headers.get('strict-transport-security')).toBeNull()
  })

  test('on the console are stricter', async () => {
    const response = await get('/', page, 'admin.localhost')
    expect(policyOf(response)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' https: data: blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'form-action': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'blog-html',
      'report-to': 'csp',
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('name services and form of other origins, and https', async () => {
    const config = {
      ...defaultConfig,
      apiBase: 'https://api.example.com/api',
      notificationsBase: 'https://notify.example.com/v1',
      contactFormUrl: 'https://forms.example.com/f/abc',
      filesOrigin: 'https://files.example.com',
    }
    const request = (host: string) => new Request(`http://${host}/`, { headers: page })
    const site1 = await site.answer(request('tarang.example'), { config, https: true })
    expect(policyOf(site1)['connect-src']).toBe(
      "'self' https://api.example.com https://files.example.com https://forms.example.com",
    )
    expect(policyOf(site1)['img-src']).toBe("'self' https://files.example.com https: data:")
    expect(policyOf(site1)['form-action']).toBe("'self' https://forms.example.com")
    expect(policyOf(site1)).toHaveProperty('upgrade-insecure-requests')
    expect(site1.headers.get('strict-transport-security')).toBe('max-age=63072000')
    const console = await site.answer(request('admin.tarang.example'), { config, https: true })
    expect(policyOf(console)['connect-src']).toBe("'self' https://api.example.com https://notify.example.com")
    expect(policyOf(console)['form-action']).toBe("'self'")
  })
})

test('a folder without a build is refused', async () => {
  await expect(openSite(join(folder, 'assets'))).rejects.toThrow(MissingBuild)
  writeFileSync(join(folder, 'assets', 'index.html'), '<!doctype html>')
  await expect(openSite(join(folder, 'assets'))).rejects.toThrow('has no place for its configuration')
  rmSync(join(folder, 'assets', 'index.html'))
})

test('an unknown path is redirected to the home page, with a content type', async () => {
  const response = await site.answer(new Request('http://localhost/nowhere?a=1', { headers: page }), {
    config: defaultConfig,
    https: false,
    pageAt: async () => ({ status: 302, head: null, reads: [], card: null, rendered: null }),
  })
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/homePage?a=1')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test.each([60, 300])('a page may be kept for %i s, by its headers and its configuration', async (seconds) => {
  const response = await site.answer(new Request('http://localhost/homePage', { headers: page }), {
    config: { ...defaultConfig, pageMaxAge: seconds },
    https: false,
    pageAt: async () => ({
      status: 200,
      head: null,
      reads: [],
      card: null,
      rendered: { head: '', body: '', inline: { styles: [], scripts: [] }, likesOf: [], isComplete: true },
    }),
  })
  expect(response.headers.get('cache-control')).toContain(`s-maxage=${seconds},`)
  expect(response.headers.get('cdn-cache-control')).toContain(`max-age=${seconds},`)
  const [, json] = /id="tarang-config">(.*?)<\/script>/s.exec(await response.text()) ?? []
  expect(parseConfig(json).pageMaxAge).toBe(seconds)
})

test('a build that is replaced at run time is served at once', async () => {
  writeFileSync(join(folder, 'assets', 'new-4d5e6f.js'), 'new')
  expect(await (await get('/assets/new-4d5e6f.js')).text()).toBe('new')
  writeFileSync(join(folder, 'index.html'), html.replace('<body>', '<body><p>second</p>'))
  expect(await (await get('/', page)).text()).toContain('second')
  writeFileSync(join(folder, 'index.html'), html)
})
