import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { isServerPath } from './app.ts'
import type { TarangServer } from './index.ts'
import { type Installation, openInstallation } from './installation.ts'
import { nodeListener } from './listener.ts'
import { fail, log, write } from './output.ts'
import { readSettings } from './settings.ts'
import { greeting } from './startup-message.ts'
import { withConfig } from './web/page-config.ts'

const entry = join(import.meta.dirname, 'index.ts')
const migrations = join(import.meta.dirname, '../migrations')

/** The open data, and whether it has been said how to begin with it. */
type Shared = { installation: Promise<Installation>; isGreeted: boolean }

/** The whole server inside Vite's dev server: both hosts on its port, and the server's code as live as the page's. */
export function tarangServer(): Plugin {
  const settings = readSettings(process.env)
  return {
    name: 'tarang-server',
    apply: 'serve',
    config: () => ({ server: { allowedHosts: ['admin.localhost'] } }),
    transformIndexHtml: (html) => withConfig(html, settings.config),

    async configureServer(vite) {
      const shared = keptOpen(vite)
      const installation = await shared.installation.catch(fail)
      const port = () => portOf(vite)
      const current = liveServer(vite, installation, port)
      const listener = nodeListener(async (...call) => (await current()).fetch(...call))

      vite.watcher.add(migrations)
      vite.watcher.on('all', (_, file) => {
        if (file.startsWith(migrations)) installation.store.migrate().catch(fail)
      })
      vite.httpServer?.once('listening', async () => {
        installation.announce(port())
        if (shared.isGreeted) return
        shared.isGreeted = true
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
   * the old one has gone. So it is kept where a fresh copy of this module finds it, until Vite closes for good.
   */
  function keptOpen(vite: ViteDevServer): Shared {
    const shelf = globalThis as { tarangInstallation?: Shared }
    shelf.tarangInstallation ??= {
      installation: openInstallation(settings, { write, log }),
      isGreeted: false,
    }
    const shared = shelf.tarangInstallation
    const closeVite = vite.close.bind(vite)
    vite.close = async () => {
      await closeVite()
      delete shelf.tarangInstallation
      await (await shared.installation).close()
    }
    return shared
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
