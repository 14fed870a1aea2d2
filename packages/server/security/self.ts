/**
 * Runs the security checks against this workspace's server, in memory and on a real port. Every check can run, because
 * the server's clock can be moved and it trusts this machine as a proxy. Needs the built web application. Writes the
 * counts and the failures into the file that the first argument names.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Listener, listen } from '../src/listener.ts'
import { defaultVariables } from '../src/settings.ts'
import { openSite } from '../src/web/site.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { runChecks } from './check.ts'
import { checks } from './checks/index.ts'
import { createContext } from './context.ts'
import { openTarget } from './target.ts'

const settings = { ...defaultVariables(), TRUST_PROXY: ['loopback'], IMPORT_SIZE_LIMIT: 10_000_000 }
const ready = Promise.withResolvers<TestServer>()
const listener: Listener = await listen(async (...call) => (await ready.promise).fetch(...call), {
  ...settings,
  PORT: 0,
})
const origins = {
  public: `http://localhost:${listener.port}`,
  admin: `http://admin.localhost:${listener.port}`,
}
const server = await createTestServer({
  site: await openSite(join(import.meta.dirname, '../../web/dist')),
  origins,
  settings,
})
ready.resolve(server)

const context = await createContext({
  target: openTarget(new URL(origins.public), new URL(origins.admin)),
  outbox: '/outbox',
  phones: ['0000012345', '0000012346', '0000012347', '0000012348', '0000012349', '0000012350'],
  isBehindProxy: true,
  wait: async (milliseconds) => server.advanceClock(milliseconds),
})
const { passed, failed, notChecked, failures } = await runChecks(checks, context, (line) =>
  process.stdout.write(`${line}\n`),
)
await listener.close(1000)
await server.close()
const [report] = process.argv.slice(2)
if (report) writeFileSync(report, JSON.stringify({ passed, failed: failed + notChecked, failures }))
process.stdout.write(`\n${passed} held, ${failed} failed, ${notChecked} not checked\n`)
process.exit(failed + notChecked === 0 ? 0 : 1)
