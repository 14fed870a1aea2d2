import { parseArgs } from 'node:util'
import { type StaffAction, staffActionsSince } from './audit/staff-actions.ts'
import { readHolder } from './db/lock.ts'
import { openInstallation } from './installation.ts'
import { fail, write } from './output.ts'
import { askServer } from './running-server.ts'
import { readSettings, StartFailure } from './settings.ts'

/** Prints who did what, newest first, one JSON object a line. */
async function main() {
  const since = readSince()
  const settings = readSettings(process.env)
  const { store } = settings
  const holder = store.kind === 'folder' ? readHolder(store.path) : null
  if (holder) {
    const path = `/control/staff-actions?since=${encodeURIComponent(since.toISOString())}`
    const { data } = (await (await askServer(holder, path)).json()) as { data: StaffAction[] }
    return print(data)
  }
  const installation = await openInstallation(
    { ...settings, sampleData: false },
    { write: () => {}, log: () => {} },
  )
  try {
    print(await staffActionsSince(installation.store.database, since))
  } finally {
    await installation.close()
  }
}

const print = (actions: readonly object[]) => {
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
