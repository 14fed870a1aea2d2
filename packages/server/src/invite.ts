import { type Holder, readHolder } from './db/lock.ts'
import { createServer } from './index.ts'
import { openInstallation } from './installation.ts'
import { fail, write } from './output.ts'
import { askServer } from './running-server.ts'
import { readSettings, type Settings, StartFailure } from './settings.ts'

/** Prints a link with which one person can register as staff within a day. */
async function main() {
  const settings = readSettings(process.env)
  const { store } = settings
  const holder = store.kind === 'folder' ? readHolder(store.path) : null
  write(holder ? await askForLink(holder) : await invite(settings))
}

/** Asks the server that has the data folder open. */
async function askForLink(holder: Holder): Promise<string> {
  const answer: unknown = await (await askServer(holder, '/control/invites')).json()
  if (!isLinkAnswer(answer))
    throw new StartFailure('The running server gave no invite. Restart it and try again.')
  return answer.data.link
}

const isLinkAnswer = (answer: unknown): answer is { data: { link: string } } =>
  typeof answer === 'object' && answer !== null && 'data' in answer

/** Opens the data itself: it is on a PostgreSQL, or no server runs. */
async function invite(settings: Settings): Promise<string> {
  const installation = await openInstallation(settings, { write: () => {}, log: () => {} })
  try {
    const server = await createServer(installation.serverOptions(settings.port))
    return await server.invitationLink()
  } finally {
    await installation.close()
  }
}

await main().catch(fail)
