import { parseArgs } from 'node:util'
import { deleteActionsBefore } from '../audit/delete-actions.ts'
import { staffActionsSince } from '../audit/staff-actions.ts'
import { codeOf } from '../causes.ts'
import { write } from '../output.ts'
import { StartFailure } from '../start-failure.ts'
import { type Command, usageOf } from './command.ts'
import { runOnDatabase } from './run-on-database.ts'

export const actionsCommand: Command = {
  name: 'actions',
  parameters: '[--since 2026-11-01 | --delete-before 2018-11-01]',
  summary: 'Prints what staff changed, and when; or deletes what is old.',
  details: 'One JSON object a line, newest first, at most 10,000. Only the owner of the tables can delete.',
  async run(args) {
    if (args[0] === '--delete-before') return deleteBefore(args.slice(1))
    const since = readSince(args)
    const path = `/control/staff-actions?since=${encodeURIComponent(since.toISOString())}`
    const found: object[] = await runOnDatabase(path, (database) => staffActionsSince(database, since))
    for (const action of found) write(JSON.stringify(action))
  },
}

async function deleteBefore([day = '', ...others]: string[]) {
  // A day of India, as the console shows them.
  const before = new Date(`${day}T00:00:00+05:30`)
  if (Number.isNaN(before.getTime()) || others.length > 0) throw new StartFailure(usageOf(actionsCommand))
  const path = `/control/staff-actions/delete?before=${encodeURIComponent(before.toISOString())}`
  const count = await runOnDatabase<number>(path, (database) =>
    deleteActionsBefore(database, before, new Date()),
  ).catch((error) => {
    if (isForbidden(error))
      throw new StartFailure('Only the owner of the tables can delete actions: set its DATABASE_URL.')
    throw error
  })
  write(`Deleted: ${count} ${count === 1 ? 'action' : 'actions'} before ${day}.`)
}

/** Whether PostgreSQL refuses a statement to its role (`insufficient_privilege`). */
const isForbidden = (error: unknown) => codeOf(error) === '42501'

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
