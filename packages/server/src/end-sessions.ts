import { endSessions } from './auth/end-sessions.ts'
import { fail, write } from './output.ts'
import { StartFailure } from './settings.ts'
import { onStore } from './store-command.ts'

/** Ends every session of a member of staff: a lost phone, a stolen machine, somebody who has left. */
async function main() {
  const [phoneNumber = '', ...more] = process.argv.slice(2)
  if (!/^\d{10}$/.test(phoneNumber) || more.length > 0)
    throw new StartFailure('Say whose: `pnpm end-sessions <ten digits of their phone number>`.')
  const ended = await onStore<number | null>(`/control/sessions/end?phoneNumber=${phoneNumber}`, (database) =>
    endSessions(database, phoneNumber, new Date()),
  )
  if (ended === null) throw new StartFailure('Nobody of staff has that number.')
  write(`Ended: ${ended} ${ended === 1 ? 'session' : 'sessions'}.`)
}

await main().catch(fail)
