import { describe, expect, test } from 'vitest'
import { channels, settingOfChannel } from '../../src/delivery/channels.ts'
import { readSettings } from '../../src/settings.ts'
import { gapNames } from '../../src/settings-values.ts'
import { StartFailure } from '../../src/start-failure.ts'
import { checkProduction, linesOf, refuseOpenGaps } from './check-production.ts'
import { gaps } from './gaps.ts'

/** An environment in which nothing is a sample. */
const complete: Record<string, string> = {
  PUBLIC_ORIGIN: 'https://www.example.com',
  ADMIN_ORIGIN: 'https://console.example.com',
  TRUST_PROXY: 'loopback',
  DATABASE_URL: 'postgres://tarang@db.example.com/tarang',
  SMS_WEBHOOK_URL: 'https://sms.example.com/send',
  SMTP_URL: 'smtps://user:password@mail.example.com:465',
  EMAIL_FROM: 'Example <notices@example.com>',
  WHATSAPP_WEBHOOK_URL: 'https://messages.example.com/whatsapp',
  PUSH_WEBHOOK_URL: 'https://messages.example.com/push',
  WEBHOOK_SECRET: 'a-random-string-of-at-least-32-bytes',
  BACKTEST_URL: 'https://backtest.example.com/{strategyCode}',
  DEMO_VIDEO_URL: 'https://www.youtube.com/watch?v=a',
  MOMENTUM_VIDEO_URL: 'off',
  SOCIAL_PROFILES: 'X=https://x.com/example',
  APP_STORE_URL: 'off',
  PLAY_STORE_URL: 'https://play.google.com/store/apps/details?id=example',
  PRIVACY_URL: 'https://www.example.com/privacy',
  TERMS_URL: 'https://www.example.com/terms',
  CONTACT_EMAIL: 'support@example.com',
}

function check(
  changes: Record<string, string | undefined>,
  holdsSampleData = false,
  sampleDataByDefault = false,
) {
  const settings = readSettings({ ...complete, ...changes }, { sampleDataByDefault })
  return checkProduction({ settings, holdsSampleData })
}
const openIn = (...args: Parameters<typeof check>) => check(...args).open.map(({ name }) => name)

test('nothing is open where everything is set', () => {
  expect(check({})).toEqual({
    origin: 'PUBLIC_ORIGIN=https://www.example.com',
    open: [],
    accepted: [],
    unnecessary: [],
  })
})

test.each<[string, Record<string, string | undefined>]>([
  ['embedded-database', { DATABASE_URL: undefined }],
  ['sample-data', { SAMPLE_DATA: 'on' }],
  ['no-sms', { SMS_WEBHOOK_URL: undefined, DEVELOPMENT_OUTBOX: 'on' }],
  ['no-email', { SMTP_URL: undefined }],
  ['no-whatsapp', { WHATSAPP_WEBHOOK_URL: undefined }],
  ['no-push', { PUSH_WEBHOOK_URL: undefined }],
  ['plain-sms', { SMS_WEBHOOK_URL: 'http://sms.example.com/send' }],
  ['plain-email', { SMTP_URL: 'smtp://user:password@mail.example.com:25' }],
  ['plain-webhooks', { WHATSAPP_WEBHOOK_URL: 'http://messages.example.com/whatsapp' }],
  ['plain-webhooks', { PUSH_WEBHOOK_URL: 'http://messages.example.com/push' }],
  ['sample-services', { NOTIFICATIONS_BASE: 'https://notify.tarang.example' }],
  ['sample-services', { FILES_ORIGIN: 'https://files.tarang.example' }],
  ['sample-backtest-link', { BACKTEST_URL: undefined }],
  ['sample-videos', { DEMO_VIDEO_URL: undefined }],
  ['sample-videos', { MOMENTUM_VIDEO_URL: undefined }],
  ['sample-profiles', { SOCIAL_PROFILES: undefined }],
  ['sample-profiles', { SOCIAL_PROFILES: 'X=https://x.com/example,Blog=https://tarang.example/blog' }],
  ['sample-app-store', { APP_STORE_URL: undefined }],
  ['sample-play-store', { PLAY_STORE_URL: undefined }],
  ['sample-privacy-policy', { PRIVACY_URL: undefined }],
  ['sample-privacy-policy', { PRIVACY_URL: 'https://www.tarang.example/other' }],
  ['sample-terms', { TERMS_URL: undefined }],
  ['sample-contact-email', { CONTACT_EMAIL: undefined }],
  ['sample-contact-email', { CONTACT_EMAIL: 'help@tarang.example' }],
  [
    'sample-registration',
    { REGISTRATION: '{"status":"granted","grievanceOfficer":{"email":"grievance@tarang.example"}}' },
  ],
])('%s is open with %j, and can be accepted', (name, changes) => {
  expect(openIn(changes)).toEqual([name])
  const accepted = check({ ...changes, ACCEPT: name })
  expect([accepted.open, accepted.accepted.map((gap) => gap.name)]).toEqual([[], [name]])
})

test.each(channels)('a channel without its provider is a gap: %s', (channel) => {
  expect(openIn({ [settingOfChannel[channel]]: undefined })).toEqual([expect.stringMatching(/^no-/)])
})

test('every gap can occur, has a finding and names its settings', () => {
  expect(gaps.map(({ name }) => name)).toEqual([...gapNames])
  for (const { finding, remedy } of gaps) {
    expect(finding).toMatch(/\.$/)
    expect(remedy).toMatch(/^[A-Z]+_[A-Z_]+|^REGISTRATION/)
  }
})

test('providers on this machine, and a mail server that requires TLS, are encrypted enough', () => {
  expect(
    openIn({
      SMS_WEBHOOK_URL: 'http://127.0.0.1:8025/send',
      PUSH_WEBHOOK_URL: 'http://localhost:8026/push',
      SMTP_URL: 'smtp://user:password@mail.example.com:587?requireTLS=true',
    }),
  ).toEqual([])
  expect(openIn({ SMTP_URL: 'smtp://localhost:25' })).toEqual([])
})

test('names of real hosts that resemble the samples are real', () => {
  expect(
    openIn({
      PRIVACY_URL: 'https://tarang.example.com/privacy',
      TERMS_URL: 'https://nottarang.example/terms',
      CONTACT_EMAIL: 'tarang.example@example.com',
    }),
  ).toEqual([])
})

describe('sample data', () => {
  test('of an earlier start are found in the database', () => {
    expect(openIn({}, true)).toEqual(['sample-data'])
    expect(openIn({ ACCEPT: 'sample-data' }, true)).toEqual([])
  })

  test('that a start in the repository would add are found', () => {
    const environment = { DATABASE_URL: undefined, SMS_WEBHOOK_URL: undefined, DEVELOPMENT_OUTBOX: 'on' }
    expect(openIn(environment, false, true)).toEqual(['embedded-database', 'sample-data', 'no-sms'])
    expect(openIn({ ...environment, SAMPLE_DATA: 'off' }, false, true)).toEqual([
      'embedded-database',
      'no-sms',
    ])
  })
})

test('over another API, its data and its codes are not checked here', () => {
  const elsewhere = {
    API_BASE: 'https://api.example.com/api',
    NOTIFICATIONS_BASE: 'https://notify.example.com',
    SMS_WEBHOOK_URL: undefined,
    DATABASE_URL: undefined,
    SMTP_URL: undefined,
    WHATSAPP_WEBHOOK_URL: undefined,
    PUSH_WEBHOOK_URL: undefined,
  }
  // Messages of the contact form are stored by this server.
  expect(openIn(elsewhere, true)).toEqual(['embedded-database'])
  expect(openIn({ ...elsewhere, CONTACT_FORM_URL: 'https://forms.example.com/contact' }, true)).toEqual([])
})

test('an http origin requires nothing, and one https origin is enough', () => {
  const http = { PUBLIC_ORIGIN: 'http://localhost:8080', ADMIN_ORIGIN: undefined, TRUST_PROXY: undefined }
  const nothing = check({ ...http, DATABASE_URL: undefined, PRIVACY_URL: undefined, ACCEPT: 'sample-terms' })
  expect(nothing).toMatchObject({ origin: null, open: [], unnecessary: ['sample-terms'] })
  const { origin } = check({ PUBLIC_ORIGIN: undefined })
  expect(origin).toBe('ADMIN_ORIGIN=https://console.example.com')
})

test('a start is refused with a line for each gap, and the setting that accepts them', () => {
  const checked = check({
    PRIVACY_URL: undefined,
    DEMO_VIDEO_URL: undefined,
    TERMS_URL: undefined,
    ACCEPT: 'sample-terms',
  })
  expect(linesOf(checked)).toEqual([
    'PUBLIC_ORIGIN=https://www.example.com is for real use, and this is for trying out:',
    '  sample-videos          The videos of the landing page do not exist. Set DEMO_VIDEO_URL and MOMENTUM_VIDEO_URL (or each to off).',
    '  sample-privacy-policy  The link to the privacy policy leads nowhere. Set PRIVACY_URL.',
    'Set what is missing, or accept what you want to keep: ACCEPT=sample-terms,sample-videos,sample-privacy-policy',
  ])
  expect(() => refuseOpenGaps(checked)).toThrow(StartFailure)
  expect(() => refuseOpenGaps(check({}))).not.toThrow()
})

test('an unknown name in ACCEPT is refused with the known ones', () => {
  expect(() => readSettings({ ACCEPT: 'sample-terms,everything' })).toThrow(
    `ACCEPT has "everything", which is none of ${gapNames.join(', ')}.`,
  )
})
