import { endSessions } from '../auth/end-sessions.ts'
import { write } from '../output.ts'
import { StartFailure } from '../start-failure.ts'
import { type Command, usageOf } from './command.ts'
import { runOnDatabase } from './run-on-database.ts'

export const endSessionsCommand: Command = {
  name: 'end-sessions',
  parameters: '<ten-digit phone number>',
  summary: 'Signs a member of staff out everywhere, from the next call on.',
  details: 'Use it when a phone is lost, a computer is stolen, or a member of staff leaves.',
  async run([phoneNumber = '', ...others]) {
    if (!/^\d{10}$/.test(phoneNumber) || others.length > 0)
      throw new StartFailure(usageOf(endSessionsCommand))
    const ended = await runOnDatabase<number | null>(
      `/control/sessions/end?phoneNumber=${phoneNumber}`,
      (database) => endSessions(database, phoneNumber, new Date()),
    )
    if (ended === null) throw new StartFailure('No member of staff has that number.')
    write(`Ended: ${ended} ${ended === 1 ? 'session' : 'sessions'}.`)
  },
}
