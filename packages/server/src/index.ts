import type { RuntimeConfig } from '@tarang/runtime-config'
import { type Controls, controlRoutes } from '../operations/commands/control-routes.ts'
import { createHttpTelemetry } from '../operations/telemetry/http-telemetry.ts'
import { createRoutes, isServerPath } from './app.ts'
import { codeJob, sendByEmail, sendBySms } from './auth/code-job.ts'
import { createAuth } from './auth/index.ts'
import { loadKeys } from './auth/keys.ts'
import type { Role } from './auth/roles.ts'
import { foreignDataVersion, ownDataVersion } from './cache/data-version.ts'
import { createVersionedCache } from './cache/versioned-cache.ts'
import type { Database, PublicChanges } from './db/database.ts'
import { shareTimeout } from './db/query-timeout.ts'
import type { CodeSender } from './delivery/code-sender.ts'
import { emailTransport } from './delivery/email-transport.ts'
import { availableChannels, defineDelivery } from './delivery/index.ts'
import type { Mailer } from './delivery/mailer.ts'
import type { Outbox } from './delivery/outbox.ts'
import type { DeliveryRules } from './delivery/rules.ts'
import type { Transports } from './delivery/transport.ts'
import { createUnsubscribeLinks } from './delivery/unsubscribe.ts'
import { unsubscribeJob } from './delivery/unsubscribe-job.ts'
import { createHealth, type Health } from './health.ts'
import type { App, Connection, PageForForm } from './http/context.ts'
import { createLimiter } from './http/limiter.ts'
import { outboundFetch } from './http/outbound-fetch.ts'
import { nameRoute } from './http/request-route.ts'
import type { Log } from './log-event.ts'
import { createPublicPages } from './pages/public-pages.ts'
import { createQueue, type Queue, type QueueTimes } from './queue/queue.ts'
import { defaultVariables } from './settings.ts'
import type { Variables } from './settings-schema.ts'
import { ticketCopyJob } from './tickets/ticket-copy.ts'
import { DEFAULT_HSTS } from './web/headers.ts'
import { type OutboxAccess, outboxRoutes } from './web/outbox-page.ts'
import { isPageForm, pageFormRoutes } from './web/page-forms.ts'
import { registrationRelay, relayBase } from './web/registration-relay.ts'
import { type PreparedPage, type Site, themeOf } from './web/site.ts'

export type { Database, Store } from './db/database.ts'
export { openStore, type StoreOptions } from './db/store.ts'
export type { CodeMessage, CodeSender } from './delivery/code-sender.ts'

export interface ServerOptions {
  database: Database
  /** Whether the database runs in this process, so that only a restart brings it back. */
  isEmbedded?: boolean
  /** Delivers login codes. */
  sender: CodeSender
  /** Hands e-mails to a mail server: notifications, and login codes where SMS is down. */
  mailer?: Mailer | null
  /** Delivers notifications by webhooks. A channel without one is refused. */
  transports?: Omit<Transports, 'Email'>
  deliveryRules?: Partial<DeliveryRules>
  queueTimes?: QueueTimes
  config: RuntimeConfig
  /** Settings by their names; one that is missing has its default. */
  settings?: Partial<Variables>
  /** The origins of the two hosts, as browsers see them. */
  origins: { public: string; admin: string }
  /** Listens to changes of public data; without it no answer is kept in memory. */
  changes?: PublicChanges | null
  /** The built web application. Without it only the server's own paths are answered. */
  site?: Site | null
  /** The built renderer of public pages, if there is one in that file: their HTML then has its content. */
  pageRenderer?: string | null
  /** Shows the codes of this outbox at `/outbox`. */
  outbox?: ({ messages: Outbox } & OutboxAccess) | null
  /** The control calls of `pnpm admin`. */
  controls?: Controls | null
  health?: Health
  now?: () => Date
  log?: Log
}

/** How many rendered pages are in memory, each of about 100 kB. */
const MOST_PAGES = 300

/** The server as a function from request to response. */
export interface TarangServer {
  fetch(request: Request, connection?: Connection): Promise<Response>
  queue: Queue
  /** Starts the job queue, which every call that sends something needs. */
  start(): Promise<void>
  /** Finishes the jobs at work. The database must still be open. */
  stop(): Promise<void>
  /** Creates an invite for one registration within a day, of an owner unless set, and returns its link. */
  invitationLink(role?: Role): Promise<string>
}

/** Creates the server of both hosts. The caller opens and closes the database. */
export async function createServer(options: ServerOptions): Promise<TarangServer> {
  const { database, origins, site = null, outbox = null, controls = null } = options
  const now = options.now ?? (() => new Date())
  const log = options.log ?? (() => {})
  // Taken from the public origin, because a proxy may forward https requests as http.
  const https = origins.public.startsWith('https:')
  const health = options.health ?? createHealth()
  health.start(database, { isEmbedded: options.isEmbedded ?? false, changes: options.changes ?? null })
  const settings = { ...defaultVariables(), ...options.settings }
  const credential = settings.REGISTRATION_CREDENTIAL
  // An external API expects its own credential from this server.
  const relayed = credential !== null && URL.canParse(options.config.apiBase) ? credential : null
  const config = relayed ? { ...options.config, registrationBase: relayBase } : options.config
  const limiter = createLimiter(database, now, (await loadKeys(database, now())).rateLimit)
  const queue = createQueue({ database, log, times: options.queueTimes })
  const auth = await createAuth({
    database,
    queue,
    registrationCredential: relayed ? null : credential,
    now,
    log,
  })
  const unsubscribeLinks = createUnsubscribeLinks(auth.keys.unsubscribe, origins.public)
  const { mailer = null } = options
  const { brand } = config
  const transports: Transports = {
    ...options.transports,
    ...(mailer && {
      Email: emailTransport(mailer, {
        host: new URL(origins.public).hostname,
        brand,
        unsubscribeLink: unsubscribeLinks.linkFor,
      }),
    }),
  }
  const codes = { database, keys: auth.keys, now, log }
  queue.define(codeJob({ ...codes, way: 'sms', send: sendBySms(options.sender) }))
  queue.define(codeJob({ ...codes, way: 'email', send: mailer ? sendByEmail(mailer, brand) : undefined }))
  queue.define(unsubscribeJob({ database, log }))
  const rules = { rate: settings.DELIVERY_RATE, ...options.deliveryRules }
  defineDelivery({ database, queue, transports, rules, now, log })
  const { TICKETS_EMAIL: ticketsEmail } = settings
  const sendsTicketCopies = ticketsEmail !== null && mailer !== null
  if (sendsTicketCopies) {
    const consoleOrigin = config.extensions ? origins.admin : null
    queue.define(ticketCopyJob({ database, mailer, to: ticketsEmail, brand, consoleOrigin, log }))
  }
  const delivery = {
    channels: availableChannels(transports),
    hasMailer: mailer !== null,
    unsubscribeLinks,
  }
  const invitationLink = async (role: Role = 'owner') =>
    `${origins.admin}/#invite=${(await auth.registration.invite(role)).secret}`

  const dataVersion = ownDataVersion(options.changes ?? null)
  const apiBase = new URL(config.apiBase, origins.public)
  const version = apiBase.origin === origins.public ? dataVersion : foreignDataVersion()
  const pages = createVersionedCache<PreparedPage>({
    version,
    most: MOST_PAGES,
    readsOf: ({ reads }) => reads,
    isReusable: ({ isComplete }) => isComplete,
  })
  const pagesOfBuild: typeof pages = {
    get: (path, make) => pages.get(`${publicPages.buildVersion()} ${path}`, make),
  }
  const isOwn = (request: Request) => new URL(request.url).origin === origins.public
  // Calls of this server stay in its process.
  const callApi = (request: Request) => (isOwn(request) ? serve(request) : outboundFetch(request))
  const publicPages = createPublicPages({
    config,
    origin: origins.public,
    pageRenderer: options.pageRenderer ?? null,
    fetchData: callApi,
    fetchForPage: (request) => (isOwn(request) ? fetch(request) : outboundFetch(request)),
    version,
    log,
  })

  const app: App = {
    database,
    config,
    settings,
    now,
    log,
    dataVersion,
    origins,
    https,
    auth,
    queue,
    delivery,
    limiter,
    answerForm,
    sendsTicketCopies,
  }
  const routes = createRoutes(app, {
    extras: [
      publicPages.routes,
      pageFormRoutes({ apiBase: apiBase.href, fetch: callApi }),
      ...(relayed ? [registrationRelay(config.apiBase, relayed)] : []),
      ...(outbox ? [outboxRoutes(outbox.messages, outbox)] : []),
      ...(controls ? [controlRoutes(controls, invitationLink)] : []),
    ],
    health,
  })

  async function serve(request: Request, connection: Connection = { remoteAddress: null }) {
    return shareTimeout(() => routes.fetch(request, { connection }))
  }

  async function answerForm(request: Request, { path, status, posted }: PageForForm) {
    if (!site) return null
    const theme = themeOf(request.headers.get('cookie'))
    const page = await publicPages.pageAt(new URL(path, origins.public), { theme, posted })
    return page.rendered ? site.answerForm(request, { config, https }, { page, status }) : null
  }

  const observe = createHttpTelemetry(log)

  const fetch = (request: Request, connection: Connection = { remoteAddress: null }): Promise<Response> =>
    observe(request, () => answer(request, connection))

  const { HSTS: hsts } = settings

  async function answer(request: Request, connection: Connection): Promise<Response> {
    const response = await answerPath(request, connection)
    if (!https || hsts === DEFAULT_HSTS) return response
    if (hsts === null) response.headers.delete('strict-transport-security')
    else response.headers.set('strict-transport-security', hsts)
    return response
  }

  async function answerPath(request: Request, connection: Connection): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (site && !isServerPath(pathname) && !isPageForm(request)) {
      nameRoute(request, pathname.startsWith('/assets/') ? '/assets/*' : '/*')
      return site.answer(request, { config, https, pageAt: publicPages.pageAt, cache: pagesOfBuild })
    }
    return serve(request, connection)
  }

  const stop = async () => {
    await queue.stop()
    mailer?.close()
  }

  return { fetch, queue, start: queue.start, stop, invitationLink }
}
