import { isRegistration, type Registration } from './registration.ts'

/** One profile that the public pages link to. */
export interface SocialProfile {
  readonly name: string
  readonly url: string
}

/** What the page's server tells the application when the page is opened. */
export interface RuntimeConfig {
  /** Where the platform API is; a relative one stands on the page's own origin. */
  readonly apiBase: string
  readonly notificationsBase: string
  /** Host names of the admin console: exact, or a prefix ending in `*`. */
  readonly adminHosts: readonly string[]
  /** The only hosts that videos may be embedded from. */
  readonly videoHosts: readonly string[]
  /** The external backtest page; `{strategyCode}` is replaced. */
  readonly backtestUrl: string
  readonly contactFormUrl: string
  /** Where the bodies of blogs are kept, if neither here nor with the API. */
  readonly filesOrigin: string
  /** The widths that pictures of our own files can be asked for in (`?width=`); none where the server makes none. */
  readonly imageWidths: readonly number[]
  /** The two videos of the landing page; empty where there is none yet. */
  readonly demoVideoUrl: string
  readonly momentumVideoUrl: string
  readonly socialProfiles: readonly SocialProfile[]
  readonly appStoreUrl: string
  readonly playStoreUrl: string
  readonly privacyUrl: string
  readonly termsUrl: string
  readonly contactEmail: string
  readonly brand: string
  /** Sent as bearer by Sign Up where there is no invite; empty sends none. */
  readonly registrationCredential: string
  /** Where Sign Up goes, if not to the API itself: to a server that adds the credential. */
  readonly registrationBase: string
  readonly registration: Registration
  /** Whether figures that could be read as performance stay off the public pages. */
  readonly hidePerformanceClaims: boolean
  /** The verified count of active users; null where there is none. */
  readonly activeUsers: number | null
}

export const defaultConfig: RuntimeConfig = {
  apiBase: '/api',
  notificationsBase: '/notifications-service',
  adminHosts: ['admin.*'],
  videoHosts: ['www.youtube-nocookie.com'],
  backtestUrl: 'https://backtest.tarang.example/{strategyCode}',
  contactFormUrl: '/forms/contact',
  filesOrigin: '',
  imageWidths: [],
  demoVideoUrl: 'https://www.youtube.com/watch?v=tarang_demo',
  momentumVideoUrl: 'https://www.youtube.com/watch?v=tarang_mmtm',
  socialProfiles: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/tarang-research' },
    { name: 'X', url: 'https://x.com/tarangresearch' },
    { name: 'Instagram', url: 'https://www.instagram.com/tarangresearch' },
    { name: 'YouTube', url: 'https://www.youtube.com/@tarangresearch' },
  ],
  appStoreUrl: 'https://www.apple.com/in/app-store/',
  playStoreUrl: 'https://play.google.com/store/apps',
  privacyUrl: 'https://tarang.example/privacy',
  termsUrl: 'https://tarang.example/terms',
  contactEmail: 'support@tarang.example',
  brand: 'Tarang',
  registrationCredential: '',
  registrationBase: '',
  registration: { status: 'pending' },
  hidePerformanceClaims: false,
  activeUsers: null,
}

const CONFIG_ELEMENT = 'tarang-config'

/** Lays what the page says over the defaults; a key of the wrong kind keeps its default. */
export function parseConfig(text: string | null | undefined): RuntimeConfig {
  const said = parseObject(text)
  const config: Record<string, unknown> = { ...defaultConfig }
  for (const [key, standard] of Object.entries(defaultConfig)) {
    const value = said[key]
    if (value === undefined) continue
    if (isSameKind(value, standard, key)) config[key] = value
    else console.error(`The page's configuration has a wrong "${key}"; its default is used.`)
  }
  return config as unknown as RuntimeConfig
}

function parseObject(text: string | null | undefined): Record<string, unknown> {
  if (!text?.trim()) return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Said below, in one place for both kinds of nonsense.
  }
  console.error("The page's configuration is not a JSON object; the defaults are used.")
  return {}
}

const isText = (value: unknown) => typeof value === 'string'

const isProfile = (value: unknown) =>
  typeof value === 'object' && value !== null && 'name' in value && 'url' in value && isText(value.url)

function isSameKind(value: unknown, standard: unknown, key: string): boolean {
  if (key === 'activeUsers') return value === null || (typeof value === 'number' && Number.isFinite(value))
  if (key === 'registration') return isRegistration(value)
  if (key === 'imageWidths') return Array.isArray(value) && value.every(Number.isInteger)
  if (Array.isArray(standard)) {
    return Array.isArray(value) && value.every(key === 'socialProfiles' ? isProfile : isText)
  }
  return typeof value === typeof standard && value !== null && !Array.isArray(value)
}

const pageText = () =>
  typeof document === 'undefined' ? null : document.getElementById(CONFIG_ELEMENT)?.textContent

/** The configuration of this page. */
export const config: RuntimeConfig = parseConfig(pageText())

/** The page of the external backtest of one strategy. */
export const backtestPage = (strategyCode: string, template = config.backtestUrl) =>
  template.replaceAll('{strategyCode}', encodeURIComponent(strategyCode))
