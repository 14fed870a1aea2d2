import { causesOf } from '../causes.ts'

/**
 * The database cannot be reached or does not answer in time. A read can be repeated. A write may have been committed
 * when only the answer to its last statement was lost.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  /** Whether the connection is lost. It is not after a statement that PostgreSQL ended. */
  readonly isConnectionLost: boolean

  constructor(message: string, { cause, isConnectionLost = false }: UnavailableOptions = {}) {
    super(message, { cause })
    this.isConnectionLost = isConnectionLost
  }
}

interface UnavailableOptions {
  cause?: unknown
  isConnectionLost?: boolean
}

/** Finds the `DatabaseUnavailable` among an error and its causes. */
const unavailabilityOf = (error: unknown): DatabaseUnavailable | null =>
  causesOf(error).find((cause): cause is DatabaseUnavailable => cause.name === 'DatabaseUnavailable') ?? null

/** Whether an error, or any of its causes, is an unavailable database, or one whose disk is full. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  unavailabilityOf(error) !== null || isDiskFull(error)

/** Whether the disk of the database is full. Errors of the embedded database are not wrapped in `DatabaseUnavailable`. */
export const isDiskFull = (error: unknown): boolean =>
  causesOf(error).some((cause) => 'code' in cause && cause.code === '53100')

/** Whether the connection of an error cannot be used again. */
export const isConnectionLost = (error: unknown): boolean =>
  unavailabilityOf(error)?.isConnectionLost ?? false

/** Whether PostgreSQL rolled a transaction back in favour of another one, so that a repetition may succeed. */
export function isConflict(error: unknown): boolean {
  const cause = unavailabilityOf(error)?.cause
  return cause instanceof Error && 'code' in cause && conflictCodes.has(String(cause.code))
}

const conflictCodes = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
])

/**
 * Whether PGlite's WebAssembly program has aborted. Its errors then have no PostgreSQL code.
 */
export const hasEngineStopped = (error: unknown): boolean =>
  !causesOf(error).some(
    (cause) => cause.name === 'DatabaseUnavailable' || ('code' in cause && Boolean(cause.code)),
  )

/** PostgreSQL error classes (two characters) and codes after which a retry may succeed. */
const transientCodes = new Set([
  '08', // connection exception
  '53', // insufficient resources: connections, memory, disk
  '57', // operator intervention: query cancelled by a timeout, shutdown, startup
  '25P03', // idle_in_transaction_session_timeout
  '55P03', // lock_not_available
  ...conflictCodes,
])

/** Error classes and codes after which PostgreSQL has closed the connection, or will. */
const isClosing = (code: string) => code.startsWith('08') || code.startsWith('57P0') || code === '25P03'

/** Wraps transient errors in `DatabaseUnavailable`. An error without a PostgreSQL code comes from the network. */
export function toDatabaseUnavailable(error: unknown): unknown {
  const code = error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : null
  const isOutage = code === null || transientCodes.has(code) || transientCodes.has(code.slice(0, 2))
  if (!isOutage || error instanceof DatabaseUnavailable) return error
  return new DatabaseUnavailable('The database does not answer.', {
    cause: error,
    isConnectionLost: code === null || isClosing(code),
  })
}
