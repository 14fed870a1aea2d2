/** The header files in an nginx of the distribution, where there is one. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { defaultConfig } from '@tarang/runtime-config'
import { expect, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { type HostName, hostFiles, hostHeaders } from './host-files.ts'

const hasNginx = spawnSync('nginx', ['-v']).status === 0
const config = { ...defaultConfig, apiBase: 'https://api.example.com/api' }

async function untilReachable(url: string) {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    if (await fetch(url).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Serves files by nginx with one of the header files, while `work` asks for them. */
async function served(host: HostName, files: Record<string, string>, work: (url: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  // Started by root, nginx reads files as another user.
  chmodSync(folder, 0o755)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'site', name)), { recursive: true })
    writeFileSync(join(folder, 'site', name), text)
  }
  for (const [name, text] of Object.entries(hostFiles(config))) writeFileSync(join(folder, name), text)
  const port = await freePort()
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
    http { access_log off; types { text/html html; text/javascript js; }
    ${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    server { listen 127.0.0.1:${port}; root ${folder}/site; include ${folder}/nginx-${host}.conf; } }`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  try {
    const url = `http://127.0.0.1:${port}`
    await untilReachable(url)
    await work(url)
  } finally {
    nginx.kill()
    await once(nginx, 'exit')
  }
}

const application = { 'index.html': 'the page', 'assets/main-1.js': 'the script' }

test.skipIf(!hasNginx)('nginx answers as the header files say', () =>
  served('public', application, async (url) => {
    const page = await fetch(`${url}/newsLetterAndBlogs`)
    expect([page.status, await page.text()]).toEqual([200, 'the page'])
    expect(Object.fromEntries(page.headers)).toMatchObject({
      ...hostHeaders(config, 'public'),
      'cache-control': 'no-cache',
    })
    const asset = await fetch(`${url}/assets/main-1.js`)
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff')
    for (const missing of ['/assets/main-2.js', '/favicon.png']) {
      const response = await fetch(url + missing)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('the page')
    }
    expect((await fetch(url, { method: 'POST' })).status).toBe(405)
  }),
)

test.skipIf(!hasNginx)('nginx answers written pages by their paths, and what is missing with 404', () =>
  served(
    'pages',
    { ...application, 'services/index.html': 'the services', '404.html': 'no such page' },
    async (url) => {
      for (const [path, status, text] of [
        ['/', 200, 'the page'],
        ['/services', 200, 'the services'],
        ['/newsLetterAndBlogsTemplate/blogs/9', 404, 'no such page'],
      ] as const) {
        const response = await fetch(url + path)
        expect([response.status, await response.text()]).toEqual([status, text])
        expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
      }
    },
  ),
)
