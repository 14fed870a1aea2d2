import { write } from '../../src/output.ts'
import { StartFailure } from '../../src/start-failure.ts'
import { type Command, usageOf } from './command.ts'
import { runOperation } from './run-operation.ts'

export const endSessionsCommand: Command = {
  name: 'end-sessions',
  parameters: '<ten-digit phone number> | --all',
  summary: 'Signs a member of staff, or everyone, out everywhere, from the next call on.',
  details: 'Use it when a phone is lost, a computer is stolen, or a member of staff leaves.',
  async run([who = '', ...others]) {
    if (!/^(\d{10}|--all)$/.test(who) || others.length > 0)
      throw new StartFailure(usageOf(endSessionsCommand))
    const ended = await runOperation('end-sessions', { phoneNumber: who === '--all' ? null : who })
    if (ended === null) throw new StartFailure('No member of staff has that number.')
    write(`Ended: ${ended} ${ended === 1 ? 'session' : 'sessions'}.`)
  },
}
