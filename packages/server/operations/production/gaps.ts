import { defaultConfig, type RuntimeConfig } from '@tarang/runtime-config'
import { settingOfChannel, webhookChannels } from '../../src/delivery/channels.ts'
import { isLoopback } from '../../src/http/client-address.ts'
import { isOwnService, type Settings } from '../../src/settings.ts'
import type { GapName } from '../../src/settings-values.ts'

/** Nothing answers under this name: `.example` is reserved for examples. */
const sampleDomain = /(^|[/@.])tarang\.example(?![\w.@-]*\w)/i

type TextKey = {
  [Key in keyof RuntimeConfig]: RuntimeConfig[Key] extends string ? Key : never
}[keyof RuntimeConfig]

/** Whether a value is the default of its key, which is a sample, or contains an address under the sample domain. */
const isSample = (value: string, key?: TextKey) =>
  (key !== undefined && value === defaultConfig[key]) || sampleDomain.test(value)

const isSampleProfile = ({ url }: RuntimeConfig['socialProfiles'][number]) =>
  isSample(url) || defaultConfig.socialProfiles.some((sample) => sample.url === url)

/** What is examined: the settings, and the database where it could be read. */
export interface Examined {
  readonly settings: Settings
  /** Whether sample data were added to the database; null if that is not known. */
  readonly holdsSampleData: boolean | null
}

/** Something that serves a trial and must not be mistaken for the real thing. */
export interface Gap {
  readonly name: GapName
  /** What is the case, as a sentence. */
  readonly finding: string
  /** What mends it, after "set". */
  readonly remedy: string
  isOpen(examined: Examined): boolean
}

const usesOwnApi = ({ config, PUBLIC_ORIGIN }: Settings) => isOwnService(config.apiBase, PUBLIC_ORIGIN)

const sendsNotifications = ({ config, PUBLIC_ORIGIN }: Settings) =>
  isOwnService(config.notificationsBase, PUBLIC_ORIGIN)

/** Whether an address is on another machine and reached without TLS. */
function isPlain(address: string | null | undefined): boolean {
  if (!address) return false
  const { protocol, hostname, searchParams } = new URL(address)
  const isEncrypted = /^(https|smtps):$/.test(protocol) || searchParams.get('requireTLS') === 'true'
  return !isEncrypted && !isLoopback(hostname)
}

/** Whether this server keeps any data: another API and another form service leave it only its limits. */
const keepsData = ({ config, PUBLIC_ORIGIN }: Settings) =>
  [config.apiBase, config.notificationsBase, config.contactFormUrl].some((address) =>
    isOwnService(address, PUBLIC_ORIGIN),
  )

const all: Readonly<Record<GapName, Omit<Gap, 'name'>>> = {
  'embedded-database': {
    finding: 'The data are in the embedded database, which a power cut can damage.',
    remedy: 'DATABASE_URL',
    isOpen: ({ settings }) => settings.store.kind === 'folder' && keepsData(settings),
  },
  'sample-data': {
    finding: 'Visitors and staff see sample data.',
    remedy: 'SAMPLE_DATA=off, and DATABASE_URL or DATA_DIR to a database without them',
    isOpen: ({ settings, holdsSampleData }) =>
      usesOwnApi(settings) && (settings.SAMPLE_DATA || holdsSampleData === true),
  },
  'no-sms': {
    finding: 'Login codes are not sent: they are in the log and the outbox.',
    remedy: 'SMS_WEBHOOK_URL',
    isOpen: ({ settings }) => settings.sms === null && usesOwnApi(settings),
  },
  'no-email': {
    finding: 'Notifications by e-mail reach nobody.',
    remedy: 'SMTP_URL and EMAIL_FROM',
    isOpen: ({ settings }) => settings.email === null && sendsNotifications(settings),
  },
  'no-whatsapp': {
    finding: 'Notifications by WhatsApp reach nobody.',
    remedy: 'WHATSAPP_WEBHOOK_URL and WEBHOOK_SECRET',
    isOpen: ({ settings }) => !settings.webhooks?.urls.WhatsApp && sendsNotifications(settings),
  },
  'no-push': {
    finding: 'Notifications in the app reach nobody.',
    remedy: 'PUSH_WEBHOOK_URL and WEBHOOK_SECRET',
    isOpen: ({ settings }) => !settings.webhooks?.urls.App && sendsNotifications(settings),
  },
  'plain-sms': {
    finding: 'Login codes and numbers of staff travel to the SMS provider unencrypted.',
    remedy: 'SMS_WEBHOOK_URL to an https address',
    isOpen: ({ settings }) => isPlain(settings.sms?.url),
  },
  'plain-email': {
    finding: 'The login of the mail server, codes and addresses may travel unencrypted.',
    remedy: 'SMTP_URL to smtps://…, or to smtp://…?requireTLS=true',
    isOpen: ({ settings }) => isPlain(settings.email?.url),
  },
  'plain-webhooks': {
    finding: 'Names and numbers of clients travel to a provider of notifications unencrypted.',
    remedy: `${webhookChannels.map((channel) => settingOfChannel[channel]).join(' and ')} to https addresses`,
    isOpen: ({ settings: { webhooks } }) => Object.values(webhooks?.urls ?? {}).some(isPlain),
  },
  'sample-services': {
    finding: 'A service is at a sample address.',
    remedy: 'API_BASE, NOTIFICATIONS_BASE, CONTACT_FORM_URL and FILES_ORIGIN',
    isOpen: ({ settings: { config } }) =>
      [config.apiBase, config.notificationsBase, config.contactFormUrl, config.filesOrigin].some((address) =>
        isSample(address),
      ),
  },
  'sample-backtest-link': {
    finding: 'The link to the back-test leads nowhere.',
    remedy: 'BACKTEST_URL',
    isOpen: ({ settings: { config } }) => isSample(config.backtestUrl, 'backtestUrl'),
  },
  'sample-videos': {
    finding: 'The videos of the landing page do not exist.',
    remedy: 'DEMO_VIDEO_URL and MOMENTUM_VIDEO_URL (or each to off)',
    isOpen: ({ settings: { config } }) =>
      isSample(config.demoVideoUrl, 'demoVideoUrl') || isSample(config.momentumVideoUrl, 'momentumVideoUrl'),
  },
  'sample-profiles': {
    finding: 'The social profiles are samples.',
    remedy: 'SOCIAL_PROFILES (or off)',
    isOpen: ({ settings: { config } }) => config.socialProfiles.some(isSampleProfile),
  },
  'sample-app-store': {
    finding: 'The badge of the App Store leads to no app.',
    remedy: 'APP_STORE_URL (or off)',
    isOpen: ({ settings: { config } }) => isSample(config.appStoreUrl, 'appStoreUrl'),
  },
  'sample-play-store': {
    finding: 'The badge of Google Play leads to no app.',
    remedy: 'PLAY_STORE_URL (or off)',
    isOpen: ({ settings: { config } }) => isSample(config.playStoreUrl, 'playStoreUrl'),
  },
  'sample-privacy-policy': {
    finding: 'The link to the privacy policy leads nowhere.',
    remedy: 'PRIVACY_URL',
    isOpen: ({ settings: { config } }) => isSample(config.privacyUrl, 'privacyUrl'),
  },
  'sample-terms': {
    finding: 'The link to the terms of use leads nowhere.',
    remedy: 'TERMS_URL',
    isOpen: ({ settings: { config } }) => isSample(config.termsUrl, 'termsUrl'),
  },
  'sample-contact-email': {
    finding: 'The address for questions receives no e-mail.',
    remedy: 'CONTACT_EMAIL',
    isOpen: ({ settings: { config } }) => isSample(config.contactEmail, 'contactEmail'),
  },
  'sample-registration': {
    finding: 'The registration of the firm has sample addresses.',
    remedy: 'REGISTRATION',
    isOpen: ({ settings: { config } }) => isSample(JSON.stringify(config.registration)),
  },
}

export const gaps: readonly Gap[] = Object.entries(all).map(([name, gap]) => ({
  name: name as GapName,
  ...gap,
}))
