import type { PostedForm } from '@tarang/publication'
import type { RuntimeConfig } from '@tarang/runtime-config'
import type { Hono } from 'hono'
import type { Auth } from '../auth/index.ts'
import type { StaffUser } from '../auth/staff-user.ts'
import type { DataVersion } from '../cache/data-version.ts'
import type { Database } from '../db/database.ts'
import type { Channel } from '../delivery/channels.ts'
import type { UnsubscribeLinks } from '../delivery/unsubscribe.ts'
import type { Log } from '../log-event.ts'
import type { Queue } from '../queue/queue.ts'
import type { Variables } from '../settings-schema.ts'
import type { Limiter } from './limiter.ts'

export interface Connection {
  remoteAddress: string | null
}

/** Which page answers a posted form. */
export interface PageForForm {
  path: string
  status: number
  posted: PostedForm
}

/** What every request of one server shares. */
export interface App {
  database: Database
  config: RuntimeConfig
  settings: Variables
  /** The clock. Routes never call `new Date()`, so that tests can control the time. */
  now: () => Date
  log: Log
  /** Routes record here what they change of the data that public pages show. */
  dataVersion: DataVersion
  /** The origins of the two hosts, as browsers see them. */
  origins: { public: string; admin: string }
  /** Whether browsers reach this installation over https. */
  https: boolean
  auth: Auth
  /** Jobs: `queue.send(tx, …)` inside a transaction, `queue.wake(…)` after it. */
  queue: Queue
  /** What this server can send by. */
  delivery: { channels: ReadonlySet<Channel>; hasMailer: boolean; unsubscribeLinks: UnsubscribeLinks }
  limiter: Limiter
  /** A public page as the answer to a posted form; null where the server does not render pages. */
  answerForm: (request: Request, answer: PageForForm) => Promise<Response | null>
  /** Whether staff get a copy of each ticket by email. */
  sendsTicketCopies: boolean
}

/** Hono's environment of every route. */
export interface Env {
  Bindings: { connection: Connection }
  Variables: {
    app: App
    requestId: string
    /** The client's address, for `limitByAddress`; null where it does not identify the client. */
    clientAddress: string | null
    /** The hash of a JSON body or a form, once it has been read. */
    bodyHash?: string
    /** The caller. Set on every route behind the staff guard; do not read it on a public route. */
    staff: StaffUser
  }
}

/** The routes of one file in `routes/`. */
export type Routes = Hono<Env>
