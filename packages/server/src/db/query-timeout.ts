import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseUnavailable } from './outage.ts'

// One timeout covers all statements of a request. Other waits, such as a slow upload, do not count.
const requests = new AsyncLocalStorage<{ remaining: number | null }>()

/** Handles one request. All its waits for the database share one timeout. */
export const shareTimeout = <Result>(handle: () => Result): Result =>
  requests.run({ remaining: null }, handle)

/** Runs work that continues after a request: each of its waits has the whole timeout. */
export const withSeparateTimeouts = <Result>(work: () => Result): Result => requests.exit(work)

/** Runs work whose waits together have this timeout, in milliseconds, instead of that of the request. */
export const withTimeoutOf = <Result>(timeout: number, work: () => Result): Result =>
  requests.run({ remaining: timeout }, work)

/** A query did not end in time; it may still run. */
export class QueryTimeout extends DatabaseUnavailable {
  constructor() {
    super('The database took too long.', { isConnectionLost: true })
  }
}

/**
 * Runs a query for at most `limit` milliseconds, or for the rest of the request's timeout, then throws a
 * `QueryTimeout` and calls `onTimeout`. A request without time left runs no further query, so that nothing is written after
 * the request was refused.
 */
export async function withTimeout<Result>(
  limit: number,
  query: () => Promise<Result>,
  onTimeout: () => void = () => {},
): Promise<Result> {
  const request = requests.getStore()
  const timeout = request?.remaining ?? limit
  if (timeout <= 0) throw new DatabaseUnavailable('The database took too long.')
  const startedAt = performance.now()
  const expired = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    expired.reject(new QueryTimeout())
    onTimeout()
  }, timeout)
  try {
    return await Promise.race([query(), expired.promise])
  } finally {
    clearTimeout(timer)
    if (request) request.remaining = Math.max(0, timeout - (performance.now() - startedAt))
  }
}
