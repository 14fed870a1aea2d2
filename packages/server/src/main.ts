import { createHealth, type Health } from './health.ts'
import { createServer, type TarangServer } from './index.ts'
import { type Installation, openInstallation } from './installation.ts'
import { listen } from './listener.ts'
import { fail, log, write } from './output.ts'
import { readSettings, type Settings } from './settings.ts'
import { stopOnSignal } from './shutdown.ts'
import { greeting } from './startup-message.ts'
import { openSite, type Site } from './web/site.ts'

/** Starts the server of both hosts as the environment says, and runs until it is told to stop. */
async function main() {
  const settings = readSettings(process.env)
  const site = await openSite(settings.webBuild)
  const health = createHealth()

  // Listen first: a port in use is found out at once, and whoever calls early waits for the answer.
  const ready = Promise.withResolvers<TarangServer>()
  let server: TarangServer | null = null
  const listener = await listen(async (request, connection) => {
    if (server) return server.fetch(request, connection)
    const early = health.answer(new URL(request.url).pathname)
    return early ?? (await ready.promise).fetch(request, connection)
  }, settings)

  const started = start(settings, {
    port: listener.port,
    site,
    health,
    ready: (made) => {
      server = made
      ready.resolve(made)
    },
  })
  stopOnSignal({
    listener,
    health,
    rules: settings.shutdown,
    close: async () => (await started).close(),
  })
  await started
}

type Parts = { port: number; site: Site; health: Health; ready: (server: TarangServer) => void }

/** Opens the data, lets calls in, and says how to begin. */
async function start(settings: Settings, { port, site, health, ready }: Parts): Promise<Installation> {
  const installation = await openInstallation(settings, { write, log })
  const server = await createServer({ ...installation.serverOptions(port), site, health })
  ready(server)
  installation.announce(port)
  const lines = await greeting({ settings, port, installation, invitationLink: server.invitationLink })
  write(['', 'Tarang is running.', '', ...lines, ''].join('\n'))
  return installation
}

await main().catch(fail)
