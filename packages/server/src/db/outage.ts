/**
 * The database cannot be reached, or does not answer in time. What was to be read can be asked for again; what was to
 * be written may have been written where the answer to the very last statement was lost.
 */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

/** Whether this is why a call failed, however deep it lies. */
export function isAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'DatabaseAway') return true
  }
  return false
}

/**
 * Whether the engine itself has ended, as the embedded one does when its program breaks off: what fails is then neither
 * an outage nor anything that PostgreSQL has a code for.
 */
export function isOver(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'DatabaseAway' || ('code' in cause && cause.code)) return false
  }
  return true
}

/** PostgreSQL's own words for: not now. By class (two letters) or by code. */
const notNow = new Set([
  '08', // the connection
  '53', // too many connections, no memory, no disk
  '57', // cancelled by a timeout, shutting down, starting up
  '25P03', // idle in a transaction for too long
  '40001', // another transaction came first
  '40P01', // two transactions waited for each other
  '55P03', // a lock that others hold
])

/** The same error, as an outage where it is one. An error without a code of PostgreSQL's comes from the network. */
export function asOutage(error: unknown): unknown {
  const code = error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : null
  const isOutage = code === null || notNow.has(code) || notNow.has(code.slice(0, 2))
  return isOutage ? new DatabaseAway('The database does not answer.', { cause: error }) : error
}
