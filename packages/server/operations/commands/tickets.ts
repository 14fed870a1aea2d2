import { type TicketStatus, ticketStatuses } from '../../src/db/schema/tickets.ts'
import { write } from '../../src/output.ts'
import { StartFailure } from '../../src/start-failure.ts'
import { type Command, parseArguments, usageOf } from './command.ts'
import { runOperation } from './run-operation.ts'

export const ticketsCommand: Command = {
  name: 'tickets',
  parameters: '[--status new]',
  summary: 'Prints the tickets of the contact form.',
  details:
    'One JSON object a line, newest first, at most 10,000. The console shows tickets only where it uses the API of this server.',
  async run(args) {
    const found = await runOperation('tickets', { status: readStatus(args) })
    for (const ticket of found) write(JSON.stringify(ticket))
  },
}

function readStatus(args: string[]): TicketStatus | undefined {
  const usage = usageOf(ticketsCommand)
  const { status } = parseArguments(usage, { args, options: { status: { type: 'string' } } }).values
  const known = ticketStatuses.find((each) => each === status)
  if (!known && status !== undefined) throw new StartFailure(usage)
  return known
}
