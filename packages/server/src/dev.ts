import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { isServerPath } from './app.ts'
import { greeting } from './greeting.ts'
import type { TarangServer } from './index.ts'
import { type Installation, openInstallation } from './installation.ts'
import { nodeListener } from './listener.ts'
import { fail, log, write } from './output.ts'
import { readSettings } from './settings.ts'
import { withConfig } from './web/config.ts'

const entry = fileURLToPath(new URL('./index.ts', import.meta.url))
const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** The whole server inside Vite's dev server: both hosts on its port, and the server's code as live as the page's. */
export function tarangServer(): Plugin {
  const settings = readSettings(process.env)
  return {
    name: 'tarang-server',
    apply: 'serve',
    config: () => ({ server: { allowedHosts: ['admin.localhost'] } }),
    transformIndexHtml: (html) => withConfig(html, settings.config),

    async configureServer(vite) {
      const installation = await borrowInstallation(vite).catch(fail)
      const port = () => portOf(vite)
      const current = liveServer(vite, installation, port)
      const listener = nodeListener(async (...call) => (await current()).fetch(...call))

      vite.watcher.add(migrations)
      vite.watcher.on('all', (_, file) => {
        if (file.startsWith(migrations)) installation.store.migrate().catch(fail)
      })
      vite.httpServer?.once('listening', async () => {
        installation.announce(port())
        const { invitationLink } = await current()
        const lines = await greeting({ settings, port: port(), installation, invitationLink })
        write(['', ...lines, ''].join('\n'))
      })
      vite.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (isServerPath(pathname)) void listener(request, response)
        else next()
      })
    },
  }

  /**
   * The data stays open while Vite restarts itself: it may be opened only once, and the new dev server comes before
   * the old one has gone. It is kept where a fresh copy of this module finds it.
   */
  async function borrowInstallation(vite: ViteDevServer): Promise<Installation> {
    const shelf = globalThis as {
      tarangInstallation?: { installation: Promise<Installation>; borrowers: number }
    }
    shelf.tarangInstallation ??= { installation: openInstallation(settings, { write, log }), borrowers: 0 }
    const shared = shelf.tarangInstallation
    shared.borrowers += 1
    vite.httpServer?.once('close', async () => {
      shared.borrowers -= 1
      if (shared.borrowers > 0) return
      delete shelf.tarangInstallation
      await (await shared.installation).close()
    })
    return shared.installation
  }
}

const portOf = ({ httpServer, config }: ViteDevServer) => {
  const address = httpServer?.address()
  return typeof address === 'object' && address ? address.port : config.server.port
}

/** The server as its code is now: made anew whenever Vite sees that a file of it has changed. */
function liveServer(vite: ViteDevServer, installation: Installation, port: () => number) {
  const environment = vite.environments.ssr
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('Vite cannot run server code here.')
  let made: { module: unknown; server: Promise<TarangServer> } | null = null

  return async () => {
    const module = await environment.runner.import<typeof import('./index.ts')>(entry)
    if (made?.module !== module) {
      made = { module, server: module.createServer(installation.serverOptions(port())) }
    }
    return made.server
  }
}
