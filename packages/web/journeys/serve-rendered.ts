import { fileURLToPath } from 'node:url'
import { defaultConfig } from '@tarang/runtime-config'
import { listen } from '@tarang/server/listener'
import { openSite } from '@tarang/server/site'
import { createTestServer } from '@tarang/server/testing'
import { freePort } from '@tarang/server/testing/free-port'
import { anyPort, createUpstreamAnswer, type Served } from './serve.ts'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Serves the product with rendered public pages, over the current upstream at another origin. */
export async function serveRenderedPages(): Promise<Served> {
  const upstream = createUpstreamAnswer()
  const upstreamListener = await listen(upstream.answer, anyPort)
  const origin = `http://127.0.0.1:${upstreamListener.port}`
  const port = await freePort()
  const origins = { public: `http://localhost:${port}`, admin: `http://admin.localhost:${port}` }
  const { apiBase, notificationsBase, contactFormUrl } = defaultConfig
  const server = await createTestServer({
    sampleData: false,
    site: await openSite(fileOf('../dist')),
    pageRenderer: fileOf('../dist-pages/render.js'),
    origins,
    config: {
      ...defaultConfig,
      apiBase: origin + apiBase,
      notificationsBase: origin + notificationsBase,
      contactFormUrl: origin + contactFormUrl,
    },
  })
  const listener = await listen((request) => server.fetch(request), { ...anyPort, PORT: port })
  return {
    failures: upstream.failures,
    originOf: (audience) => origins[audience],
    prepare: upstream.set,
    close: async () => {
      await Promise.all([listener.close(1000), upstreamListener.close(1000)])
      await server.close()
    },
  }
}
