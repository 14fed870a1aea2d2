import type { RuntimeConfig } from '@tarang/runtime-config'
import { createApp, isServerPath } from './app.ts'
import { createAuth } from './auth/index.ts'
import { shareTimeout } from './db/query-timeout.ts'
import type { Database } from './db/store.ts'
import type { CodeSender } from './delivery/code-sender.ts'
import type { Outbox } from './delivery/outbox.ts'
import { createHealth, type Health } from './health.ts'
import { clientAddress } from './http/client-address.ts'
import type { Connection, Log } from './http/context.ts'
import { createLimiter } from './http/limits.ts'
import { type Controls, controlRoutes } from './web/control.ts'
import { outboxRoutes } from './web/outbox-page.ts'
import { registrationRelay, relayBase } from './web/registration-relay.ts'
import type { Site } from './web/site.ts'

export type { Database } from './db/store.ts'
export { openStore, type Store, type StoreOptions } from './db/store.ts'
export type { CodeMessage, CodeSender } from './delivery/code-sender.ts'

/** What a server is made of. Everything but the database and the sender has a default. */
export type ServerOptions = {
  database: Database
  /** How login codes reach people. */
  sender: CodeSender
  config: RuntimeConfig
  /** Where the two hosts are reached, as browsers see them. */
  origins: { public: string; admin: string }
  /** The built web app; without it only the server's own paths are answered. */
  site?: Site | null
  /** Shows the codes of this outbox at `/outbox`; `anyHost` also under names other than this machine's own. */
  outbox?: { messages: Outbox; anyHost: boolean } | null
  /** A bearer that may register staff, beside invites. */
  registrationCredential?: string | null
  /** Lets the commands of this machine ask for what only a running server can give. */
  controls?: Controls | null
  /** Whether `X-Forwarded-For` comes from a proxy of ours. */
  trustProxy?: boolean
  /** What is said of this server's health; without one it has a health of its own. */
  health?: Health
  now?: () => Date
  log?: Log
}

/** The whole server as one function from request to answer. */
export type TarangServer = {
  fetch(request: Request, connection?: Connection): Promise<Response>
  /** Makes an invite, good for one registration within a day, and answers the link that carries it. */
  invitationLink(): Promise<string>
}

/** Makes the server of both hosts over an open database. It opens and closes nothing itself. */
export async function createServer(options: ServerOptions): Promise<TarangServer> {
  const { database, origins, site = null, outbox = null, controls = null } = options
  const now = options.now ?? (() => new Date())
  const log = options.log ?? (() => {})
  // As browsers see it: a proxy in front of this server may speak http to it.
  const https = origins.public.startsWith('https:')
  const health = options.health ?? createHealth()
  health.start(database)
  const credential = options.registrationCredential ?? null
  // An API elsewhere keeps its own staff: there the credential is what it wants of us, and not of our callers.
  const relayed = credential !== null && URL.canParse(options.config.apiBase) ? credential : null
  const config = relayed ? { ...options.config, registrationBase: relayBase } : options.config
  const limiter = createLimiter(database, now)
  const auth = await createAuth({
    database,
    sender: options.sender,
    registrationCredential: relayed ? null : credential,
    now,
    log,
  })
  const invitationLink = async () => `${origins.admin}/#invite=${await auth.registration.invite()}`

  const app = createApp({
    origins: [origins.public, origins.admin],
    context: async (call, next) => {
      const { connection } = call.env
      const address = clientAddress(connection, call.req.raw.headers, options.trustProxy ?? false)
      call.set('database', database)
      call.set('config', config)
      call.set('now', now)
      call.set('log', log)
      call.set('auth', auth)
      call.set('limiter', limiter)
      call.set('https', https)
      call.set('origins', origins)
      call.set('clientAddress', address)
      await next()
    },
    extras: [
      ...(relayed ? [registrationRelay(config.apiBase, relayed)] : []),
      ...(outbox ? [outboxRoutes(outbox.messages, outbox)] : []),
      ...(controls ? [controlRoutes(controls, invitationLink)] : []),
    ],
    health,
    log,
  })

  async function fetch(request: Request, connection: Connection = { remoteAddress: null }) {
    const { pathname } = new URL(request.url)
    if (site && !isServerPath(pathname)) return site.answer(request, { config, https })
    return shareTimeout(() => app.fetch(request, { connection }))
  }

  return { fetch, invitationLink }
}
