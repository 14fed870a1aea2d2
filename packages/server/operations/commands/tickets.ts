import { parseArgs } from 'node:util'
import { collectRows } from '../../src/db/batches.ts'
import { type TicketStatus, ticketStatuses } from '../../src/db/schema/tickets.ts'
import { write } from '../../src/output.ts'
import { StartFailure } from '../../src/start-failure.ts'
import { newestTickets } from '../../src/tickets/list-tickets.ts'
import { type Command, usageOf } from './command.ts'
import { runOnDatabase } from './run-on-database.ts'

export const ticketsCommand: Command = {
  name: 'tickets',
  parameters: '[--status new]',
  summary: 'Prints the tickets of the contact form.',
  details:
    'One JSON object a line, newest first, at most 10,000. The console shows tickets only where it uses the API of this server.',
  async run(args) {
    const status = readStatus(args)
    const path = `/control/tickets${status ? `?status=${status}` : ''}`
    const found = await runOnDatabase<object[]>(path, (database) =>
      collectRows(newestTickets(database, status)),
    )
    for (const ticket of found) write(JSON.stringify(ticket))
  },
}

function readStatus(args: string[]): TicketStatus | undefined {
  try {
    const { status } = parseArgs({ args, options: { status: { type: 'string' } } }).values
    const known = ticketStatuses.find((each) => each === status)
    if (known || status === undefined) return known
  } catch {
    // An unknown option gets the same message as an unknown status.
  }
  throw new StartFailure(usageOf(ticketsCommand))
}
