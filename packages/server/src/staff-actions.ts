import { parseArgs } from 'node:util'
import { staffActionsSince } from './audit/staff-actions.ts'
import { fail, write } from './output.ts'
import { StartFailure } from './settings.ts'
import { onStore } from './store-command.ts'

/** Prints who did what, newest first, one JSON object a line. */
async function main() {
  const since = readSince()
  const path = `/control/staff-actions?since=${encodeURIComponent(since.toISOString())}`
  const actions: object[] = await onStore(path, (database) => staffActionsSince(database, since))
  for (const action of actions) write(JSON.stringify(action))
}

function readSince(): Date {
  const usage = 'Say since when: `pnpm staff-actions [--since 2026-11-01]`.'
  try {
    const { values } = parseArgs({ options: { since: { type: 'string', default: '1970-01-01' } } })
    const since = new Date(values.since)
    if (!Number.isNaN(since.getTime())) return since
  } catch {
    // Said below, in one place for both kinds of nonsense.
  }
  throw new StartFailure(usage)
}

await main().catch(fail)
