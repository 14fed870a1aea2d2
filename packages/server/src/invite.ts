import { readHolder } from './db/lock.ts'
import { createServer } from './index.ts'
import { openInstallation } from './installation.ts'
import { fail, write } from './output.ts'
import { readSettings, type Settings, StartFailure } from './settings.ts'

/** Prints a link with which one person can register as staff within a day. */
async function main() {
  const settings = readSettings(process.env)
  const { store } = settings
  const holder = store.kind === 'folder' ? readHolder(store.path) : null
  write(holder ? await askServer(holder.control) : await invite(settings))
}

/** Asks the server that has the data folder open, since nobody else may open it. */
async function askServer(control: { url: string; token: string } | undefined): Promise<string> {
  if (!control) throw new StartFailure('The server is still starting. Please try again in a moment.')
  const response = await fetch(`${control.url}/control/invites`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.token}` },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)
  const answer: unknown = response?.ok ? await response.json() : null
  const link = isLinkAnswer(answer) ? answer.data.link : null
  if (!link)
    throw new StartFailure(`The running server at ${control.url} did not answer. Restart it and try again.`)
  return link
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
