/** How many connections there are to be, and how long anything may take, in milliseconds. */
export type PostgresLimits = {
  connections: number
  /** To get a connection: a free one, or a new one. */
  connect: number
  /** To answer one statement. Zero leaves that to PostgreSQL's own settings. */
  statement: number
  /** To lie unused before it is closed. */
  idle: number
}

/** Limits under which a call is refused within five seconds of asking a database that does not answer. */
export const usualLimits: PostgresLimits = { connections: 10, connect: 2000, statement: 2500, idle: 30_000 }
