import { parseArgs } from 'node:util'
import { staffActionsSince } from '../audit/staff-actions.ts'
import { write } from '../output.ts'
import { StartFailure } from '../start-failure.ts'
import { type Command, usageOf } from './command.ts'
import { runOnDatabase } from './run-on-database.ts'

export const actionsCommand: Command = {
  name: 'actions',
  parameters: '[--since 2026-11-01]',
  summary: 'Prints what staff changed, and when.',
  details: 'One JSON object a line, newest first, at most 10,000.',
  async run(args) {
    const since = readSince(args)
    const path = `/control/staff-actions?since=${encodeURIComponent(since.toISOString())}`
    const found: object[] = await runOnDatabase(path, (database) => staffActionsSince(database, since))
    for (const action of found) write(JSON.stringify(action))
  },
}

function readSince(args: string[]): Date {
  try {
    const { values } = parseArgs({ args, options: { since: { type: 'string', default: '1970-01-01' } } })
    const since = new Date(values.since)
    if (!Number.isNaN(since.getTime())) return since
  } catch {
    // An unknown option gets the same message as an invalid date.
  }
  throw new StartFailure(usageOf(actionsCommand))
}
