import { clearRemovedBlogs } from './blogs/removed-blogs.ts'
import { createHealth, type Health } from './health.ts'
import { createServer, type TarangServer } from './index.ts'
import { type Installation, openInstallation } from './installation.ts'
import { listen } from './listener.ts'
import { log } from './log.ts'
import { fail, write } from './output.ts'
import { addSampleData } from './sample-data/add-sample-data.ts'
import { readSettings, type Settings } from './settings.ts'
import { stopOnSignal } from './shutdown.ts'
import { startupMessage } from './startup-message.ts'
import { openSite, type Site } from './web/site.ts'

/** Serves both hosts as the environment configures them, until a signal stops it. */
async function main() {
  const settings = readSettings(process.env, {
    sampleDataByDefault: process.argv.includes('--sample-data'),
  })
  const site = await openSite(settings.webBuild)
  const health = createHealth()

  // Listening comes first: a port in use fails before the data is opened, and early requests wait.
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
    onReady: (created) => {
      server = created
      ready.resolve(created)
    },
  })
  stopOnSignal({
    listener,
    health,
    options: settings.shutdown,
    close: async () => (await started).close(),
  })
  await started
}

interface StartOptions {
  readonly port: number
  readonly site: Site
  readonly health: Health
  onReady(server: TarangServer): void
}

/** Opens the data, creates the server, and prints how to begin. */
async function start(
  settings: Settings,
  { port, site, health, onReady }: StartOptions,
): Promise<Installation> {
  const installation = await openInstallation(settings, { write, log })
  if (settings.sampleData) await addSampleData(installation.store.database)
  const server = await createServer({
    ...installation.serverOptions(port),
    site,
    pageRenderer: settings.pageRenderer,
    health,
  })
  onReady(server)
  installation.announce(port)
  clearRemovedBlogs(installation.store.database).catch(() => log('removed-blogs.not-cleared', {}, 'warn'))
  const lines = await startupMessage({
    settings,
    port,
    installation,
    isTerminal: process.stdout.isTTY === true,
    invitationLink: server.invitationLink,
  })
  write(['', 'Tarang is running.', '', ...lines, ''].join('\n'))
  return installation
}

await main().catch(fail)
