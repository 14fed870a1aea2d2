import { readOperations } from '@tarang/openapi'
import { type CheckContext, NotChecked, type Session } from './check.ts'
import { at, type Target } from './target.ts'

/** The caller's facts about the server. */
export interface ContextOptions {
  target: Target
  /** A path or address that lists the codes that were sent, as the development outbox does. */
  outbox: string | null
  phones: string[]
  isBehindProxy: boolean
  wait(milliseconds: number): Promise<void>
}

export async function createContext({
  target,
  outbox,
  phones,
  isBehindProxy,
  wait,
}: ContextOptions): Promise<CheckContext> {
  let sharedSession: Promise<Session> | null = null

  async function newCode(phoneNumber: string): Promise<string> {
    if (outbox === null) throw new NotChecked('needs the codes: --outbox')
    const options = await target.ask('/api/auth/login-auth', { json: { phoneNumber } })
    if (options.status === 429)
      throw new NotChecked(`${phoneNumber} has had its codes; try again in ten minutes`)
    if (options.status !== 200) throw new Error(`The request for a code was answered ${options.status}.`)
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
      sharedSession ??= login(phones[0]!)
      return sharedSession
    },
    wait,
    isBehindProxy,
    shared: new Map(),
  }
}
