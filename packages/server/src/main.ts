import { greeting } from './greeting.ts'
import { createServer, type TarangServer } from './index.ts'
import { type Installation, openInstallation } from './installation.ts'
import { type Listener, listen } from './listener.ts'
import { fail, log, write } from './output.ts'
import { readSettings } from './settings.ts'
import { openSite } from './web/site.ts'

/** Starts the server of both hosts as the environment says, and runs until it is told to stop. */
async function main() {
  const settings = readSettings(process.env)
  const site = await openSite(settings.webBuild)

  // Listen first: a port in use is found out at once, and whoever calls early waits for the answer.
  const ready = Promise.withResolvers<TarangServer>()
  const listener = await listen(async (...call) => (await ready.promise).fetch(...call), settings)
  const { port } = listener

  const opening = openInstallation(settings, { write, log })
  stopOnSignal(listener, opening)
  const installation = await opening
  const server = await createServer({ ...installation.serverOptions(port), site })
  ready.resolve(server)
  installation.announce(port)

  const lines = await greeting({ settings, port, installation, invitationLink: server.invitationLink })
  write(['', 'Tarang is running.', '', ...lines, ''].join('\n'))
}

/** Finishes what is open, closes the data, and ends well. A second signal ends at once. */
function stopOnSignal(listener: Listener, opening: Promise<Installation>) {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(130)
    stopping = true
    const installation = await opening
    await listener.close()
    await installation.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().catch(fail))
}

await main().catch(fail)
