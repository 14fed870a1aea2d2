import type { Registration } from './registration.ts'

/** One profile that the public pages link to. */
export interface SocialProfile {
  readonly name: string
  readonly url: string
}

/** The longest wait before an action, in seconds: a browser slows down the timers of a tab hidden for minutes. */
export const MAX_HOLD_SECONDS = 60

/** Seconds in which an action that cannot be undone waits for its call and can still be taken back; 0 calls at once. */
export interface HoldSeconds {
  readonly notification: number
  readonly blogDeletion: number
  readonly tradeExclusion: number
}

/** The configuration that the server writes into a page and the application reads when the page opens. */
export interface RuntimeConfig {
  /** The platform API; a relative address is resolved against the page's origin. */
  readonly apiBase: string
  readonly notificationsBase: string
  /** Host names of the admin console: exact, or a prefix ending in `*`. */
  readonly adminHosts: readonly string[]
  /** The only hosts that videos may be embedded from. */
  readonly videoHosts: readonly string[]
  /** The external backtest page; `{strategyCode}` is replaced. */
  readonly backtestUrl: string
  /** The URL of the contact form's service; without one the page shows other ways to write. */
  readonly contactFormUrl: string
  /** The origin of blog bodies, if it is neither the page's nor the API's. */
  readonly filesOrigin: string
  /** The widths in which the server offers its own pictures (`?width=`). */
  readonly imageWidths: readonly number[]
  /** The two videos of the landing page; empty until there is one. */
  readonly demoVideoUrl: string
  readonly momentumVideoUrl: string
  readonly socialProfiles: readonly SocialProfile[]
  readonly appStoreUrl: string
  readonly playStoreUrl: string
  readonly privacyUrl: string
  readonly termsUrl: string
  readonly contactEmail: string
  readonly brand: string
  /** The bearer token of Sign Up without an invite; empty sends none. */
  readonly registrationCredential: string
  /** The path of a server that adds the credential to Sign Up; empty sends Sign Up to the API. */
  readonly registrationBase: string
  readonly registration: Registration
  /** Whether the public pages leave out figures that could be read as performance. */
  readonly hidePerformanceClaims: boolean
  /** The verified count of active users, if there is one. */
  readonly activeUsers: number | null
  /** Seconds for which a page and its data count as fresh: caches keep them, and the application does not reload them. */
  readonly pageMaxAge: number
  /** Whether the API has the extensions of the reference server: their screens and controls are then offered. */
  readonly extensions: boolean
  /** Whether staff type the title of a notification a second time before it is sent. */
  readonly confirmNotificationTitle: boolean
  /** How long each action that cannot be undone waits. */
  readonly holdSeconds: HoldSeconds
  /** For how many days the API can restore a deleted blog; null where that is not known. */
  readonly deletedBlogDays: number | null
}

/** The default configuration, without settings of the environment. */
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
  pageMaxAge: 60,
  extensions: false,
  confirmNotificationTitle: false,
  holdSeconds: { notification: 5, blogDeletion: 0, tradeExclusion: 0 },
  deletedBlogDays: null,
}

/** The id of the page's element that contains the configuration as JSON. */
export const CONFIG_ELEMENT_ID = 'tarang-config'
