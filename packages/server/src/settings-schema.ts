import { defaultConfig, MAX_HOLD_SECONDS } from '@tarang/runtime-config'
import * as v from 'valibot'
import { defaultLimits } from './db/limits.ts'
import { logLevels } from './log-event.ts'
import {
  acceptedGaps,
  credential,
  daysOrOff,
  duration,
  emailAddress,
  emailSender,
  flag,
  hostNames,
  integer,
  MOST_MILLISECONDS,
  milliseconds,
  origin,
  originList,
  positive,
  postgresUrl,
  profiles,
  proxyAddresses,
  registration,
  smtpUrl,
  strictTransport,
  text,
  webAddress,
  webAddressOrOff,
  webAddressOrPath,
} from './settings-values.ts'
import { DEFAULT_HSTS } from './web/headers.ts'

interface Documentation {
  readonly description: string
  readonly example: string
}

type Value<Output> = v.GenericSchema<string, Output>

/** A variable with a default, which is written as the environment would write it. */
const variable = <Output>(
  value: Value<Output>,
  standard: string | number,
  { description, example }: Documentation,
) =>
  v.pipe(
    v.optional(value, String(standard)),
    v.metadata({ description, example, default: `\`${standard}\`` }),
  )

/** A variable that is null when it is not set. `unset` describes the default in words. */
const optional = <Output>(
  value: Value<Output>,
  { description, example, unset = '–' }: Documentation & { readonly unset?: string },
) => v.pipe(v.optional(v.nullable(value), null), v.metadata({ description, example, default: unset }))

/** The folder of the application that this repository builds. */
export const defaultWebBuild = 'packages/web/dist'

const server = {
  PORT: variable(integer(65_535), 3000, { description: 'The port to listen on.', example: '8080' }),
  HOST: variable(text, '127.0.0.1', {
    description:
      'The address to listen on. One that others can reach needs `SMS_WEBHOOK_URL` or `DEVELOPMENT_OUTBOX=on`, unless `API_BASE` is of another server.',
    example: '0.0.0.0',
  }),
  PUBLIC_ORIGIN: optional(origin, {
    description: 'The public site, as browsers see it.',
    example: 'https://www.example.com',
    unset: '`http://localhost:PORT`',
  }),
  ADMIN_ORIGIN: optional(origin, {
    description: 'The staff console, as browsers see it.',
    example: 'https://console.example.com',
    unset: '`http://admin.localhost:PORT`',
  }),
  ADMIN_HOSTS: optional(hostNames, {
    description: 'The host names of the console, separated by commas: exact, or a prefix that ends in `*`.',
    example: 'console.example.com',
    unset: `the host of \`ADMIN_ORIGIN\`, or \`${defaultConfig.adminHosts.join(',')}\``,
  }),
  ALLOWED_ORIGINS: optional(originList, {
    description:
      'Further origins, separated by commas, whose pages may call the API and post the contact form (CORS): an application on a static host.',
    example: 'https://www.example.com,https://console.example.com',
  }),
  TRUST_PROXY: optional(proxyAddresses, {
    description:
      'The addresses of the proxies whose `X-Forwarded-For` names the client: addresses, ranges, `loopback`, `linklocal`, `uniquelocal`, separated by commas; or `off`. Needed where an origin is https.',
    example: 'loopback,10.0.0.0/8',
    unset: '`off`',
  }),
  ACCEPT: optional(acceptedGaps, {
    description:
      'What a server at an https origin may use although it is for trying out, by the names that [`pnpm admin check`](deployment.md#before-the-first-start) prints, separated by commas.',
    example: 'embedded-database,sample-videos',
    unset: 'nothing',
  }),
  HSTS: variable(strictTransport, DEFAULT_HSTS, {
    description:
      'The `Strict-Transport-Security` header where an origin is https, or `off`. Add `; includeSubDomains` only if every subdomain of these hosts answers over https: browsers refuse http there from then on.',
    example: 'max-age=63072000; includeSubDomains',
  }),
  KEEP_ALIVE_TIMEOUT: variable(milliseconds, 75_000, {
    description:
      "Milliseconds for which an idle connection stays open. It must be longer than the balancer's own limit.",
    example: '620000',
  }),
  SHUTDOWN_DELAY: variable(milliseconds, 0, {
    description:
      'Milliseconds for which a stopping server still serves, while `/readyz` already answers 503.',
    example: '7000',
  }),
  SHUTDOWN_TIMEOUT: variable(milliseconds, 10_000, {
    description: 'Milliseconds after that until open requests are cut off.',
    example: '25000',
  }),
  METRICS_PORT: optional(integer(65_535), {
    description:
      "A second port, on which `/metrics` answers Prometheus. Traces and metrics are sent by [OpenTelemetry's variables](operations.md#seen-from-outside).",
    example: '9464',
  }),
  METRICS_HOST: variable(text, '127.0.0.1', {
    description: 'The address of that port. Keep it inside: metrics are for you alone.',
    example: '10.0.0.5',
  }),
  LOG_LEVEL: variable(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info', {
    description: 'The least important lines of the log; `debug` has one for every request.',
    example: 'debug',
  }),
  WEB_BUILD: variable(text, defaultWebBuild, {
    description: 'The folder of the built application.',
    example: '/srv/tarang/web',
  }),
  PAGE_RENDERER: optional(text, {
    description:
      'The file that renders public pages as HTML, of the same build. Where it is missing, browsers render them.',
    example: '/srv/tarang/pages/render.js',
    unset: '`packages/web/dist-pages/render.js`, or none with another `WEB_BUILD`',
  }),
}

const data = {
  DATABASE_URL: optional(postgresUrl, {
    description:
      'A PostgreSQL (15 or newer) to use instead of the embedded database. `?sslmode=verify-full` asks for TLS, `&sslrootcert=<file>` names an authority of your own.',
    example: 'postgres://user:password@db.example.com:5432/tarang',
  }),
  DATABASE_DIRECT_URL: optional(postgresUrl, {
    description:
      'The same PostgreSQL without a pooler between, for migrations and for listening to changes. Needed where `DATABASE_URL` is a PgBouncer in transaction mode.',
    example: 'postgres://user:password@db.example.com:5432/tarang',
    unset: '`DATABASE_URL`',
  }),
  DATABASE_CONNECTIONS: variable(positive(1000), defaultLimits.connections, {
    description: 'The most connections of one server process to PostgreSQL.',
    example: '40',
  }),
  DATABASE_CONNECT_TIMEOUT: variable(positive(MOST_MILLISECONDS), defaultLimits.connect, {
    description: 'Milliseconds to wait for a connection.',
    example: '1000',
  }),
  DATABASE_STATEMENT_TIMEOUT: variable(milliseconds, defaultLimits.statement, {
    description:
      "Milliseconds for a statement; `0` leaves it to PostgreSQL. A request waits for this and the connection's time, then gets 503.",
    example: '5000',
  }),
  DATABASE_IDLE_TIMEOUT: variable(milliseconds, defaultLimits.idle, {
    description: 'Milliseconds before an unused connection is closed.',
    example: '5000',
  }),
  MIGRATE: variable(flag, 'on', {
    description:
      'Brings the tables of PostgreSQL up to date when the server starts. With `off` that is done before, by [`migrate`](operations.md#upgrade).',
    example: 'off',
  }),
  DATA_DIR: variable(text, '.data', {
    description: 'The folder of the embedded database.',
    example: '/var/lib/tarang',
  }),
  BACKUP_DIR: optional(text, {
    description:
      'A folder for [scheduled backups](operations.md#backups) of the embedded database, best on another disk. Without it none are taken.',
    example: '/var/backups/tarang',
  }),
  BACKUP_EVERY: variable(duration, '24h', {
    description: 'The time between two of them: `30m`, `24h`, `7d`.',
    example: '6h',
  }),
  BACKUP_KEEP: variable(positive(10_000), 7, { description: 'How many of them are kept.', example: '30' }),
  IMPORT_SIZE_LIMIT: variable(integer(Number.MAX_SAFE_INTEGER), 250_000_000, {
    description: 'The most bytes that staff may upload for an import. `pnpm admin import` has no limit.',
    example: '1000000000',
  }),
  SAMPLE_DATA: optional(flag, {
    description: 'Fills an empty database with sample data when the server starts.',
    example: 'on',
    unset: '`off`; `on` with `pnpm start` and `pnpm dev`, unless `DATABASE_URL` or `SMS_WEBHOOK_URL` is set',
  }),
  KEEP_DELETED_BLOGS: variable(integer(36_500), 90, {
    description:
      'For how many days a deleted blog can be restored, with its files and likes. `0` deletes them at once.',
    example: '1825',
  }),
}

const personalData = {
  RETAIN_TICKETS: variable(daysOrOff, 1095, {
    description: 'Days for which messages of the contact form are kept. `off` keeps them.',
    example: '365',
  }),
  RETAIN_LIKES: variable(daysOrOff, 730, {
    description:
      "Days after a visitor's last like for which the server knows what the visitor likes. `off` keeps it. The counts of likes stay.",
    example: '365',
  }),
  RETAIN_LOGIN_FAILURES: variable(daysOrOff, 90, {
    description: 'Days for which numbers with wrong codes are kept. `off` keeps them.',
    example: '30',
  }),
  RETAIN_NOTIFICATIONS: variable(daysOrOff, 1825, {
    description:
      'Days for which notifications are kept, with what became of each for each recipient. `off` keeps them.',
    example: '730',
  }),
}

const staff = {
  SMS_WEBHOOK_URL: optional(webAddress, {
    description:
      'Receives login codes as `POST {phoneNumber, code, message}`. Without it they go to the terminal and the outbox.',
    example: 'https://sms.example.com/send',
  }),
  SMS_WEBHOOK_TOKEN: optional(text, {
    description: 'The bearer token of those requests.',
    example: 'a-token-of-the-provider',
  }),
  DEVELOPMENT_OUTBOX: variable(flag, 'off', {
    description:
      'Opens the outbox without the secret of its link, also where others can reach the server: anyone who opens it reads login codes.',
    example: 'on',
  }),
  REGISTRATION_CREDENTIAL: optional(credential, {
    description:
      'A bearer token of 32 bytes or more that registers staff without an invite. Read [the warning](#registration-credential) first.',
    example: 'a-random-string-of-at-least-32-bytes',
  }),
}

const delivery = {
  SMTP_URL: optional(smtpUrl, {
    description:
      'The mail server of notifications and of login codes by email. [Without a provider](delivery.md#providers) a channel is refused. `?requireTLS=true` after `smtp://…` sends nothing unencrypted.',
    example: 'smtps://user:password@mail.example.com:465',
  }),
  EMAIL_FROM: optional(emailSender, {
    description: 'The sender of emails. Needed with `SMTP_URL`.',
    example: 'Tarang <notices@example.com>',
  }),
  TICKETS_EMAIL: optional(emailAddress, {
    description:
      'Gets a copy of each ticket of the contact form, whose reply goes to the sender. Spam is not copied. Needs `SMTP_URL`.',
    example: 'support@example.com',
    unset: 'no copies',
  }),
  WHATSAPP_WEBHOOK_URL: optional(webAddress, {
    description: 'Receives [batches of WhatsApp notifications](delivery.md#webhooks).',
    example: 'https://messages.example.com/whatsapp',
  }),
  PUSH_WEBHOOK_URL: optional(webAddress, {
    description: 'Receives batches of notifications of the app.',
    example: 'https://messages.example.com/push',
  }),
  WEBHOOK_SECRET: optional(credential, {
    description: 'Signs the calls of webhooks of notifications: 32 bytes or more. Needed with each.',
    example: 'another-random-string-of-32-bytes-or-more',
  }),
  DELIVERY_RATE: variable(positive(10_000), 50, {
    description: 'The most messages of a channel in a second, for each server process.',
    example: '14',
  }),
}

const application = {
  API_BASE: variable(webAddressOrPath, defaultConfig.apiBase, {
    description: 'The platform API. The content security policy follows this and the next three.',
    example: 'https://api.example.com/api',
  }),
  NOTIFICATIONS_BASE: variable(webAddressOrPath, defaultConfig.notificationsBase, {
    description: 'The notifications service.',
    example: 'https://notify.example.com',
  }),
  CONTACT_FORM_URL: variable(webAddressOrPath, defaultConfig.contactFormUrl, {
    description: 'Where the contact form is sent.',
    example: 'https://forms.example.com/contact',
  }),
  FILES_ORIGIN: optional(origin, {
    description: "The origin of blog pages and pictures, if it is neither the page's nor the API's.",
    example: 'https://files.example.com',
  }),
  VIDEO_HOSTS: variable(hostNames, defaultConfig.videoHosts.join(','), {
    description: 'The only hosts that videos may be embedded from.',
    example: 'player.example.com,www.youtube-nocookie.com',
  }),
  BACKTEST_URL: variable(webAddress, defaultConfig.backtestUrl, {
    description: 'The external backtest page; `{strategyCode}` is replaced.',
    example: 'https://backtest.example.com/{strategyCode}',
  }),
  DEMO_VIDEO_URL: variable(webAddressOrOff, defaultConfig.demoVideoUrl, {
    description: 'The demo video of the landing page; `off` without one.',
    example: 'https://www.youtube.com/watch?v=example',
  }),
  MOMENTUM_VIDEO_URL: variable(webAddressOrOff, defaultConfig.momentumVideoUrl, {
    description: 'The momentum video of the landing page; `off` without one.',
    example: 'https://www.youtube.com/watch?v=example',
  }),
  SOCIAL_PROFILES: optional(profiles, {
    description: 'The profiles that the public pages link to; `off` without any.',
    example: 'LinkedIn=https://www.linkedin.com/company/example,X=https://x.com/example',
    unset: 'samples',
  }),
  APP_STORE_URL: variable(webAddressOrOff, defaultConfig.appStoreUrl, {
    description: 'The app for iOS; `off` without one.',
    example: 'https://apps.apple.com/in/app/example',
  }),
  PLAY_STORE_URL: variable(webAddressOrOff, defaultConfig.playStoreUrl, {
    description: 'The app for Android; `off` without one.',
    example: 'https://play.google.com/store/apps/details?id=example',
  }),
  PRIVACY_URL: variable(webAddress, defaultConfig.privacyUrl, {
    description: 'The privacy policy.',
    example: 'https://www.example.com/privacy',
  }),
  TERMS_URL: variable(webAddress, defaultConfig.termsUrl, {
    description: 'The terms of use.',
    example: 'https://www.example.com/terms',
  }),
  CONTACT_EMAIL: variable(text, defaultConfig.contactEmail, {
    description: 'The address for questions.',
    example: 'support@example.com',
  }),
  BRAND: variable(text, defaultConfig.brand, { description: 'The name of the firm.', example: 'Tarang' }),
  ACTIVE_USERS: optional(integer(Number.MAX_SAFE_INTEGER), {
    description: 'The verified count of active users, for the landing page.',
    example: '8000',
    unset: 'not shown',
  }),
  PAGE_MAX_AGE: variable(integer(86_400), defaultConfig.pageMaxAge, {
    description:
      'Seconds for which shared caches keep a public page or feed, and after which the application reloads its data. The server keeps a page for a minute at most; pages as files are always revalidated.',
    example: '300',
  }),
  EXTENSIONS: optional(flag, {
    description:
      'Whether the console offers the [extensions](add-an-extension.md), such as tickets and staff. Only this server has them.',
    example: 'off',
    unset: '`on`, or `off` with the `API_BASE` of another server',
  }),
  CONFIRM_NOTIFICATION_TITLE: variable(flag, defaultConfig.confirmNotificationTitle ? 'on' : 'off', {
    description: 'The console asks for the title of a notification a second time before it is sent.',
    example: 'on',
  }),
  HOLD_NOTIFICATION: variable(integer(MAX_HOLD_SECONDS), defaultConfig.holdSeconds.notification, {
    description:
      'Seconds in which a notification waits before it is sent and can still be taken back; `0` sends at once.',
    example: '10',
  }),
  HOLD_BLOG_DELETION: variable(integer(MAX_HOLD_SECONDS), defaultConfig.holdSeconds.blogDeletion, {
    description: 'The same for the deletion of one or several blogs, after its confirmation.',
    example: '5',
  }),
  HOLD_TRADE_EXCLUSION: variable(integer(MAX_HOLD_SECONDS), defaultConfig.holdSeconds.tradeExclusion, {
    description: 'The same for the exclusion of a live trade, after its confirmation.',
    example: '5',
  }),
  REGISTRATION: optional(registration, {
    description: 'The firm and its [registration](#registration) as JSON, which every page shows.',
    example: '{"status":"granted","number":"INH000000000"}',
    unset: 'pending',
  }),
  REGISTRATION_NUMBER: optional(text, {
    description: 'Instead of `REGISTRATION`: granted, with this number and nothing else.',
    example: 'INH000000000',
  }),
  HIDE_PERFORMANCE_CLAIMS: variable(flag, defaultConfig.hidePerformanceClaims ? 'on' : 'off', {
    description: 'Shows a neutral figure on the landing page instead of the back-tested return.',
    example: 'on',
  }),
}

/** The variables in the groups of docs/settings.md. */
export const settingGroups = {
  Server: server,
  Data: data,
  'Retention of personal data': personalData,
  'Login codes and registration of staff': staff,
  Delivery: delivery,
  Application: application,
}

/** Every environment variable that the server reads. */
export const environmentSchema = v.object({
  ...server,
  ...data,
  ...personalData,
  ...staff,
  ...delivery,
  ...application,
})

/** The values of all variables, by their names. */
export type Variables = Readonly<v.InferOutput<typeof environmentSchema>>
