import { write } from '../../src/output.ts'
import { readSettings } from '../../src/settings.ts'
import { StartFailure } from '../../src/start-failure.ts'
import { type Command, usageOf } from './command.ts'
import { runOperation } from './run-operation.ts'

export const rotateKeysCommand: Command = {
  name: 'rotate-keys',
  parameters: '',
  summary: "Replaces the server's keys and ends every session: all staff log in again.",
  details:
    'Use it when others had access to a backup or to the database. With DATABASE_URL restart every server afterwards.',
  async run(args) {
    if (args.length > 0) throw new StartFailure(usageOf(rotateKeysCommand))
    const ended = await runOperation('rotate-keys', {})
    write(`The keys are new. Ended: ${ended} ${ended === 1 ? 'session' : 'sessions'}.`)
    if (readSettings(process.env).store.kind === 'postgres')
      write('Restart every server now: each keeps the previous keys until then.')
  },
}
