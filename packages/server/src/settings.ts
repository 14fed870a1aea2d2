import { resolve } from 'node:path'
import { defaultConfig, type RuntimeConfig } from '@tarang/runtime-config'
import * as v from 'valibot'
import type { StoreOptions } from './db/store.ts'
import { isLoopback } from './http/client-address.ts'
import { variantWidths } from './images/variants.ts'
import type { LogLevel } from './log-event.ts'
import { defaultWebBuild, environmentSchema } from './settings-schema.ts'
import type { GapName } from './settings-values.ts'
import type { ShutdownOptions } from './shutdown.ts'
import { StartFailure } from './start-failure.ts'

export interface Settings {
  readonly port: number
  readonly host: string
  /** The addresses of the two hosts; null for this machine's own names. */
  readonly publicOrigin: string | null
  readonly adminOrigin: string | null
  /** Further origins whose pages may call the API. */
  readonly allowedOrigins: readonly string[]
  /** What a server at an https origin may lack. */
  readonly accepted: readonly GapName[]
  readonly store: Exclude<StoreOptions, { kind: 'memory' }>
  /** Scheduled backups of the embedded database: their folder, the milliseconds between two, and how many are kept. */
  readonly backups: { readonly folder: string; readonly every: number; readonly keep: number } | null
  /** The provider of login codes. Without one they go to the terminal and the development outbox. */
  readonly sms: { readonly url: string; readonly token: string | null } | null
  /** The address that gets a copy of each ticket. */
  readonly ticketsEmail: string | null
  /** The mail server of notifications. */
  readonly email: { readonly url: string; readonly from: string } | null
  /** The addresses that WhatsApp messages and messages to the app are sent to, and the secret that signs these requests. */
  readonly webhooks: {
    readonly whatsapp: string | null
    readonly push: string | null
    readonly secret: string
  } | null
  readonly deliveryRate: number
  /** Whether the outbox can be read without its secret. */
  readonly outboxIsOpen: boolean
  readonly sampleData: boolean
  /** The most bytes of an upload to import. */
  readonly importSizeLimit: number
  /** Days for which personal data are kept; null keeps them. */
  readonly retention: {
    readonly tickets: number | null
    readonly likes: number | null
    readonly loginFailures: number | null
    readonly notifications: number | null
  }
  readonly registrationCredential: string | null
  /** Addresses and ranges of the proxies whose `X-Forwarded-For` counts. */
  readonly trustedProxies: readonly string[]
  /** The `Strict-Transport-Security` header of https origins; null for none. */
  readonly hsts: string | null
  /** For how many days a deleted blog can be restored. */
  readonly keepDeletedBlogs: number
  readonly keepAliveTimeout: number
  readonly shutdown: ShutdownOptions
  /** The address of the metrics; null without a port for them. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  readonly logLevel: LogLevel
  readonly webBuild: string
  /** The file that renders public pages; null leaves that to browsers. */
  readonly pageRenderer: string | null
  readonly config: RuntimeConfig
}

type Variables = v.InferOutput<typeof environmentSchema>

const root = resolve(import.meta.dirname, '../../..')

type Environment = Readonly<Record<string, string | undefined>>

interface ReadOptions {
  /** Whether a new embedded database gets sample data where `SAMPLE_DATA` is not set, as `pnpm start` wants it. */
  readonly sampleDataByDefault?: boolean
}

/** Reads the environment variables. Throws a `StartFailure` that names the first bad one, without its value. */
export function readSettings(
  environment: Environment,
  { sampleDataByDefault = false }: ReadOptions = {},
): Settings {
  const variables = parseVariables(environment)
  const sms = variables.SMS_WEBHOOK_URL
    ? { url: variables.SMS_WEBHOOK_URL, token: variables.SMS_WEBHOOK_TOKEN }
    : null
  const settings: Settings = {
    port: variables.PORT,
    host: variables.HOST,
    ...pageSettingsOf(variables),
    adminOrigin: variables.ADMIN_ORIGIN,
    allowedOrigins: variables.ALLOWED_ORIGINS ?? [],
    accepted: variables.ACCEPT ?? [],
    store: storeOf(variables),
    retention: {
      tickets: variables.RETAIN_TICKETS,
      likes: variables.RETAIN_LIKES,
      loginFailures: variables.RETAIN_LOGIN_FAILURES,
      notifications: variables.RETAIN_NOTIFICATIONS,
    },
    backups: backupsOf(variables),
    sms,
    email: emailOf(variables),
    ticketsEmail: ticketsEmailOf(variables),
    webhooks: webhooksOf(variables),
    deliveryRate: variables.DELIVERY_RATE,
    outboxIsOpen: variables.DEVELOPMENT_OUTBOX,
    sampleData: variables.SAMPLE_DATA ?? (sampleDataByDefault && !sms && !variables.DATABASE_URL),
    importSizeLimit: variables.IMPORT_SIZE_LIMIT,
    registrationCredential: variables.REGISTRATION_CREDENTIAL,
    trustedProxies: variables.TRUST_PROXY ?? [],
    hsts: variables.HSTS,
    metrics:
      variables.METRICS_PORT === null ? null : { host: variables.METRICS_HOST, port: variables.METRICS_PORT },
    logLevel: variables.LOG_LEVEL,
    keepDeletedBlogs: variables.KEEP_DELETED_BLOGS,
    keepAliveTimeout: variables.KEEP_ALIVE_TIMEOUT,
    shutdown: { delay: variables.SHUTDOWN_DELAY, timeout: variables.SHUTDOWN_TIMEOUT },
  }
  const exposure = exposureOf(settings)
  if (exposure && !sms && !variables.DEVELOPMENT_OUTBOX) {
    // Another server's API sends its codes itself.
    if (isOwnService(variables.API_BASE, settings.publicOrigin))
      throw new StartFailure(
        `${exposure} is open to others: set SMS_WEBHOOK_URL, or DEVELOPMENT_OUTBOX=on to show every login code at /outbox.`,
      )
    if (settings.ticketsEmail && !settings.email) refuseCopies()
  }
  refuseUnknownProxy(variables)
  return settings
}

function emailOf({ SMTP_URL: url, EMAIL_FROM: from }: Variables): Settings['email'] {
  if (!url) return null
  if (!from) throw new StartFailure('SMTP_URL needs EMAIL_FROM: the sender of the emails.')
  return { url, from }
}

function ticketsEmailOf({ TICKETS_EMAIL: address, SMTP_URL, SMS_WEBHOOK_URL }: Variables) {
  // Without an SMS provider, mails without a mail server go to the development outbox.
  if (address && !SMTP_URL && SMS_WEBHOOK_URL) refuseCopies()
  return address
}

function refuseCopies(): never {
  throw new StartFailure('TICKETS_EMAIL needs SMTP_URL: the mail server of the copies.')
}

function webhooksOf({
  WHATSAPP_WEBHOOK_URL: whatsapp,
  PUSH_WEBHOOK_URL: push,
  WEBHOOK_SECRET: secret,
}: Variables) {
  if (!whatsapp && !push) return null
  if (secret) return { whatsapp, push, secret }
  const name = whatsapp ? 'WHATSAPP_WEBHOOK_URL' : 'PUSH_WEBHOOK_URL'
  throw new StartFailure(`${name} needs WEBHOOK_SECRET, which signs its calls.`)
}

/** The server has no TLS, so an https origin needs a proxy. Untrusted, it would give all clients one address. */
function refuseUnknownProxy({ TRUST_PROXY, PUBLIC_ORIGIN, ADMIN_ORIGIN }: Variables) {
  const secure = Object.entries({ PUBLIC_ORIGIN, ADMIN_ORIGIN }).find(([, at]) => at?.startsWith('https:'))
  if (TRUST_PROXY !== null || !secure) return
  throw new StartFailure(
    `${secure.join('=')} has a proxy before it: set TRUST_PROXY to the addresses of your proxies, such as loopback,10.0.0.0/8, or to off.`,
  )
}

/** The settings of pages that are written as files. */
export type PageSettings = Pick<Settings, 'publicOrigin' | 'webBuild' | 'pageRenderer' | 'config'>

/** Reads the settings of pages. Throws a `StartFailure` like `readSettings`. */
export const readPageSettings = (environment: Environment): PageSettings =>
  pageSettingsOf(parseVariables(environment))

const pageSettingsOf = (variables: Variables): PageSettings => ({
  publicOrigin: variables.PUBLIC_ORIGIN,
  webBuild: resolve(root, variables.WEB_BUILD),
  pageRenderer: pageRendererOf(variables),
  config: configOf(variables),
})

function parseVariables(environment: Environment): Variables {
  const names = Object.keys(environmentSchema.entries)
  const input = Object.fromEntries(names.map((name) => [name, environment[name]?.trim() || undefined]))
  const { success, output, issues } = v.safeParse(environmentSchema, input, { abortEarly: true })
  if (success) return output
  const [issue] = issues
  throw new StartFailure(`${String(issue.path?.[0]?.key)} ${issue.message}.`)
}

/** Whether this server answers an address: a path, or its public origin. */
export const isOwnService = (address: string, publicOrigin: string | null) =>
  address !== '' && (!URL.canParse(address) || new URL(address).origin === publicOrigin)

/** The first setting that opens the server to other machines, as `NAME=value`; null if none does. */
export function exposureOf({
  host,
  publicOrigin,
  adminOrigin,
}: Pick<Settings, 'host' | 'publicOrigin' | 'adminOrigin'>): string | null {
  const addresses = { HOST: host, PUBLIC_ORIGIN: publicOrigin, ADMIN_ORIGIN: adminOrigin }
  const isLocal = (address: string) => isLoopback(URL.canParse(address) ? new URL(address).hostname : address)
  const exposed = Object.entries(addresses).find(([, address]) => address !== null && !isLocal(address))
  return exposed ? exposed.join('=') : null
}

/** The renderer and the application must be of one build. */
function pageRendererOf({ PAGE_RENDERER, WEB_BUILD }: Variables): string | null {
  if (PAGE_RENDERER) return resolve(root, PAGE_RENDERER)
  return WEB_BUILD === defaultWebBuild ? resolve(root, 'packages/web/dist-pages/render.js') : null
}

function storeOf(variables: Variables): Settings['store'] {
  const { DATABASE_URL: url, DATA_DIR } = variables
  if (!url) return { kind: 'folder', path: resolve(root, DATA_DIR) }
  return {
    kind: 'postgres',
    url,
    directUrl: variables.DATABASE_DIRECT_URL ?? url,
    migrates: variables.MIGRATE,
    limits: {
      connections: variables.DATABASE_CONNECTIONS,
      connect: variables.DATABASE_CONNECT_TIMEOUT,
      statement: variables.DATABASE_STATEMENT_TIMEOUT,
      idle: variables.DATABASE_IDLE_TIMEOUT,
    },
  }
}

function backupsOf(variables: Variables): Settings['backups'] {
  const { BACKUP_DIR, DATABASE_URL } = variables
  if (BACKUP_DIR === null) return null
  if (DATABASE_URL)
    throw new StartFailure('BACKUP_DIR is for the embedded database: back up DATABASE_URL with pg_dump.')
  return { folder: resolve(root, BACKUP_DIR), every: variables.BACKUP_EVERY, keep: variables.BACKUP_KEEP }
}

function registrationOf({ REGISTRATION, REGISTRATION_NUMBER: number }: Variables) {
  if (!REGISTRATION) return number ? ({ status: 'granted', number } as const) : defaultConfig.registration
  if (number) throw new StartFailure('REGISTRATION_NUMBER belongs into REGISTRATION: set one of them.')
  return REGISTRATION
}

function configOf(variables: Variables): RuntimeConfig {
  const { ADMIN_ORIGIN } = variables
  const ownAdminHosts = ADMIN_ORIGIN ? [new URL(ADMIN_ORIGIN).hostname] : defaultConfig.adminHosts
  return {
    ...defaultConfig,
    apiBase: variables.API_BASE,
    notificationsBase: variables.NOTIFICATIONS_BASE,
    adminHosts: variables.ADMIN_HOSTS ?? ownAdminHosts,
    videoHosts: variables.VIDEO_HOSTS,
    backtestUrl: variables.BACKTEST_URL,
    contactFormUrl: variables.CONTACT_FORM_URL,
    filesOrigin: variables.FILES_ORIGIN ?? defaultConfig.filesOrigin,
    imageWidths: [...variantWidths],
    demoVideoUrl: variables.DEMO_VIDEO_URL,
    momentumVideoUrl: variables.MOMENTUM_VIDEO_URL,
    socialProfiles: variables.SOCIAL_PROFILES ?? defaultConfig.socialProfiles,
    appStoreUrl: variables.APP_STORE_URL,
    playStoreUrl: variables.PLAY_STORE_URL,
    privacyUrl: variables.PRIVACY_URL,
    termsUrl: variables.TERMS_URL,
    contactEmail: variables.CONTACT_EMAIL,
    brand: variables.BRAND,
    registration: registrationOf(variables),
    hidePerformanceClaims: variables.HIDE_PERFORMANCE_CLAIMS,
    // Zero means that there is no verified count.
    activeUsers: variables.ACTIVE_USERS || defaultConfig.activeUsers,
    pageMaxAge: variables.PAGE_MAX_AGE,
    confirmNotificationTitle: variables.CONFIRM_NOTIFICATION_TITLE,
    holdSeconds: {
      notification: variables.HOLD_NOTIFICATION,
      blogDeletion: variables.HOLD_BLOG_DELETION,
      tradeExclusion: variables.HOLD_TRADE_EXCLUSION,
    },
    deletedBlogDays: URL.canParse(variables.API_BASE) ? null : variables.KEEP_DELETED_BLOGS,
    extensions: variables.EXTENSIONS ?? !URL.canParse(variables.API_BASE),
  }
}
