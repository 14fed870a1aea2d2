import { isApiError, isNetworkError } from '@tarang/sdk'
import type { Control, Seen } from './seen.ts'

/** What a person does with a page, whether a story's or the built application's. */
export interface UserActions {
  /** What is on the page now. */
  look(): Promise<Seen>
  press(control: Control): Promise<void>
  /** Puts a text in the place of what is there. */
  type(control: Control, text: string): Promise<void>
  choose(control: Control, value: string): Promise<void>
  /** Pastes into what has the focus. */
  paste(text: string): Promise<void>
  /** Comes to the same page at another address, as by Back or a link. */
  goTo(query: Readonly<Record<string, string>>): Promise<void>
  /** Logs in, over whatever is on the page. */
  logIn(): Promise<void>
  /** Tries to leave the page. */
  leavePage(): Promise<void>
}

/** How a call is answered: with a body, with a text, or not at all. */
export type Reply =
  | { readonly status?: number; readonly body?: unknown }
  | { readonly status?: number; readonly text: string }
  | 'lost'
  /** The server itself answers. */
  | 'through'

/** The line to the API, held in the hand: every call waits until it is answered. */
export interface Wire {
  /** The calls that wait, the oldest first: 'POST /api/auth/login-auth'. */
  waiting(): readonly string[]
  /** Every call so far, answered or not. */
  made(): readonly string[]
  /** Answers the oldest waiting call that is meant; what the server itself has answered comes back. */
  answer(call: RegExp, reply: Reply): Promise<unknown>
}

/** How an error of the SDK came over the wire. */
export function replyOf(error: unknown): Reply {
  if (isApiError(error)) {
    const { status, message, fields } = error
    return { status, body: { status: { statusCode: status, message, errors: fields } } }
  }
  // Anything else is what a proxy says in the place of the API.
  return isNetworkError(error) ? 'lost' : { text: '<!doctype html><p>Bad gateway</p>' }
}

/** The envelope of an answer that says something. */
export const saying = (message: string, data?: unknown): Reply => ({
  body: { status: { statusCode: 200, message }, ...(data !== undefined && { data }) },
})

const REFRESH = /^POST \/notifications-service\/auth\/refresh-token$/

/** Another login is the only way on. */
const refused: Reply = { status: 401, body: { status: { statusCode: 401, message: '' } } }

interface Patience {
  readonly isHeard: () => boolean
  readonly turn: () => Promise<void>
  /** Whether the exchange of a refused token is beside the flow, and refused too. */
  readonly exchanges?: boolean
}

/**
 * Answers a call until whoever made it gives up: a read that failed is made again, and a token that was refused is
 * exchanged first. `isHeard` says when the machine has its answer.
 */
export async function answerUntilHeard(
  wire: Wire,
  call: RegExp,
  reply: Reply,
  { isHeard, turn, exchanges = true }: Patience,
): Promise<unknown> {
  const got = await wire.answer(call, reply)
  const isFailure = reply === 'lost' || (reply !== 'through' && (reply.status ?? 200) >= 400)
  while (!isHeard()) {
    await turn()
    const again = wire
      .waiting()
      .find(
        (waiting) =>
          (call.test(waiting) && waiting.startsWith('GET ')) || (exchanges && REFRESH.test(waiting)),
      )
    if (!isFailure || again === undefined || isHeard()) continue
    await (call.test(again) ? wire.answer(call, reply) : wire.answer(REFRESH, refused))
  }
  return got
}
