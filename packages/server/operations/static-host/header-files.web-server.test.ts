/** The header files in nginx and Caddy. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { defaultConfig } from '@tarang/runtime-config'
import { describe, expect, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { type HostName, hostFiles, hostHeaders } from './host-files.ts'

const config = { ...defaultConfig, apiBase: 'https://api.example.com/api' }

interface FileServer {
  name: string
  /** The configuration of a server of `folder/site` with the header file of a host. */
  configure(folder: string, port: number, host: HostName): string
  args(configuration: string): string[]
}

const nginx: FileServer = {
  name: 'nginx',
  configure: (folder, port, host) => {
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
      http { access_log off; types { text/html html; text/javascript js; }
      ${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      server { listen 127.0.0.1:${port}; root ${folder}/site; include ${folder}/nginx-${host}.conf; } }`
  },
  args: (configuration) => ['-c', configuration],
}

const caddy: FileServer = {
  name: 'caddy',
  configure: (folder, port, host) =>
    `{\n admin off\n}\nhttp://127.0.0.1:${port} {\n root * ${folder}/site\n import ${folder}/Caddyfile-${host}\n}\n`,
  args: (configuration) => ['run', '--adapter', 'caddyfile', '--config', configuration],
}

async function untilReachable(url: string) {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    if (await fetch(url).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Serves files with one of the header files, while `work` asks for them. */
async function served(
  { name, configure, args }: FileServer,
  host: HostName,
  files: Record<string, string>,
  work: (url: string) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  // Started by root, nginx reads files as another user.
  chmodSync(folder, 0o755)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'site', file)), { recursive: true })
    writeFileSync(join(folder, 'site', file), text)
  }
  for (const [file, text] of Object.entries(hostFiles(config))) writeFileSync(join(folder, file), text)
  const port = await freePort()
  const configuration = join(folder, 'configuration')
  writeFileSync(configuration, configure(folder, port, host))
  const server = spawn(name, args(configuration), { stdio: 'ignore', env: { ...process.env, HOME: folder } })
  const exited = once(server, 'exit')
  try {
    const url = `http://127.0.0.1:${port}`
    await untilReachable(url)
    await work(url)
  } finally {
    server.kill()
    await exited
    rmSync(folder, { recursive: true })
  }
}

const application = { 'index.html': 'the page', 'assets/main-1.js': 'the script' }

describe.each([nginx, caddy])('$name', (server) => {
  test.each(['public', 'console'] as const)('answers as the header file of the %s host says', (host) =>
    served(server, host, application, async (url) => {
      const page = await fetch(`${url}/newsLetterAndBlogs`)
      expect([page.status, await page.text()]).toEqual([200, 'the page'])
      expect(Object.fromEntries(page.headers)).toMatchObject({
        ...hostHeaders(config, host),
        'cache-control': host === 'console' ? 'no-store' : 'no-cache',
      })
      const asset = await fetch(`${url}/assets/main-1.js`)
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(asset.headers.get('x-content-type-options')).toBe('nosniff')
      for (const missing of ['/assets/main-2.js', '/favicon.png']) {
        const response = await fetch(url + missing)
        expect(response.status).toBe(404)
        expect(await response.text()).not.toContain('the page')
        // A file that is missing for a moment of a deployment must not be missing for a year.
        expect(response.headers.get('cache-control') ?? '').not.toContain('max-age')
      }
      expect((await fetch(url, { method: 'POST' })).status).toBe(405)
    }),
  )

  test('answers written pages by their paths, and what is missing with 404', () =>
    served(
      server,
      'pages',
      { ...application, 'services/index.html': 'the services', '404.html': 'no such page' },
      async (url) => {
        for (const [path, status, text] of [
          ['/', 200, 'the page'],
          ['/services', 200, 'the services'],
          ['/newsLetterAndBlogsTemplate/blogs/9', 404, 'no such page'],
          ['/assets/main-2.js', 404, 'no such page'],
        ] as const) {
          const response = await fetch(url + path)
          expect([path, response.status, await response.text()]).toEqual([path, status, text])
          expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
          expect(response.headers.get('cache-control') ?? '').not.toContain('max-age')
        }
      },
    ))
})
