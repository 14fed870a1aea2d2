import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultConfig } from '@tarang/runtime-config'
import { listen } from '@tarang/server/listener'
import { openSite } from '@tarang/server/site'
import { type Kind, strategies } from './rows.ts'

const builtApplication = fileURLToPath(new URL('../../dist', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Serves a built console with a list of strategies, and the peers under `/bench/`. */
export async function serveBench(peers: string, dist = builtApplication) {
  const site = await openSite(dist)
  let list = new Uint8Array()
  const listener = await listen(
    async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/api/liveStrategies')
        return new Response(list, { headers: { 'content-type': 'application/json' } })
      if (pathname.startsWith('/bench/')) {
        const path = normalize(pathname.slice('/bench/'.length))
        const body = await readFile(join(peers, path)).catch(() => null)
        const type = TYPES[extname(path)] ?? 'application/octet-stream'
        return new Response(body, { status: body ? 200 : 404, headers: { 'content-type': type } })
      }
      return site.answer(request, { config: defaultConfig, https: false })
    },
    { HOST: '127.0.0.1', PORT: 0, KEEP_ALIVE_TIMEOUT: 5000, IMPORT_SIZE_LIMIT: 1 },
  )
  return {
    origin: `http://admin.localhost:${listener.port}`,
    setRows(count: number, kind?: Kind) {
      const data = { strategies: strategies(count, kind) }
      list = new TextEncoder().encode(JSON.stringify({ status: { statusCode: 200, message: 'OK' }, data }))
    },
    close: () => listener.close(1000),
  }
}
