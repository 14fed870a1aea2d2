import type { RuntimeConfig } from '@tarang/runtime-config'
import type { Hono } from 'hono'
import type { Auth } from '../auth/index.ts'
import type { Database } from '../db/store.ts'
import type { Limiter } from './limits.ts'

/** The signed-in member of staff who makes a call. */
export type StaffUser = { id: string; firstName: string; lastName: string; role: string }

/** What the server knows about the other end of a connection. */
export type Connection = { remoteAddress: string | null }

/** Writes one event of the server's life. Never a code, a token or a credential. */
export type Log = (event: string, details?: Record<string, string | number | boolean | null>) => void

/** What every route finds in its context. */
export type Env = {
  Bindings: { connection: Connection }
  Variables: {
    database: Database
    config: RuntimeConfig
    /** The clock. Routes never ask `new Date()`, so that tests can hold time still. */
    now: () => Date
    log: Log
    requestId: string
    /** Where the two hosts are reached, as browsers see them. */
    origins: { public: string; admin: string }
    /** Whether browsers reach this installation by https. */
    https: boolean
    /** Who is calling. Set on every route behind the staff guard; asking for it on a public one is a fault. */
    staff: StaffUser
    auth: Auth
    /** The caller's address, for `limitByAddress`; null where it says nothing about who is calling. */
    clientAddress: string | null
    limiter: Limiter
  }
}

/** A group of routes, as each file of `routes/` exports one. */
export type Routes = Hono<Env>
