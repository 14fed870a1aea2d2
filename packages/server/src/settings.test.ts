import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultConfig } from '@tarang/runtime-config'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { environmentSchema } from './settings-schema.ts'
import { StartFailure } from './start-failure.ts'

test('an empty environment is a server for this machine only', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    sms: null,
    SAMPLE_DATA: false,
    DEVELOPMENT_OUTBOX: false,
    REGISTRATION_CREDENTIAL: null,
    TRUST_PROXY: null,
    config: { ...defaultConfig, imageWidths: [480, 960, 1440], extensions: true, deletedBlogDays: 90 },
  })
  expect(settings.store).toMatchObject({ kind: 'folder', path: expect.stringMatching(/[\\/]\.data$/) })
})

test('every setting is read', () => {
  const files = globSync(join(import.meta.dirname, '../{src,operations}/**/*.ts'), {
    exclude: ['**/*.test.ts', '**/settings-schema.ts', '**/gaps.ts'],
  })
  // Comments and sentences name settings without reading them.
  const code = files
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$|'[^'\n]* [^'\n]*'|`[^`\n]* [^`\n]*`/gm, '')
  const isRead = (name: string) => new RegExp(`\\b${name}\\b`).test(code)
  expect(Object.keys(environmentSchema.entries).filter((name) => !isRead(name))).toEqual([])
  expect(isRead('NO_SUCH_SETTING')).toBe(false)
})

test('extensions are offered with this API, and with another one only where they are switched on', () => {
  const offered = (environment: Record<string, string>) => readSettings(environment).config.extensions
  expect(offered({ API_BASE: 'https://api.example.com/api' })).toBe(false)
  expect(offered({ API_BASE: 'https://api.example.com/api', EXTENSIONS: 'on' })).toBe(true)
  expect(offered({ EXTENSIONS: 'off' })).toBe(false)
})

test('browsers are held to https on this host alone, unless the operator includes its subdomains or switches it off', () => {
  const withSubdomains = 'max-age=300; includeSubDomains'
  expect(readSettings({}).HSTS).toBe('max-age=63072000')
  expect(readSettings({ HSTS: withSubdomains }).HSTS).toBe(withSubdomains)
  expect(readSettings({ HSTS: 'off' }).HSTS).toBeNull()
  for (const HSTS of ['on', 'max-age=two years', 'max-age=1; preload', 'max-age=1\r\nx: y', 'max-age=1, x'])
    expect(() => readSettings({ HSTS }), HSTS).toThrow(/^HSTS must be off, or a header such as/)
})

test('the sender of emails is an address, with or without a name', () => {
  const from = (EMAIL_FROM: string) =>
    readSettings({ EMAIL_FROM, SMTP_URL: 'smtps://mail.example.com' }).email?.from
  for (const sender of [
    'notices@example.com',
    'Tarang <notices@example.com>',
    '"Rao, Asha" <o\'brien@example.com>',
  ])
    expect(from(sender)).toBe(sender)
  for (const sender of [
    'not-an-address',
    'Tarang <notices>',
    'Tarang notices@example.com',
    'A\r\nBcc: x <a@example.com>',
  ])
    expect(() => from(sender), sender).toThrow(
      /^EMAIL_FROM must be an email address, such as notices@example\.com/,
    )
})

test('copies of tickets need a mail server, except where the development outbox gets mails', () => {
  const TICKETS_EMAIL = 'support@example.com'
  const mail = { SMTP_URL: 'smtp://mail.example.com', EMAIL_FROM: 'Tarang <notices@example.com>' }
  const sms = { SMS_WEBHOOK_URL: 'https://sms.example.com/send' }
  expect(readSettings({}).TICKETS_EMAIL).toBeNull()
  expect(readSettings({ TICKETS_EMAIL }).TICKETS_EMAIL).toBe(TICKETS_EMAIL)
  expect(readSettings({ TICKETS_EMAIL, ...sms, ...mail }).TICKETS_EMAIL).toBe(TICKETS_EMAIL)
  expect(() => readSettings({ TICKETS_EMAIL, ...sms })).toThrow('TICKETS_EMAIL needs SMTP_URL')
  for (const address of ['support', 'a@b.example\r\nBcc: c@d.example'])
    expect(() => readSettings({ TICKETS_EMAIL: address })).toThrow('TICKETS_EMAIL must be an email address')
})

test('how long a PostgreSQL may take, and a server that stops', () => {
  const DATABASE_URL = 'postgres://db.internal/tarang'
  expect(readSettings({ DATABASE_URL })).toMatchObject({
    store: { limits: { connections: 10, connect: 2000, statement: 2500, idle: 30_000 } },
    SHUTDOWN_DELAY: 0,
    SHUTDOWN_TIMEOUT: 10_000,
  })
  expect(
    readSettings({
      DATABASE_URL,
      DATABASE_CONNECTIONS: '40',
      DATABASE_CONNECT_TIMEOUT: '1000',
      DATABASE_STATEMENT_TIMEOUT: '0',
      DATABASE_IDLE_TIMEOUT: '5000',
      SHUTDOWN_DELAY: '7000',
      SHUTDOWN_TIMEOUT: '25000',
    }),
  ).toMatchObject({
    store: { limits: { connections: 40, connect: 1000, statement: 0, idle: 5000 } },
    SHUTDOWN_DELAY: 7000,
    SHUTDOWN_TIMEOUT: 25_000,
  })
  expect(() => readSettings({ DATABASE_URL, DATABASE_CONNECTIONS: 'many' })).toThrow(StartFailure)
})

test('an installation for others', () => {
  const settings = readSettings({
    HOST: '0.0.0.0',
    PORT: '8080',
    PUBLIC_ORIGIN: 'https://www.tarang.example',
    ADMIN_ORIGIN: 'https://console.tarang.example/',
    DATABASE_URL: 'postgres://tarang:p%40ss@db.internal/tarang',
    SMS_WEBHOOK_URL: 'https://sms.example/send',
    SMS_WEBHOOK_TOKEN: 'token',
    TRUST_PROXY: 'uniquelocal, 203.0.113.0/24',
    REGISTRATION_NUMBER: 'INH000000000',
    ACTIVE_USERS: '8000',
    HIDE_PERFORMANCE_CLAIMS: 'on',
    PAGE_MAX_AGE: '300',
    CONFIRM_NOTIFICATION_TITLE: 'on',
    HOLD_NOTIFICATION: '0',
    HOLD_BLOG_DELETION: '10',
    VIDEO_HOSTS: 'player.example.com, www.youtube-nocookie.com',
    SOCIAL_PROFILES: 'X=https://x.com/a, Mastodon=https://mastodon.example/@a',
    API_BASE: 'https://api.example.com/api',
    FILES_ORIGIN: 'https://files.example.com',
    BRAND: ' Tarang Research ',
  })
  expect(settings).toMatchObject({
    PORT: 8080,
    PUBLIC_ORIGIN: 'https://www.tarang.example',
    ADMIN_ORIGIN: 'https://console.tarang.example',
    sms: { url: 'https://sms.example/send', token: 'token' },
    SAMPLE_DATA: false,
    TRUST_PROXY: ['uniquelocal', '203.0.113.0/24'],
    config: {
      apiBase: 'https://api.example.com/api',
      notificationsBase: '/notifications-service',
      filesOrigin: 'https://files.example.com',
      adminHosts: ['console.tarang.example'],
      videoHosts: ['player.example.com', 'www.youtube-nocookie.com'],
      socialProfiles: [
        { name: 'X', url: 'https://x.com/a' },
        { name: 'Mastodon', url: 'https://mastodon.example/@a' },
      ],
      brand: 'Tarang Research',
      registration: { status: 'granted', number: 'INH000000000' },
      hidePerformanceClaims: true,
      activeUsers: 8000,
      pageMaxAge: 300,
      confirmNotificationTitle: true,
      holdSeconds: { notification: 0, blogDeletion: 10, tradeExclusion: 0 },
    },
  })
})

test.each<[Record<string, string>, RegExp]>([
  [{ PORT: 'eighty' }, /^PORT must be a whole number/],
  [{ PORT: '70000' }, /^PORT must be a whole number up to 65535/],
  [{ PORT: '-1' }, /^PORT/],
  [{ PORT: '80', port: '81' }, /^PORT is set twice, also as port, which is not read: remove port\.$/],
  [{ BRAND: 'secret', Brand: 'secret' }, /^BRAND is set twice, also as Brand/],
  [{ HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0 is open to others: set SMS_WEBHOOK_URL/],
  [{ HOST: '192.0.2.1' }, /^HOST=/],
  [{ PUBLIC_ORIGIN: 'https://tarang.example' }, /^PUBLIC_ORIGIN=https:\/\/tarang\.example is open to others/],
  [{ ADMIN_ORIGIN: 'https://console.tarang.example' }, /^ADMIN_ORIGIN=/],
  [{ DATABASE_URL: 'mysql://u:secret@h/d' }, /^DATABASE_URL must look like/],
  [{ DATABASE_URL: 'postgres://u:secret@h:port/d' }, /^DATABASE_URL must look like/],
  [{ REGISTRATION_CREDENTIAL: 'secret-and-short' }, /^REGISTRATION_CREDENTIAL must have at least 32 bytes/],
  [{ SMS_WEBHOOK_URL: 'sms.example' }, /^SMS_WEBHOOK_URL must be a web address/],
  [{ PUBLIC_ORIGIN: 'https://tarang.example/site' }, /^PUBLIC_ORIGIN must be an origin/],
  [{ API_BASE: '//api.example' }, /^API_BASE must be a web address/],
  [{ FILES_ORIGIN: 'https://files.example.com/kept' }, /^FILES_ORIGIN must be an origin/],
  [{ BACKTEST_URL: 'javascript:alert(1)' }, /^BACKTEST_URL/],
  [{ ADMIN_HOSTS: 'a b' }, /^ADMIN_HOSTS must be host names/],
  [{ ALLOWED_ORIGINS: 'https://a.example,https://b.example/path' }, /^ALLOWED_ORIGINS.* must be an origin/],
  [{ SOCIAL_PROFILES: 'X=javascript:1' }, /^SOCIAL_PROFILES/],
  [{ TRUST_PROXY: 'maybe' }, /^TRUST_PROXY must be off, or the addresses of your proxies/],
  // Any proxy, or the nearest? Behind a CDN and a balancer that lumps everybody together.
  [{ TRUST_PROXY: 'on' }, /^TRUST_PROXY must be off, or/],
  [{ TRUST_PROXY: '10.0.0.0/99' }, /^TRUST_PROXY must be off, or/],
  [
    { PUBLIC_ORIGIN: 'https://tarang.example', DEVELOPMENT_OUTBOX: 'on' },
    /^PUBLIC_ORIGIN=https:\/\/tarang\.example has a proxy before it: set TRUST_PROXY/,
  ],
  [{ ADMIN_ORIGIN: 'https://admin.localhost' }, /^ADMIN_ORIGIN=.* has a proxy before it/],
  [{ ACTIVE_USERS: 'many' }, /^ACTIVE_USERS/],
  [{ PAGE_MAX_AGE: '100000' }, /^PAGE_MAX_AGE must be a whole number up to 86400/],
  [{ HOLD_NOTIFICATION: '61' }, /^HOLD_NOTIFICATION must be a whole number up to 60/],
  [{ HIDE_PERFORMANCE_CLAIMS: 'some' }, /^HIDE_PERFORMANCE_CLAIMS must be on or off/],
  [{ REGISTRATION: '{"status":' }, /^REGISTRATION must be JSON, such as/],
  [{ REGISTRATION: '[]' }, /^REGISTRATION must be JSON with the status/],
  [{ REGISTRATION: 'null' }, /^REGISTRATION must be a JSON object with a status\.$/],
  [{ REGISTRATION: '{"number":"INH1"}' }, /^REGISTRATION must be JSON with the status/],
  [{ REGISTRATION: '{"status":"secret"}' }, /^REGISTRATION must be JSON with the status/],
  [{ REGISTRATION: '{"status":"granted","cin":5}' }, /^REGISTRATION must be JSON with a proper “cin”\.$/],
  [{ REGISTRATION: '{"status":"granted","cin":" "}' }, /“cin”/],
  [{ REGISTRATION: '{"status":"pending","changedOn":"26.11.2026"}' }, /“changedOn”/],
  [{ REGISTRATION: '{"status":"granted","logo":"x"}' }, /^REGISTRATION must be without “logo”/],
  [{ REGISTRATION: '{"status":"granted","grievanceOfficer":{"email":"x"}}' }, /“grievanceOfficer\.email”/],
  [{ REGISTRATION: '{"status":"granted"}', REGISTRATION_NUMBER: 'INH1' }, /^REGISTRATION_NUMBER/],
])('%j is refused in a line that names it and holds no secret', (environment, expected) => {
  const failure = (() => {
    try {
      readSettings(environment)
      return null
    } catch (error) {
      return error
    }
  })()
  expect(failure).toBeInstanceOf(StartFailure)
  const { message } = failure as StartFailure
  expect(message).toMatch(expected)
  expect(message).not.toMatch(/secret|\n/)
})

test('being open to others is possible where every code may be seen', () => {
  expect(readSettings({ HOST: '0.0.0.0', DEVELOPMENT_OUTBOX: 'on' }).HOST).toBe('0.0.0.0')
  expect(readSettings({ HOST: '::1' }).HOST).toBe('::1')
  const PUBLIC_ORIGIN = 'http://localhost:8080'
  expect(readSettings({ PUBLIC_ORIGIN }).PUBLIC_ORIGIN).toBe(PUBLIC_ORIGIN)
})

test('being open to others needs no provider of codes where another server has the API', () => {
  const elsewhere = { HOST: '0.0.0.0', API_BASE: 'https://api.example.com/api' }
  expect(readSettings(elsewhere).sms).toBeNull()
  const origins = { PUBLIC_ORIGIN: 'https://www.example.com', TRUST_PROXY: 'loopback' }
  expect(readSettings({ ...elsewhere, ...origins }).PUBLIC_ORIGIN).toBe('https://www.example.com')
  expect(() => readSettings({ ...elsewhere, ...origins, API_BASE: 'https://www.example.com/api' })).toThrow(
    'HOST=0.0.0.0 is open to others: set SMS_WEBHOOK_URL',
  )
  expect(() => readSettings({ ...elsewhere, TICKETS_EMAIL: 'support@example.com' })).toThrow(
    'TICKETS_EMAIL needs SMTP_URL',
  )
})

test('sample data are a choice: of the variable, or of the command for an embedded database', () => {
  const sampleDataWith = (environment: Record<string, string>, sampleDataByDefault: boolean) =>
    readSettings(environment, { sampleDataByDefault }).SAMPLE_DATA
  expect(sampleDataWith({}, true)).toBe(true)
  expect(sampleDataWith({ SAMPLE_DATA: 'off' }, true)).toBe(false)
  expect(sampleDataWith({ SAMPLE_DATA: 'on' }, false)).toBe(true)
  expect(sampleDataWith({ DATABASE_URL: 'postgres://db.internal/tarang' }, true)).toBe(false)
  expect(sampleDataWith({ SMS_WEBHOOK_URL: 'https://sms.example/send' }, true)).toBe(false)
})

test('`off` leaves out videos, badges and profiles, and keeps personal data', () => {
  const settings = readSettings({
    DEMO_VIDEO_URL: 'off',
    MOMENTUM_VIDEO_URL: 'Off',
    SOCIAL_PROFILES: 'off',
    APP_STORE_URL: 'no',
    PLAY_STORE_URL: 'off',
    RETAIN_TICKETS: 'off',
    RETAIN_LIKES: '10',
  })
  expect(settings.config).toMatchObject({
    ...{ demoVideoUrl: '', momentumVideoUrl: '', appStoreUrl: '', playStoreUrl: '' },
    socialProfiles: [],
  })
  expect(settings).toMatchObject({ RETAIN_TICKETS: null, RETAIN_LIKES: 10, RETAIN_LOGIN_FAILURES: 90 })
})

test.each(['0', '-1', '1.5', 'ten', '100000', 'on'])('%j are no days of retention', (RETAIN_TICKETS) => {
  expect(() => readSettings({ RETAIN_TICKETS })).toThrow(
    'RETAIN_TICKETS must be a number of days from 1 to 99999, or off.',
  )
})

test('an https origin without a proxy is possible where that is said', () => {
  const environment = { PUBLIC_ORIGIN: 'https://localhost', TRUST_PROXY: 'off' }
  expect(readSettings(environment).TRUST_PROXY).toEqual([])
})

test('a registration is taken as it is written', () => {
  const registration = {
    status: 'granted',
    name: 'Tarang Research LLP',
    number: 'INH000000000',
    validity: '1 Dec 2026 to 30 Nov 2031',
    bseEnlistment: '6000',
    address: '4, Sample Street, Pune 411001',
    cin: 'AAA-0000',
    telephone: '+91 20 5550 0000',
    complianceOfficer: { name: 'Asha Rao', contact: 'compliance@tarang.example' },
    grievanceOfficer: { email: 'grievance@tarang.example' },
    changedOn: '2026-11-26',
  }
  const { config } = readSettings({ REGISTRATION: JSON.stringify(registration) })
  expect(config.registration).toEqual(registration)
  expect(readSettings({ REGISTRATION: '{"status":"granted"}' }).config.registration).toEqual({
    status: 'granted',
  })
})

test.each(Object.entries(environmentSchema.entries))('%s: its example is valid', (name, schema) => {
  const documentation = v.getMetadata(schema)
  expect(v.safeParse(schema, documentation.example), name).toMatchObject({ success: true })
})
