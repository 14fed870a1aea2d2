import { join, resolve } from 'node:path'
import { defaultConfig, type Registration, type RuntimeConfig } from '@tarang/runtime-config'
import { defaultLimits, type PostgresLimits } from './db/limits.ts'
import type { StoreOptions } from './db/store.ts'
import { isLoopback } from './http/client-address.ts'
import { variantWidths } from './images/variants.ts'
import type { ShutdownRules } from './shutdown.ts'
import { StartFailure } from './start-failure.ts'
import { parseRegistration } from './web/registration.ts'

/** How one installation is set up. */
export type Settings = {
  port: number
  host: string
  /** Where the two hosts are reached, or null for this machine's own names on the port. */
  publicOrigin: string | null
  adminOrigin: string | null
  store: Exclude<StoreOptions, { kind: 'memory' }>
  /** A provider for login codes; without one they go to the terminal and the development outbox. */
  sms: { url: string; token: string | null } | null
  sampleData: boolean
  registrationCredential: string | null
  trustProxy: boolean
  shutdown: ShutdownRules
  webBuild: string
  config: RuntimeConfig
}

type Environment = Record<string, string | undefined>

const root = resolve(import.meta.dirname, '../../..')

/** Reads the environment; a value that makes no sense is a failure that names it. */
export function readSettings(environment: Environment): Settings {
  const read = reader(environment)
  const host = read.text('HOST') ?? '127.0.0.1'
  const sms = readSms(read)
  const publicOrigin = read.origin('PUBLIC_ORIGIN')
  const adminOrigin = read.origin('ADMIN_ORIGIN')
  const opening = openingOf({ host, publicOrigin, adminOrigin })
  if (opening && !sms && !read.flag('DEVELOPMENT_OUTBOX', false)) {
    throw new StartFailure(
      `${opening} is open to others: set SMS_WEBHOOK_URL, or DEVELOPMENT_OUTBOX=on to show every login code at /outbox.`,
    )
  }
  return {
    port: read.integer('PORT', 3000, 65_535),
    host,
    publicOrigin,
    adminOrigin,
    store: readStore(read),
    sms,
    sampleData: read.flag('SAMPLE_DATA', sms === null),
    registrationCredential: readCredential(read),
    trustProxy: read.flag('TRUST_PROXY', false),
    shutdown: {
      delay: read.integer('SHUTDOWN_DELAY', 0, 3_600_000),
      patience: read.integer('SHUTDOWN_TIMEOUT', 10_000, 3_600_000),
    },
    webBuild: resolve(root, read.text('WEB_BUILD') ?? 'packages/web/dist'),
    config: readConfig(read, adminOrigin),
  }
}

type Places = Pick<Settings, 'host' | 'publicOrigin' | 'adminOrigin'>

/** By which setting others than this machine reach the server, itself or through a proxy; null where none can. */
export function openingOf({ host, publicOrigin, adminOrigin }: Places): string | null {
  const names = { HOST: host, PUBLIC_ORIGIN: publicOrigin, ADMIN_ORIGIN: adminOrigin }
  const isNear = (name: string) => isLoopback(URL.canParse(name) ? new URL(name).hostname : name)
  const open = Object.entries(names).find(([, name]) => name !== null && !isNear(name))
  return open ? open.join('=') : null
}

/** The folder that holds the data where no `DATABASE_URL` is set. */
export const dataFolder = (environment: Environment) =>
  resolve(root, environment.DATA_DIR?.trim() || join(root, '.data'))

function readStore(read: Reader): Settings['store'] {
  const url = read.text('DATABASE_URL')
  if (!url) return { kind: 'folder', path: dataFolder({ DATA_DIR: read.text('DATA_DIR') ?? undefined }) }
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartFailure('DATABASE_URL must look like postgres://user:password@host:5432/database.')
  }
  return { kind: 'postgres', url, limits: readLimits(read) }
}

function readLimits(read: Reader): PostgresLimits {
  const milliseconds = (name: string, standard: number) => read.integer(name, standard, 3_600_000)
  return {
    connections: Math.max(1, read.integer('DATABASE_CONNECTIONS', defaultLimits.connections, 1000)),
    connect: Math.max(1, milliseconds('DATABASE_CONNECT_TIMEOUT', defaultLimits.connect)),
    statement: milliseconds('DATABASE_STATEMENT_TIMEOUT', defaultLimits.statement),
    idle: milliseconds('DATABASE_IDLE_TIMEOUT', defaultLimits.idle),
  }
}

function readSms(read: Reader): Settings['sms'] {
  const url = read.address('SMS_WEBHOOK_URL')
  return url ? { url, token: read.text('SMS_WEBHOOK_TOKEN') } : null
}

function readCredential(read: Reader): string | null {
  const credential = read.text('REGISTRATION_CREDENTIAL')
  if (credential && Buffer.byteLength(credential) < 32) {
    throw new StartFailure('REGISTRATION_CREDENTIAL must have at least 32 bytes.')
  }
  return credential
}

function readRegistration(read: Reader): Registration | null {
  const json = read.text('REGISTRATION')
  const number = read.text('REGISTRATION_NUMBER')
  if (!json) return number ? { status: 'granted', number } : null
  if (number) throw new StartFailure('REGISTRATION_NUMBER belongs into REGISTRATION: set one of them.')
  try {
    return parseRegistration(json)
  } catch (error) {
    throw new StartFailure(`REGISTRATION must be ${(error as Error).message}.`)
  }
}

function readConfig(read: Reader, adminOrigin: string | null): RuntimeConfig {
  const ownAdminHost = adminOrigin ? [new URL(adminOrigin).hostname] : null
  const activeUsers = read.text('ACTIVE_USERS') && read.integer('ACTIVE_USERS', 0, Number.MAX_SAFE_INTEGER)
  const standard = defaultConfig
  return {
    ...standard,
    apiBase: read.base('API_BASE') ?? standard.apiBase,
    notificationsBase: read.base('NOTIFICATIONS_BASE') ?? standard.notificationsBase,
    adminHosts: read.list('ADMIN_HOSTS') ?? ownAdminHost ?? standard.adminHosts,
    videoHosts: read.list('VIDEO_HOSTS') ?? standard.videoHosts,
    backtestUrl: read.address('BACKTEST_URL') ?? standard.backtestUrl,
    contactFormUrl: read.base('CONTACT_FORM_URL') ?? standard.contactFormUrl,
    filesOrigin: read.origin('FILES_ORIGIN') ?? standard.filesOrigin,
    imageWidths: [...variantWidths],
    demoVideoUrl: read.address('DEMO_VIDEO_URL') ?? standard.demoVideoUrl,
    momentumVideoUrl: read.address('MOMENTUM_VIDEO_URL') ?? standard.momentumVideoUrl,
    socialProfiles: read.profiles('SOCIAL_PROFILES') ?? standard.socialProfiles,
    appStoreUrl: read.address('APP_STORE_URL') ?? standard.appStoreUrl,
    playStoreUrl: read.address('PLAY_STORE_URL') ?? standard.playStoreUrl,
    privacyUrl: read.address('PRIVACY_URL') ?? standard.privacyUrl,
    termsUrl: read.address('TERMS_URL') ?? standard.termsUrl,
    contactEmail: read.text('CONTACT_EMAIL') ?? standard.contactEmail,
    brand: read.text('BRAND') ?? standard.brand,
    registration: readRegistration(read) ?? standard.registration,
    hidePerformanceClaims: read.flag('HIDE_PERFORMANCE_CLAIMS', standard.hidePerformanceClaims),
    activeUsers: activeUsers || standard.activeUsers,
  }
}

type Reader = ReturnType<typeof reader>

function reader(environment: Environment) {
  const text = (name: string) => environment[name]?.trim() || null
  const bad = (name: string, expected: string): never => {
    throw new StartFailure(`${name} must be ${expected}.`)
  }
  const isWeb = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

  /** A web address. */
  const address = (name: string) => {
    const value = text(name)
    return value && !isWeb(value) ? bad(name, 'a web address, such as https://example.com/page') : value
  }

  return {
    text,
    address,
    /** A web address, or a path of the page's own origin. */
    base: (name: string) => (/^\/(?!\/)/.test(text(name) ?? '') ? text(name) : address(name)),
    /** A web address without a path. */
    origin: (name: string) => {
      const value = address(name)
      if (!value) return null
      const { origin, href } = new URL(value)
      return href === `${origin}/` ? origin : bad(name, 'an origin, such as https://example.com')
    },
    integer: (name: string, standard: number, most: number) => {
      const value = text(name)
      if (value === null) return standard
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
      return number <= most ? number : bad(name, `a whole number up to ${most}`)
    },
    flag: (name: string, standard: boolean) => {
      const value = text(name)?.toLowerCase()
      if (value === undefined) return standard
      if (['on', 'yes', 'true', '1'].includes(value)) return true
      return ['off', 'no', 'false', '0'].includes(value) ? false : bad(name, 'on or off')
    },
    /** Names with commas between them. */
    list: (name: string) => {
      const names = text(name)
        ?.split(',')
        .map((entry) => entry.trim().toLowerCase())
      if (!names) return null
      return names.every((entry) => /^[a-z0-9.-]+(:\d+)?\*?$/.test(entry))
        ? names
        : bad(name, 'host names with commas between them')
    },
    /** `Name=https://…` with commas between them. */
    profiles: (name: string) => {
      const entries = text(name)
        ?.split(',')
        .map((entry) => /^([^=]+)=(.+)$/.exec(entry.trim()))
      if (!entries) return null
      return entries.map((entry) => {
        const [, label, url] = entry ?? []
        return label && url && isWeb(url)
          ? { name: label.trim(), url: url.trim() }
          : bad(name, 'profiles such as LinkedIn=https://…, with commas between them')
      })
    },
  }
}
