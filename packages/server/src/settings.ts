import { resolve } from 'node:path'
import { defaultConfig, type RuntimeConfig } from '@tarang/runtime-config'
import * as v from 'valibot'
import type { StoreOptions } from './db/store.ts'
import { settingOfChannel, type WebhookChannel, webhookChannels } from './delivery/channels.ts'
import { isLoopback } from './http/client-address.ts'
import { variantWidths } from './images/variants.ts'
import { defaultWebBuild, environmentSchema, type Variables } from './settings-schema.ts'
import { StartFailure } from './start-failure.ts'

/** Every variable by its name, and what several of them mean together. */
export type Settings = Readonly<ReturnType<typeof readSettings>>

const root = resolve(import.meta.dirname, '../../..')

type Environment = Readonly<Record<string, string | undefined>>

interface ReadOptions {
  /** Whether a new embedded database gets sample data where `SAMPLE_DATA` is not set, as `pnpm start` wants it. */
  readonly sampleDataByDefault?: boolean
}

/** The values of an empty environment. */
export const defaultVariables = (): Variables => parseVariables({})

/** Reads the environment variables. Throws a `StartFailure` that names the first bad one, without its value. */
export function readSettings(environment: Environment, { sampleDataByDefault = false }: ReadOptions = {}) {
  const variables = parseVariables(environment)
  const { SMS_WEBHOOK_URL, SMS_WEBHOOK_TOKEN, DATABASE_URL } = variables
  const sms = SMS_WEBHOOK_URL ? { url: SMS_WEBHOOK_URL, token: SMS_WEBHOOK_TOKEN } : null
  refuseLostCopies(variables)
  const settings = {
    ...variables,
    ...pageSettingsOf(variables),
    SAMPLE_DATA: variables.SAMPLE_DATA ?? (sampleDataByDefault && !sms && !DATABASE_URL),
    store: storeOf(variables),
    backups: backupsOf(variables),
    sms,
    email: emailOf(variables),
    webhooks: webhooksOf(variables),
  }
  const exposure = exposureOf(settings)
  if (exposure && !sms && !variables.DEVELOPMENT_OUTBOX) {
    // Another server's API sends its codes itself.
    if (isOwnService(variables.API_BASE, variables.PUBLIC_ORIGIN))
      throw new StartFailure(
        `${exposure} is open to others: set SMS_WEBHOOK_URL, or DEVELOPMENT_OUTBOX=on to show every login code at /outbox.`,
      )
    if (variables.TICKETS_EMAIL && !settings.email) refuseCopies()
  }
  refuseUnknownProxy(variables)
  return settings
}

function emailOf({ SMTP_URL: url, EMAIL_FROM: from }: Variables) {
  if (!url) return null
  if (!from) throw new StartFailure('SMTP_URL needs EMAIL_FROM: the sender of the emails.')
  return { url, from }
}

function refuseLostCopies({ TICKETS_EMAIL, SMTP_URL, SMS_WEBHOOK_URL }: Variables) {
  // Without an SMS provider, mails without a mail server go to the development outbox.
  if (TICKETS_EMAIL && !SMTP_URL && SMS_WEBHOOK_URL) refuseCopies()
}

function refuseCopies(): never {
  throw new StartFailure('TICKETS_EMAIL needs SMTP_URL: the mail server of the copies.')
}

function webhooksOf({ WEBHOOK_SECRET: secret, ...variables }: Variables) {
  const urls: Partial<Record<WebhookChannel, string>> = {}
  for (const channel of webhookChannels) {
    const name = settingOfChannel[channel]
    const url = variables[name]
    if (!url) continue
    if (!secret) throw new StartFailure(`${name} needs WEBHOOK_SECRET, which signs its calls.`)
    urls[channel] = url
  }
  return secret && Object.keys(urls).length > 0 ? { urls, secret } : null
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
export type PageSettings = ReturnType<typeof pageSettingsOf>

/** Reads the settings of pages. Throws a `StartFailure` like `readSettings`. */
export const readPageSettings = (environment: Environment): PageSettings =>
  pageSettingsOf(parseVariables(environment))

const pageSettingsOf = (variables: Variables) => ({
  PUBLIC_ORIGIN: variables.PUBLIC_ORIGIN,
  WEB_BUILD: resolve(root, variables.WEB_BUILD),
  PAGE_RENDERER: pageRendererOf(variables),
  config: configOf(variables),
})

function parseVariables(environment: Environment): Variables {
  const names = Object.keys(environmentSchema.entries)
  for (const other of Object.keys(environment)) {
    const name = other.toUpperCase().replaceAll('-', '_')
    if (name !== other && names.includes(name) && Object.hasOwn(environment, name))
      throw new StartFailure(`${name} is set twice, also as ${other}, which is not read: remove ${other}.`)
  }
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
function exposureOf({ HOST, PUBLIC_ORIGIN, ADMIN_ORIGIN }: Variables): string | null {
  const addresses = { HOST, PUBLIC_ORIGIN, ADMIN_ORIGIN }
  const isLocal = (address: string) => isLoopback(URL.canParse(address) ? new URL(address).hostname : address)
  const exposed = Object.entries(addresses).find(([, address]) => address !== null && !isLocal(address))
  return exposed ? exposed.join('=') : null
}

/** The renderer and the application must be of one build. */
function pageRendererOf({ PAGE_RENDERER, WEB_BUILD }: Variables): string | null {
  if (PAGE_RENDERER) return resolve(root, PAGE_RENDERER)
  return WEB_BUILD === defaultWebBuild ? resolve(root, 'packages/web/dist-pages/render.js') : null
}

function storeOf(variables: Variables): Exclude<StoreOptions, { kind: 'memory' }> {
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

function backupsOf(variables: Variables) {
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
    registrationCredential: defaultConfig.registrationCredential,
    registrationBase: defaultConfig.registrationBase,
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
