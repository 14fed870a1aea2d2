import * as v from 'valibot'
import { codeOf } from '../../src/causes.ts'
import { calendarDay } from '../../src/http/values.ts'
import { write } from '../../src/output.ts'
import { StartFailure } from '../../src/start-failure.ts'
import { type Command, parseArguments, usageOf } from './command.ts'
import { lastDeletable } from './delete-actions.ts'
import { runOperation } from './run-operation.ts'

export const actionsCommand: Command = {
  name: 'actions',
  parameters: '[--since 2026-11-01 | --delete-before 2018-11-01 [--yes]]',
  summary: 'Prints what staff changed, and when; or deletes what is old.',
  details:
    'One JSON object a line, newest first, at most 10,000. A day, and a time without a zone, are of India (UTC+05:30). --delete-before counts, and deletes with --yes; only the owner of the tables can, and nothing of the last five years.',
  async run(args) {
    if (args[0] === '--delete-before') return deleteBefore(args.slice(1))
    const found = await runOperation('staff-actions', { since: readSince(args).toISOString() })
    for (const action of found) write(JSON.stringify(action))
  },
}

async function deleteBefore([day = '', yes, ...others]: string[]) {
  // A day of India, as the console shows them.
  const before = new Date(`${day}T00:00:00+05:30`)
  const isConfirmed = yes === '--yes'
  if (!v.is(calendarDay, day) || (yes !== undefined && !isConfirmed) || others.length > 0)
    throw new StartFailure(usageOf(actionsCommand))
  if (before > lastDeletable(new Date()))
    throw new StartFailure('The staff actions of the last five years are kept: choose an earlier day.')
  const args = { before: before.toISOString(), isConfirmed }
  const count = await runOperation('delete-actions', args).catch((error) => {
    if (isForbidden(error))
      throw new StartFailure('Only the owner of the tables can delete actions: set its DATABASE_URL.')
    throw error
  })
  const found = `${count} ${count === 1 ? 'action' : 'actions'} before ${day}.`
  write(isConfirmed ? `Deleted: ${found}` : `Would be deleted: ${found} Repeat it with --yes.`)
}

/** Whether PostgreSQL refuses a statement to its role (`insufficient_privilege`). */
const isForbidden = (error: unknown) => codeOf(error) === '42501'

/** A day, or a day with a time, without a time zone. */
const withoutZone = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?)?$/

/** Reads `--since`. A day begins at midnight of India, whatever the time zone of the machine. */
function readSince(args: string[]): Date {
  const usage = usageOf(actionsCommand)
  const options = { since: { type: 'string', default: '1970-01-01' } } as const
  const { since } = parseArguments(usage, { args, options }).values
  const [, day, time = 'T00:00'] = withoutZone.exec(since) ?? []
  const isDay = day === undefined || v.is(calendarDay, day)
  const moment = new Date(day === undefined ? since : `${day}${time}+05:30`)
  if (!isDay || Number.isNaN(moment.getTime())) throw new StartFailure(usage)
  return moment
}
