/**
 * Attacks a running server by its address and reports which attacks fail:
 *
 *     pnpm test:security http://localhost:3000 [--outbox <path>] [--phones 0000012345,…]
 *                        [--admin http://admin.localhost:3000] [--behind-proxy] [--patient]
 *
 * It uses only the API description. Checks that need a login read the code from the outbox. It leaves used codes and one
 * contact ticket; it removes the staff that it invites. `--patient` waits a quarter of an hour for a token to expire.
 */
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { NotChecked, runChecks } from './check.ts'
import { checks } from './checks/index.ts'
import { createContext } from './context.ts'
import { openTarget } from './target.ts'

const write = (line: string) => {
  process.stdout.write(`${line}\n`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}

const usage =
  'pnpm test:security http://localhost:3000 [--outbox <path>] [--phones …] [--admin <url>] [--behind-proxy] [--patient]'

const { values, positionals } = (() => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        outbox: { type: 'string', default: '/outbox' },
        phones: {
          type: 'string',
          default: '0000012345,0000012346,0000012347,0000012348,0000012349,0000012350',
        },
        admin: { type: 'string' },
        'behind-proxy': { type: 'boolean', default: false },
        patient: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`)
  }
})()

const [address] = positionals
if (!address || !URL.canParse(address)) fail(`Usage: ${usage}`)
const url = new URL(address)
const adminUrl = new URL(values.admin ?? address)
if (!values.admin) adminUrl.hostname = `admin.${url.hostname}`

const target = openTarget(url, adminUrl)
await target.ask('/healthz').catch(() => fail(`Nothing answers at ${url.origin}.`))

const longestWait = values.patient ? Number.POSITIVE_INFINITY : 15_000
const context = await createContext({
  target,
  outbox: values.outbox || null,
  phones: values.phones.split(',').map((phone) => phone.trim()),
  isBehindProxy: values['behind-proxy'],
  wait: async (milliseconds) => {
    if (milliseconds > longestWait) throw new NotChecked('needs a quarter of an hour: --patient')
    await setTimeout(milliseconds)
  },
})
const { passed, failed, notChecked } = await runChecks(checks, context, write)
write(`\n${passed} held, ${failed} failed, ${notChecked} not checked`)
process.exit(failed === 0 ? 0 : 1)
