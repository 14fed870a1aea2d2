import type { Command } from 'commander'
import { createContext, type Environment } from '../context.ts'

/** `login` and `logout`. */
export function addLogin(program: Command, environment: Environment): void {
  program
    .command('login')
    .description('log in with a phone number and the code that is sent to it')
    .argument('[phone]', 'phone number of a member of staff')
    .action(async (given: string | undefined, _options, command: Command) => {
      const { client, session, terminal, signal } = createContext(environment, command)
      const phone = given ?? (await terminal.ask('Phone number:'))
      const message = await client.auth.requestCode(phone, { signal })
      if (message) terminal.writeError(`${message}\n`)
      const { jwtToken, refreshToken, user } = await client.auth.verifyCode(
        phone,
        await terminal.ask('Code:'),
        { signal },
      )
      session.store({ jwtToken, refreshToken })
      terminal.writeError(
        `Logged in as ${[user.firstName, user.lastName].filter(Boolean).join(' ') || phone}.\n`,
      )
    })

  program
    .command('logout')
    .description('forget the session')
    .action((_options, command: Command) => createContext(environment, command).session.clear())
}
