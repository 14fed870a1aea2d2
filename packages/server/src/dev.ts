import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { isServerPath } from './app.ts'
import type { TarangServer } from './index.ts'
import { type Installation, openInstallation } from './installation.ts'
import { nodeListener } from './listener.ts'
import { log } from './log.ts'
import { fail, write } from './output.ts'
import { addSampleData } from './sample-data/add-sample-data.ts'
import { readSettings, type Settings } from './settings.ts'
import { startupMessage } from './startup-message.ts'
import { withConfig } from './web/page-template.ts'

const entry = join(import.meta.dirname, 'index.ts')
const migrations = join(import.meta.dirname, '../migrations')

/** What survives a restart of Vite's dev server. */
interface Shared {
  readonly installation: Promise<Installation>
  hasPrintedMessage: boolean
}

/** Runs the server inside Vite's dev server: both hosts on its port, and server code reloads like the page's. */
export function tarangServer(): Plugin {
  const settings = readSettings(process.env, { sampleDataByDefault: true })
  return {
    name: 'tarang-server',
    apply: 'serve',
    config: () => ({ server: { allowedHosts: ['admin.localhost'] } }),
    transformIndexHtml: (html) => withConfig(html, settings.config) ?? html,

    async configureServer(vite) {
      const shared = openShared(vite)
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
        if (shared.hasPrintedMessage) return
        shared.hasPrintedMessage = true
        const { invitationLink } = await current()
        const lines = await startupMessage({
          settings,
          port: port(),
          installation,
          isTerminal: process.stdout.isTTY === true,
          invitationLink,
        })
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
   * The data may be opened only once, and Vite starts a new dev server before it closes the previous one. So the open data is a global, which the next copy of this module reuses until Vite closes.
   */
  function openShared(vite: ViteDevServer): Shared {
    const globals = globalThis as { tarangInstallation?: Shared }
    globals.tarangInstallation ??= {
      installation: openWithSampleData(settings),
      hasPrintedMessage: false,
    }
    const shared = globals.tarangInstallation
    const closeVite = vite.close.bind(vite)
    vite.close = async () => {
      await closeVite()
      delete globals.tarangInstallation
      await (await shared.installation).close()
    }
    return shared
  }
}

async function openWithSampleData(settings: Settings): Promise<Installation> {
  const installation = await openInstallation(settings, { write, log })
  if (settings.SAMPLE_DATA) await addSampleData(installation.store.database)
  return installation
}

const portOf = ({ httpServer, config }: ViteDevServer) => {
  const address = httpServer?.address()
  return typeof address === 'object' && address ? address.port : config.server.port
}

/** Returns the server of the current code: Vite reloads the module when one of its files changes. */
function liveServer(vite: ViteDevServer, installation: Installation, port: () => number) {
  const environment = vite.environments.ssr
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('Vite cannot run server code here.')
  let current: { module: unknown; server: Promise<TarangServer> } | null = null

  async function startServer(
    module: typeof import('./index.ts'),
    previous: Promise<TarangServer> | undefined,
  ) {
    await previous?.then((server) => server.stop())
    const server = await module.createServer(installation.serverOptions(port()))
    await server.start()
    installation.beforeClose(server.stop)
    return server
  }

  return async () => {
    const module = await environment.runner.import<typeof import('./index.ts')>(entry)
    if (current?.module !== module) {
      const previous = current?.server
      current = { module, server: startServer(module, previous) }
    }
    return current.server
  }
}
