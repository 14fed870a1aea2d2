/** The header files in an nginx of the distribution, where there is one. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultConfig } from '@tarang/runtime-config'
import { expect, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { hostFiles, hostHeaders } from './host-files.ts'

const hasNginx = spawnSync('nginx', ['-v']).status === 0
const config = { ...defaultConfig, apiBase: 'https://api.example.com/api' }

async function untilReachable(url: string) {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    if (await fetch(url).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test.skipIf(!hasNginx)('nginx answers as the header files say', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  // Started by root, nginx reads files as another user.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'site/assets'), { recursive: true })
  writeFileSync(join(folder, 'site/index.html'), 'the page')
  writeFileSync(join(folder, 'site/assets/main-1.js'), 'the script')
  for (const [name, text] of Object.entries(hostFiles(config))) writeFileSync(join(folder, name), text)
  const port = await freePort()
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
    http { access_log off; types { text/html html; text/javascript js; }
    ${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    server { listen 127.0.0.1:${port}; root ${folder}/site; include ${folder}/nginx-public.conf; } }`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  try {
    const url = `http://127.0.0.1:${port}`
    await untilReachable(url)
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
  } finally {
    nginx.kill()
    await once(nginx, 'exit')
  }
})
