import type { Command } from 'commander'
import { createContext, type Environment } from '../context.ts'
import { writeRows } from '../output.ts'

/** `login`, `logout` and `whoami`. */
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
    .description('end the session')
    .action(async (_options, command: Command) => {
      const { extensions, session, terminal, signal } = createContext(environment, command)
      const refreshToken = await session.refreshToken?.()
      session.clear()
      if (!refreshToken) return terminal.writeError('Nobody was logged in.\n')
      // Only an API with extensions ends sessions.
      const isEnded = await extensions.session.logOut({ refreshToken }, { signal }).then(
        () => true,
        () => false,
      )
      terminal.writeError(
        isEnded
          ? 'Logged out.\n'
          : 'The tokens were deleted here. The API did not end the session: it ends when they expire.\n',
      )
    })

  program
    .command('whoami')
    .description('write the name and role of the member of staff who is logged in')
    .action(async (_options, command: Command) => {
      const { extensions, terminal, signal, format } = createContext(environment, command)
      const me = await extensions.session.me({ signal })
      writeRows(
        terminal,
        [me],
        [
          ['Name', 'name'],
          ['Role', 'role'],
          ['Id', 'id'],
        ],
        format,
      )
    })
}
