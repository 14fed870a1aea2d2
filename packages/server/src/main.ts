import { scheduleBackups } from '../operations/backups/scheduled-backups.ts'
import { sweepDaily } from '../operations/personal-data/sweep-daily.ts'
import { checkProduction, refuseOpenGaps } from '../operations/production/check-production.ts'
import { watchClock } from '../operations/telemetry/clock-watch.ts'
import { observeLog } from '../operations/telemetry/observe-log.ts'
import { startTelemetry } from '../operations/telemetry/start-telemetry.ts'
import { createHealth, type Health } from './health.ts'
import { createServer, type TarangServer } from './index.ts'
import { type Installation, openInstallation } from './installation.ts'
import { listen } from './listener.ts'
import { setLogLevel, log as writeLog } from './log.ts'
import type { Log } from './log-event.ts'
import { fail, write } from './output.ts'
import { addSampleData } from './sample-data/add-sample-data.ts'
import { holdsSampleData } from './sample-data/holds-sample-data.ts'
import { readSettings, type Settings } from './settings.ts'
import { stopOnSignal } from './shutdown.ts'
import { startupMessage } from './startup-message.ts'
import { openSite, type Site } from './web/site.ts'

/** Serves both hosts as the environment configures them, until a signal stops it. */
async function main() {
  const settings = readSettings(process.env, {
    sampleDataByDefault: process.argv.includes('--sample-data'),
  })
  refuseOpenGaps(checkProduction({ settings, holdsSampleData: null }))
  setLogLevel(settings.LOG_LEVEL)
  // The server continues when its terminal is gone, or when the disk of its output is full.
  process.stdout.on('error', () => {})
  const stopTelemetry = await startTelemetry(settings, writeLog)
  const log = observeLog(writeLog)
  watchClock(log)
  const site = await openSite(settings.WEB_BUILD)
  const health = createHealth()

  // Listening comes first: a port in use fails before the data is opened, and early requests wait.
  const ready = Promise.withResolvers<TarangServer>()
  let server: TarangServer | null = null
  const answer: Parameters<typeof listen>[0] = async (request, connection) => {
    if (server) return server.fetch(request, connection)
    const early = health.answer(new URL(request.url).pathname)
    return early ?? (await ready.promise).fetch(request, connection)
  }
  const listener = await listen(answer, settings)

  const started = start(settings, {
    port: listener.port,
    site,
    health,
    log,
    onReady: (created) => {
      server = created
      ready.resolve(created)
    },
  })
  stopOnSignal({
    listener,
    health,
    options: { delay: settings.SHUTDOWN_DELAY, timeout: settings.SHUTDOWN_TIMEOUT },
    close: async () => {
      await (await started).close()
      await stopTelemetry()
    },
  })
  await started
}

interface StartOptions {
  readonly port: number
  readonly site: Site
  readonly health: Health
  readonly log: Log
  onReady(server: TarangServer): void
}

/** Opens the data, creates the server, and prints the startup message. */
async function start(
  settings: Settings,
  { port, site, health, log, onReady }: StartOptions,
): Promise<{ close(): Promise<void> }> {
  const installation = await openInstallation(settings, { write, log })
  const { database } = installation.store
  await checkData(settings, installation, log)
  if (settings.SAMPLE_DATA) await addSampleData(database)
  const server = await createServer({
    ...installation.serverOptions(port),
    site,
    pageRenderer: settings.PAGE_RENDERER,
    health,
  })
  await server.start()
  installation.beforeClose(server.stop)
  onReady(server)
  installation.announce(port)
  sweepDaily(database, settings, log)
  // After the announcement, because a backup is a call to this server.
  const stopBackups = settings.backups && scheduleBackups(settings.backups, log)
  const lines = await startupMessage({
    settings,
    port,
    installation,
    isTerminal: process.stdout.isTTY === true,
    invitationLink: server.invitationLink,
  })
  write(['', 'Tarang is running.', '', ...lines, ''].join('\n'))
  return {
    close: async () => {
      await stopBackups?.()
      await installation.close()
    },
  }
}

/** Refuses sample data of an earlier start, and logs names in `ACCEPT` that are not needed. */
async function checkData(settings: Settings, { store }: Installation, log: Log): Promise<void> {
  const check = checkProduction({ settings, holdsSampleData: await holdsSampleData(store.database) })
  refuseOpenGaps(check)
  if (check.unnecessary.length > 0) log('accept.not-needed', { names: check.unnecessary.join(',') })
}

await main().catch(fail)
