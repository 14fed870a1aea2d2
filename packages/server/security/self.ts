/**
 * The security suite against the server of this workspace, in memory but on a real port: every check can be made,
 * since its clock can be moved and it trusts this machine as its proxy. Needs the built web application. Counts into a
 * file, where one is named.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Listener, listen } from '../src/listener.ts'
import { openSite } from '../src/web/site.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { runChecks } from './check.ts'
import { checks } from './checks/index.ts'
import { openTarget } from './target.ts'
import { openWorld } from './world.ts'

const ready = Promise.withResolvers<TestServer>()
const listener: Listener = await listen(async (...call) => (await ready.promise).fetch(...call), {
  host: '127.0.0.1',
  port: 0,
})
const origins = {
  public: `http://localhost:${listener.port}`,
  admin: `http://admin.localhost:${listener.port}`,
}
const server = await createTestServer({
  site: await openSite(join(import.meta.dirname, '../../web/dist')),
  origins,
  trustProxy: true,
})
ready.resolve(server)

const world = await openWorld({
  target: openTarget(new URL(origins.public), new URL(origins.admin)),
  outbox: '/outbox',
  phones: ['9820012345', '9820012346', '9820012347', '9820012348', '9820012349', '9820012350'],
  invites: [(await server.invitationLink()).split('#invite=')[1]!],
  isBehindProxy: true,
  pass: async (milliseconds) => server.advanceClock(milliseconds),
})
const { passed, failed, notChecked } = await runChecks(checks, world, (line) =>
  process.stdout.write(`${line}\n`),
)
await listener.close(1000)
await server.close()
const [report] = process.argv.slice(2)
if (report) writeFileSync(report, JSON.stringify({ passed, failed: failed + notChecked }))
process.stdout.write(`\n${passed} held, ${failed} failed, ${notChecked} not checked\n`)
process.exit(failed + notChecked === 0 ? 0 : 1)
