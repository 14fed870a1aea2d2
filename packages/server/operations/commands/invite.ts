import { isRecord } from '@tarang/machines/unknown-json'
import { type Role, roles } from '../../src/auth/roles.ts'
import type { Holder } from '../../src/db/lock.ts'
import { write } from '../../src/output.ts'
import { readSettings, type Settings } from '../../src/settings.ts'
import { StartFailure } from '../../src/start-failure.ts'
import { type Command, parseArguments, usageOf } from './command.ts'
import { openForCommand } from './open-for-command.ts'
import { callRunningServer, runningServerOf } from './running-server.ts'

const meanings: Record<Role, string> = {
  viewer: 'a viewer looks',
  editor: 'an editor changes',
  owner: 'an owner also manages staff',
}

export const inviteCommand: Command = {
  name: 'invite',
  parameters: `[--role ${roles.join('|')}]`,
  summary: 'Prints a link with which one person can register as staff within a day.',
  details: `Without a role the link is for an owner; ${roles.map((role) => meanings[role]).join(', ')}. The link starts with ADMIN_ORIGIN, or with the address of the running server.`,
  async run(args) {
    const role = readRoleOption(args)
    const settings = readSettings(process.env)
    const server = runningServerOf(settings.store)
    write(server ? await requestLink(server, role) : await createLink(settings, role))
  },
}

function readRoleOption(args: string[]): Role {
  const usage = usageOf(inviteCommand)
  const options = { role: { type: 'string', default: 'owner' } } as const
  const { values } = parseArguments(usage, { args, options })
  const role = roles.find((each) => each === values.role)
  if (!role) throw new StartFailure(usage)
  return role
}

async function requestLink(server: Holder, role: Role): Promise<string> {
  const answer: unknown = await (await callRunningServer(server, `/control/invites?role=${role}`)).json()
  if (!isLinkAnswer(answer))
    throw new StartFailure('The running server returned no invite. Restart it and try again.')
  return answer.data.link
}

const isLinkAnswer = (answer: unknown): answer is { data: { link: string } } =>
  isRecord(answer) && 'data' in answer

/** Opens the data in this process: it is on a PostgreSQL, or no server runs. */
async function createLink(settings: Settings, role: Role): Promise<string> {
  const installation = await openForCommand(settings)
  try {
    // No other command needs the server, which takes as long to load as all else.
    const { createServer } = await import('../../src/index.ts')
    const server = await createServer(installation.serverOptions(settings.PORT))
    return await server.invitationLink(role)
  } finally {
    await installation.close()
  }
}
