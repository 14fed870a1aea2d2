import { readAnswer } from './answer.ts'
import type { Received } from './attempt.ts'
import { systemClock } from './clock.ts'
import { isAnswerError } from './errors.ts'
import { type Call, exchange, type Means, named } from './exchange.ts'
import { refreshToken } from './generated/operations/auth.ts'
import { baseOf, guardUrl } from './guard.ts'
import { callEvent, reportOf, tell } from './hooks.ts'
import type { AnswerOf, BodyOf, Operation, OperationId, ValueOf } from './operations.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import { type Flaw, readShape, readShapeIfAny } from './read-shape.ts'
import { notesOf } from './receipt.ts'
import { createRefresher, refreshedOf, sessionEnded } from './refresh.ts'
import { requestOf, textTypes } from './request.ts'
import { createRetry } from './retry.ts'
import { unexpected } from './shape.ts'

/** What is asked for in one call. */
export interface Asking<Id extends OperationId = OperationId> extends CallOptions {
  path?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: BodyOf<Id>
  headers?: Readonly<Record<string, string>>
}

/** The way to both services, which every call goes through. */
export interface Http {
  /**
   * Asks for an operation and reads its answer as the description says. `read` is given what is meant in the answer, a
   * list or a record without what wraps it, and the whole answer.
   *
   * @internal
   */
  ask<Id extends OperationId, Result>(
    operation: Operation<Id>,
    asking: Asking<Id>,
    read: (value: ValueOf<Id>, answer: AnswerOf<Id>) => Result,
  ): Promise<Result>
  /**
   * Asks an address outside the API, and returns the text of its answer. It goes without cookies and without a token:
   * such addresses come out of records and configuration.
   *
   * @internal
   */
  askElsewhere(
    name: string,
    url: string,
    init: CallOptions & { method?: string; headers?: Readonly<Record<string, string>>; body?: string },
  ): Promise<string>
  /** Puts a new token in the place of the one that was refused, unless that was done; or of the session's, where none was. */
  renew(): Promise<void>
}

/** What differs from call to call. */
type Plan = Pick<Call, 'request' | 'payload' | 'body' | 'isRead' | 'jwtToken' | 'refresher' | 'onStale'> & {
  isUpload?: boolean
}

/**
 * Opens the way to both services, for the standalone calls: a bundle carries only those that it names.
 *
 * @example
 * ```ts
 * const http = createHttp({ baseUrl, notificationsUrl })
 * const sections = await listExploreSections(http)
 * ```
 */
export function createHttp(options: ClientOptions): Http {
  const { session, hooks = {}, clock = systemClock, timeout = 15_000, uploadTimeout = 60_000 } = options
  const bases = {
    platform: baseOf('baseUrl', options.baseUrl),
    notifications: baseOf('notificationsUrl', options.notificationsUrl),
  }
  const means: Means = {
    // Looked up for each call, so that whatever replaces the global `fetch` later is used.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    clock,
    hooks,
    retry: createRetry(options.retry ?? {}, clock),
  }
  let calls = 0
  let refused: string | undefined
  const onStale = (token: string) => {
    refused = token
  }

  /** Makes one call, and tells whoever listens what became of it. */
  async function make<Result>(
    operation: string,
    address: Pick<Request, 'method' | 'url'>,
    { onAnswer, timeout: own }: CallOptions,
    plan: () => Plan,
    read: (received: Received, note: (flaw: Flaw) => void) => Result,
  ): Promise<Result> {
    calls += 1
    const number = calls
    let about = () => callEvent(number, operation, address)
    try {
      const { isUpload, ...call } = plan()
      about = () => callEvent(number, operation, call.request)
      const one = own ?? (isUpload ? uploadTimeout : timeout)
      const limits = { timeout: one, totalTimeout: options.totalTimeout ?? 2 * one }
      const flaws: Flaw[] = []
      const { result, received, attempts } = await exchange(
        means,
        { ...call, ...limits, number, operation },
        (it) => read(it, (flaw) => void (flaws.length < mostFlaws && flaws.push(flaw))),
      )
      const notes = notesOf(received.response)
      const { requestId } = notes
      if (flaws.length > 0)
        tell(hooks, 'unsound', () => ({ ...about(), flaws, ...(requestId && { requestId }) }))
      if (notes.deprecated || notes.sunset) tell(hooks, 'deprecated', () => ({ ...about(), ...notes }))
      tell({ onAnswer }, 'onAnswer', () => ({ ...notes, attempts, response: unread(received) }))
      return result
    } catch (cause) {
      const error = named(cause, operation)
      tell(hooks, 'error', () => ({ ...about(), error: reportOf(error) }))
      throw error
    }
  }

  const http: Http = {
    ask(operation, asking, read) {
      const { id, method, service, answersText = false } = operation
      const { body, signal, idempotencyKey } = asking
      const url = bases[service] + operation.path
      const plan = (): Plan => {
        const headers = {
          ...options.headers?.(id),
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          ...asking.headers,
        }
        return {
          ...requestOf(bases[service], operation, { ...asking, headers, signal }),
          body,
          isRead: operation.class === 'read',
          isUpload: operation.sendsForm === true,
          ...(operation.isStaff && session && { jwtToken: () => session.jwtToken() }),
          // Whoever sends a notification renews its token by `renew`, and says so.
          ...(service === 'platform' ? refresher && { refresher } : { onStale }),
        }
      }
      return make(id, { method, url }, asking, plan, (received, note) => {
        const answer = readAnswer(received, answersText, clock.now())
        return reading(() => {
          const { answer: shape, isAnswerOptional } = operation
          const readAs = isAnswerOptional ? readShapeIfAny : readShape
          const value = shape ? readAs(shape, answer, note) : answer
          return read(value as ValueOf<typeof id>, answer as AnswerOf<typeof id>)
        })
      })
    },

    askElsewhere(name, url, { onAnswer, timeout, idempotencyKey, body, ...init }) {
      const { method = 'GET' } = init
      const plan = (): Plan => {
        guardUrl(name, url)
        const headers = { Accept: textTypes, ...init.headers }
        const request = new Request(url, { ...init, headers, credentials: 'omit' })
        return { request, ...(body !== undefined && { payload: body }), isRead: method === 'GET' }
      }
      const callOptions = { ...(onAnswer && { onAnswer }), ...(timeout !== undefined && { timeout }) }
      return make('elsewhere', { method, url }, callOptions, plan, (received) => {
        if (!received.response.ok) readAnswer(received, true, clock.now())
        return received.text
      })
    },

    async renew() {
      // The token that was refused last: where it was replaced since, there is nothing left to do.
      const stale = refused ?? session?.jwtToken()
      if (!stale || !(await refresher?.renew(stale))) throw sessionEnded()
    },
  }

  const refresher =
    session &&
    createRefresher(session, (token) =>
      http.ask(refreshToken, { body: { refreshToken: token } }, refreshedOf),
    )
  return http
}

// What breaks over an answer is the answer's fault, even where the check let it pass.
function reading<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (cause) {
    throw isAnswerError(cause) ? cause : unexpected('content', '', cause)
  }
}

/** Where an answer has more, it is another answer. */
const mostFlaws = 100

/** The answer as it came, its body to be read once more. */
function unread({ response, text }: Received): Response {
  const { status, statusText, headers } = response
  return new Response(text === '' ? null : text, { status, statusText, headers })
}
