import { endAllSessions, endSessions } from '../../src/auth/end-sessions.ts'
import { write } from '../../src/output.ts'
import { StartFailure } from '../../src/start-failure.ts'
import { type Command, usageOf } from './command.ts'
import { runOnDatabase } from './run-on-database.ts'

export const endSessionsCommand: Command = {
  name: 'end-sessions',
  parameters: '<ten-digit phone number> | --all',
  summary: 'Signs a member of staff, or everyone, out everywhere, from the next call on.',
  details: 'Use it when a phone is lost, a computer is stolen, or a member of staff leaves.',
  async run([who = '', ...others]) {
    if (!/^(\d{10}|--all)$/.test(who) || others.length > 0)
      throw new StartFailure(usageOf(endSessionsCommand))
    const ended = await (who === '--all'
      ? runOnDatabase<number>('/control/sessions/end-all', (database) => endAllSessions(database, new Date()))
      : runOnDatabase<number | null>(`/control/sessions/end?phoneNumber=${who}`, (database) =>
          endSessions(database, who, new Date()),
        ))
    if (ended === null) throw new StartFailure('No member of staff has that number.')
    write(`Ended: ${ended} ${ended === 1 ? 'session' : 'sessions'}.`)
  },
}
