/** The configuration a page gets with its HTML. Mirrored by `packages/web/src/platform/config.ts`. */
export type RuntimeConfig = {
  apiBase: string
  notificationsBase: string
  /** Host names that show the admin console: exact names, or a prefix that ends in `*`. */
  adminHosts: string[]
  videoHosts: string[]
  backtestUrl: string
  contactFormUrl: string
  socialProfiles: { name: string; url: string }[]
  appStoreUrl: string
  playStoreUrl: string
  privacyUrl: string
  termsUrl: string
  contactEmail: string
  brand: string
  registrationCredential: string
  registration: { status: 'pending' } | { status: 'registered'; number: string }
  activeUsers: number | null
}
