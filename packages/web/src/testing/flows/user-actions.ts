import { isApiError, isNetworkError } from '@tarang/sdk'
import type { Control, Seen } from './seen.ts'

/** The actions of a user on a page. */
export interface UserActions {
  /** Reads the page. */
  look(): Promise<Seen>
  press(control: Control): Promise<void>
  /** Replaces the control's text. */
  type(control: Control, text: string): Promise<void>
  choose(control: Control, value: string): Promise<void>
  chooseFile(control: Control, file: File): Promise<void>
  /** Pastes into the focused element. */
  paste(text: string): Promise<void>
  /** Opens the same page with another query, as Back or a link does. */
  goTo(query: Readonly<Record<string, string>>): Promise<void>
  /** Logs in through the dialog over the page. */
  logIn(options?: { readonly isAnother?: boolean }): Promise<void>
  /** Reloads or closes the page, as far as its scripts can tell. */
  unloadPage(): Promise<void>
  /** Tries to leave the page. */
  leavePage(): Promise<void>
}

/** The reply to a call: a body, a text, or none. */
export type Reply =
  | { readonly status?: number; readonly body?: unknown }
  | { readonly status?: number; readonly text: string }
  | 'lost'

/** The network to the API: every call waits until the driver answers it. */
export interface Wire {
  /** The pending calls, oldest first: 'POST /api/auth/login-auth'. */
  waiting(): readonly string[]
  /** Every call so far, answered or not. */
  made(): readonly string[]
  /** Answers the oldest matching call. */
  answer(call: RegExp, reply: Reply): Promise<void>
}

/** The reply that causes an error of the SDK. */
export function replyOf(error: unknown): Reply {
  if (isApiError(error)) {
    const { status, message, fields } = error
    return { status, body: { status: { statusCode: status, message, errors: fields } } }
  }
  // Any other error is caused by a proxy's page instead of the API's response.
  return isNetworkError(error) ? 'lost' : { text: '<!doctype html><p>Bad gateway</p>' }
}

/** A reply with a message in the API's envelope. */
export const messageReply = (message: string, data?: unknown): Reply => ({
  body: { status: { statusCode: 200, message }, ...(data !== undefined && { data }) },
})

const REFRESH = /^POST \/notifications-service\/auth\/refresh-token$/

/** Refuses the refresh token, so that the user must log in again. */
const refused: Reply = { status: 401, body: { status: { statusCode: 401, message: '' } } }

interface ReceiptOptions {
  readonly isReceived: () => boolean
  readonly turn: () => Promise<void>
}

/**
 * Answers the requests of a call, its retries after a failed read, and the exchange of a refused token, until `isReceived`
 * reports that the machine has its answer.
 */
export async function answerUntilReceived(
  wire: Wire,
  call: RegExp,
  replies: readonly Reply[],
  { isReceived, turn }: ReceiptOptions,
): Promise<void> {
  for (const one of replies) await wire.answer(call, one)
  const reply = replies.at(-1) ?? 'lost'
  const isFailure = reply === 'lost' || (reply.status ?? 200) >= 400
  while (!isReceived()) {
    await turn()
    const again = wire
      .waiting()
      .find((waiting) => (call.test(waiting) && waiting.startsWith('GET ')) || REFRESH.test(waiting))
    if (!isFailure || again === undefined || isReceived()) continue
    await (call.test(again) ? wire.answer(call, reply) : wire.answer(REFRESH, refused))
  }
}
