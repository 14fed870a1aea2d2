import type { Notification, NotificationType } from '@tarang/sdk'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  audienceOf,
  countersOf,
  lastRepetition,
  titleAgainProblem,
  visibleCharacters,
} from './notification-preview.model.ts'

afterEach(() => vi.unstubAllGlobals())

const family = '👨‍👩‍👧‍👦'
const flag = '🇮🇳'
const hindi = 'हिंदी'

test.each([
  ['nothing', '', 0],
  ['Latin', 'Diwali', 6],
  ['an emoji', '🎉', 1],
  ['an emoji of several', family, 1],
  ['a flag', flag, 1],
  ['an accent that is written apart', 'e\u0301', 1],
  ['Devanagari with its signs', hindi, 2],
  ['lines', 'a\nb', 3],
])('a person sees the characters of %s', (_, text, expected) => {
  expect(visibleCharacters(text)).toBe(expected)
})

test('without a segmenter the code points are counted', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
  expect(['🎉', flag, hindi].map(visibleCharacters)).toEqual([1, 2, 5])
})

const draft = (title: string, shortDesc = '', longDesc = '') => ({ title, shortDesc, longDesc })
const CUT_TITLE = 'Phones may cut off the end of this title.'
const CUT_TEXT = 'Phones may cut off the end of this text.'
const CUT_SUBJECT = 'Inboxes may cut off the end of this subject.'
const LONG_TITLE = 'WhatsApp may refuse a title of this length.'
const LONG_MESSAGE = 'WhatsApp may refuse a message of this length.'

describe('counters', () => {
  test.each<[string, NotificationType, ReturnType<typeof draft>, string[], (string | null)[]]>([
    [
      'an empty form of the app',
      'App',
      draft(''),
      ['0 of 50 characters', '0 of 178 characters', '0 characters'],
      [null, null, null],
    ],
    [
      'an empty form of WhatsApp',
      'WhatsApp',
      draft(''),
      ['0 of 60 characters', '0 characters', '0 of 1,024 characters with the short description'],
      [null, null, null],
    ],
    [
      'an empty form of email',
      'Email',
      draft(''),
      ['0 of 60 characters', '0 characters', '0 characters'],
      [null, null, null],
    ],
    [
      'texts with spaces around them',
      'App',
      draft(' a ', '\nbc ', '  d'),
      ['1 of 50 characters', '2 of 178 characters', '1 character'],
      [null, null, null],
    ],
    [
      'texts at the limits of the app',
      'App',
      draft('x'.repeat(50), 'y'.repeat(178), 'z'.repeat(20_000)),
      ['50 of 50 characters', '178 of 178 characters', '20,000 characters'],
      [null, null, null],
    ],
    [
      'texts over the limits of the app',
      'App',
      draft('x'.repeat(51), 'y'.repeat(179)),
      ['51 of 50 characters', '179 of 178 characters', '0 characters'],
      [CUT_TITLE, CUT_TEXT, null],
    ],
    [
      'fifty emoji of several in the app',
      'App',
      draft(family.repeat(50)),
      ['50 of 50 characters', '0 of 178 characters', '0 characters'],
      [null, null, null],
    ],
    [
      'a Devanagari title in the app',
      'App',
      draft(hindi.repeat(26)),
      ['52 of 50 characters', '0 of 178 characters', '0 characters'],
      [CUT_TITLE, null, null],
    ],
    [
      'a Devanagari title and emoji in WhatsApp, which counts each sign',
      'WhatsApp',
      draft(hindi.repeat(12), family, flag),
      ['60 of 60 characters', '1 character', '11 of 1,024 characters with the short description'],
      [null, null, null],
    ],
    [
      'a message at the limit of WhatsApp, with the empty line between its texts',
      'WhatsApp',
      draft('x'.repeat(60), 'y'.repeat(22), 'z'.repeat(1000)),
      ['60 of 60 characters', '22 characters', '1,024 of 1,024 characters with the short description'],
      [null, null, null],
    ],
    [
      'a title and a message over the limits of WhatsApp',
      'WhatsApp',
      draft('x'.repeat(61), 'y'.repeat(23), 'z'.repeat(1000)),
      ['61 of 60 characters', '23 characters', '1,025 of 1,024 characters with the short description'],
      [LONG_TITLE, null, LONG_MESSAGE],
    ],
    [
      'a subject over the limit of email',
      'Email',
      draft('x'.repeat(61), 'y'.repeat(2000), 'z'.repeat(20_000)),
      ['61 of 60 characters', '2,000 characters', '20,000 characters'],
      [CUT_SUBJECT, null, null],
    ],
  ])('of %s', (_, channel, texts, counters, warnings) => {
    const { title, shortDesc, longDesc } = countersOf(channel, texts)
    expect([title.text, shortDesc.text, longDesc.text]).toEqual(counters)
    expect([title.warning, shortDesc.warning, longDesc.warning]).toEqual(warnings)
  })
})

describe('the same title', () => {
  const now = Date.parse('2026-11-07T18:00:00+05:30')
  const sent = (title: unknown, createdAt: unknown) => ({ title, createdAt }) as Notification
  const recent = sent('Markets closed', '2026-11-07T10:00:00+05:30')
  const older = sent('markets CLOSED', '2026-11-06T18:00:01+05:30')

  test.each<[string, string, Notification[], Notification | null]>([
    ['is found', 'Markets closed', [recent], recent],
    ['is found trimmed and in any case', '  MARKETS closed\n', [recent], recent],
    ['is found as the last of several', 'Markets closed', [older, recent, older], recent],
    ['is found a second before 24 hours are over', 'Markets closed', [older], older],
    [
      'is found with a later instant of the server',
      'A',
      [sent('a', '2026-11-07T18:05:00+05:30')],
      sent('a', '2026-11-07T18:05:00+05:30'),
    ],
    [
      'is found in Devanagari, composed or not',
      '\u0958',
      [sent('\u0915\u093c', '2026-11-07')],
      sent('\u0915\u093c', '2026-11-07'),
    ],
    [
      'is not found after 24 hours',
      'Markets closed',
      [sent('Markets closed', '2026-11-06T18:00:00+05:30')],
      null,
    ],
    ['is not found in a longer one', 'Markets', [recent], null],
    [
      'is not found without a date',
      'Markets closed',
      [sent('Markets closed', null), sent('Markets closed', 'soon')],
      null,
    ],
    ['is not found for an empty title', ' ', [sent('', '2026-11-07'), sent(null, '2026-11-07')], null],
    ['is not found in rows of another form', '[object Object]x', [sent({}, '2026-11-07'), sent(7, 7)], null],
  ])('%s', (_, title, rows, expected) => {
    expect(lastRepetition(title, rows, now)).toEqual(expected)
  })
})

test.each<[NotificationType, number | null | 'unknown', string]>([
  ['App', null, 'Goes to everyone who has the app.'],
  ['WhatsApp', null, 'Goes to everyone on WhatsApp.'],
  ['Email', null, 'Goes to everyone by email.'],
  ['App', 'unknown', 'Goes to everyone who agreed to app notifications.'],
  ['App', 124_380, 'Goes to 1,24,380 people who agreed to app notifications.'],
  ['WhatsApp', 1, 'Goes to 1 person who agreed to WhatsApp.'],
  ['Email', 0, 'Goes to nobody: no one has agreed to email.'],
])('%s to %s', (channel, count, sentence) => {
  expect(audienceOf(channel, count)).toBe(sentence)
})

test.each([
  ['Markets closed', 'Markets closed', false],
  ['Markets closed ', ' Markets closed', false],
  ['\u0958', '\u0915\u093c', false],
  ['Markets closed', 'markets closed', true],
  ['Markets closed', 'Markets', true],
])('the title %j typed again as %j has a problem: %s', (title, titleAgain, isProblem) => {
  expect(titleAgainProblem({ title, titleAgain })).toEqual(
    isProblem ? { titleAgain: 'Title again must be the same as the title' } : {},
  )
})
