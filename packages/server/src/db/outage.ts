/**
 * The database cannot be reached or does not answer in time. A read can be repeated. A write may have been committed
 * when only the answer to its last statement was lost.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** Whether an error, or any of its causes, is an unavailable database. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'DatabaseUnavailable') return true
  }
  return false
}

/**
 * Whether the engine itself has stopped, as embedded PGlite does when its program aborts. Its errors then are neither
 * an outage nor carry a PostgreSQL code.
 */
export function hasEngineStopped(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'DatabaseUnavailable' || ('code' in cause && cause.code)) return false
  }
  return true
}

/** PostgreSQL error classes (two characters) and codes after which a retry may succeed. */
const transientCodes = new Set([
  '08', // connection exception
  '53', // insufficient resources: connections, memory, disk
  '57', // operator intervention: query cancelled by a timeout, shutdown, startup
  '25P03', // idle_in_transaction_session_timeout
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '55P03', // lock_not_available
])

/** Wraps transient errors in `DatabaseUnavailable`. An error without a PostgreSQL code comes from the network. */
export function toDatabaseUnavailable(error: unknown): unknown {
  const code = error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : null
  const isOutage = code === null || transientCodes.has(code) || transientCodes.has(code.slice(0, 2))
  return isOutage ? new DatabaseUnavailable('The database does not answer.', { cause: error }) : error
}
