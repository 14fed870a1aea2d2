import { readOperations } from '@tarang/openapi'
import { NotChecked, type Session, type World } from './check.ts'
import { at, type Target } from './target.ts'

/** What whoever starts the checks can tell of the server. */
export type Knowledge = {
  target: Target
  /** A path or address that answers the codes that were sent, as the development outbox does. */
  outbox: string | null
  phones: string[]
  invites: string[]
  isBehindProxy: boolean
  pass: (milliseconds: number) => Promise<void>
}

/** Opens the world of the checks. */
export async function openWorld({
  target,
  outbox,
  phones,
  invites,
  isBehindProxy,
  pass,
}: Knowledge): Promise<World> {
  let shared: Promise<Session> | null = null
  const left = [...invites]

  async function newCode(phoneNumber: string): Promise<string> {
    if (outbox === null) throw new NotChecked('needs the codes: --outbox')
    const asked = await target.ask('/api/auth/login-auth', { json: { phoneNumber } })
    if (asked.status === 429)
      throw new NotChecked(`${phoneNumber} has had its codes; try again in ten minutes`)
    if (asked.status !== 200) throw new Error(`No code could be asked for: ${asked.status}.`)
    const sent = await target.ask(outbox, { headers: { accept: 'application/json' } })
    const messages = Array.isArray(sent.body) ? (sent.body as unknown[]) : []
    const code = at(
      messages.find((message) => at(message, 'phoneNumber') === phoneNumber),
      'code',
    )
    if (typeof code !== 'string')
      throw new NotChecked(`no code reached the outbox; is ${phoneNumber} staff? (--phone)`)
    return code
  }

  async function login(phoneNumber: string): Promise<Session> {
    const otp = await newCode(phoneNumber)
    const answer = await target.ask('/api/auth/verifyLoginOtp', { json: { phoneNumber, otp } })
    const { jwtToken, refreshToken } = (at(answer.body, 'data') ?? {}) as Record<string, unknown>
    if (typeof jwtToken !== 'string' || typeof refreshToken !== 'string')
      throw new Error(`The login was answered ${answer.status}.`)
    return { jwtToken, refreshToken, phoneNumber }
  }

  return {
    target,
    operations: await readOperations(),
    newCode,
    login,
    phone: (which) => phones[which % phones.length]!,
    session: () => {
      shared ??= login(phones[0]!)
      return shared
    },
    nextInvite: () => left.shift() ?? NotCheckedInvite(),
    pass,
    isBehindProxy,
    kept: new Map(),
  }
}

function NotCheckedInvite(): never {
  throw new NotChecked('needs an invite: --invite')
}
