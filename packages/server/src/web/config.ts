import type { Registration } from './registration.ts'

/** The configuration a page gets with its HTML. Mirrored by `packages/web/src/platform/config.ts`. */
export type RuntimeConfig = {
  apiBase: string
  notificationsBase: string
  /** Host names that show the admin console: exact names, or a prefix that ends in `*`. */
  adminHosts: string[]
  videoHosts: string[]
  backtestUrl: string
  contactFormUrl: string
  /** Where the bodies of blogs are kept, if neither here nor with the API. */
  filesOrigin: string
  /** The widths that pictures of our own files can be asked for in (`?width=`); a server that makes them says so. */
  imageWidths: number[]
  /** The two videos of the landing page; empty where there is none yet. */
  demoVideoUrl: string
  momentumVideoUrl: string
  socialProfiles: { name: string; url: string }[]
  appStoreUrl: string
  playStoreUrl: string
  privacyUrl: string
  termsUrl: string
  contactEmail: string
  brand: string
  registrationCredential: string
  /** Where registrations go, if not to the API itself: a path of this server's, which adds what the API wants. */
  registrationBase: string
  registration: Registration
  /** Whether figures that could be read as performance stay off the public pages. */
  hidePerformanceClaims: boolean
  activeUsers: number | null
}

/** What a page is told where the environment says nothing else; the web app falls back to the same. */
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

/** Whether a host shows the admin console. */
export function isAdminHost(hostname: string, adminHosts: readonly string[]): boolean {
  const host = hostname.toLowerCase()
  return adminHosts.some((pattern) =>
    pattern.endsWith('*') ? host.startsWith(pattern.slice(0, -1)) : host === pattern,
  )
}

const slot = /(<script type="application\/json" id="tarang-config">)[\s\S]*?(<\/script>)/

/** Whether a page has the place the configuration is written to. */
export const hasConfigSlot = (html: string) => slot.test(html)

/** Writes the configuration into a page, as data: nothing in it can end the element it stands in. */
export function withConfig(html: string, config: RuntimeConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return html.replace(slot, (_, open: string, close: string) => `${open}${json}${close}`)
}
