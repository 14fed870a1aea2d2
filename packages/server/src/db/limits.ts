/** Size of the connection pool, and timeouts in milliseconds. */
export interface PostgresLimits {
  connections: number
  /** For getting a connection, pooled or new. */
  connect: number
  /** For one statement. Zero leaves it to PostgreSQL's settings. */
  statement: number
  /** For an unused connection before it is closed. */
  idle: number
}

/** With these limits a request is refused within five seconds when the database does not answer. */
export const defaultLimits: PostgresLimits = { connections: 10, connect: 2000, statement: 2500, idle: 30_000 }
