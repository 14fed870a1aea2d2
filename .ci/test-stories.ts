import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { root, run } from './runner.ts'

/** Serves the static Storybook and lets the test-runner visit every story: render, play, axe. */
const [, , reportFile] = process.argv
const folder = join(root, 'storybook-static')

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const file = join(folder, normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)))
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
})

await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const { port } = server.address() as AddressInfo

const code = await run('test-storybook', [
  '--url',
  `http://127.0.0.1:${port}`,
  '--ci',
  '--maxWorkers=2',
  '--failOnConsole',
  ...(reportFile ? ['--json', '--outputFile', reportFile] : []),
])
server.close()
process.exit(code)
