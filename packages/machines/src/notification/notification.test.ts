import {
  ApiError,
  createClient,
  InvalidResponseError,
  NetworkError,
  type NotificationReceipt,
  type NotificationType,
} from '@tarang/sdk'
import { describe, expect, test, vi } from 'vitest'
import { isSessionExpired, RefreshError } from '../session-errors.ts'
import { notificationOf, notificationSender, whyNotSent } from './index.ts'
import { isStaleToken } from './notification.model.ts'

const draft = { title: 'Markets are closed', shortDesc: 'A holiday', longDesc: 'Until Monday.' }
const notification = notificationOf('App', draft)
const receipt: NotificationReceipt = { status: { statusCode: 200, message: 'Sent.' } }
const stale = new ApiError('Please log in again.', 401, { jwt: 'It has expired.' })
const offline = new NetworkError('offline', null)

describe('the model', () => {
  test.each<[NotificationType, boolean, boolean]>([
    ['App', false, true],
    ['WhatsApp', true, false],
    ['Email', false, false],
  ])('by %s, WhatsApp is flagged %s and the popup %s', (channel, sendWhatsappNoti, sendPopupNoti) => {
    const typed = { ...draft, title: `  ${draft.title} ` }
    expect(notificationOf(channel, typed)).toEqual({ ...draft, sendWhatsappNoti, sendPopupNoti })
  })

  test.each<[unknown, boolean]>([
    [stale, true],
    [new ApiError('', 200, { jwt: '' }), true],
    [new ApiError('', 500, { jwt: 'x' }), true],
    [new ApiError('', 401), false],
    [new ApiError('', 422, { title: 'Too long' }), false],
    [new ApiError('', 422, Object.create({ jwt: 'inherited' })), false],
    [offline, false],
    [undefined, false],
  ])('%s: a stale token? %s', (error, isStale) => {
    expect(isStaleToken(error)).toBe(isStale)
  })

  test.each<[string, unknown, string]>([
    ['a refusal with a message', new ApiError('Too many.', 429), 'Failed to send notification: Too many.'],
    ['a refusal without one', new ApiError('', 500), 'Failed to send notification: Unknown error'],
    ['a token stale twice', stale, 'Failed to send notification: Please log in again.'],
    ['no answer', offline, 'Error sending notification.'],
    [
      'an unreadable answer',
      new InvalidResponseError('unreadable', 'Not JSON.'),
      'Error sending notification.',
    ],
    ['a fault of ours', new TypeError('x is undefined'), 'Error sending notification.'],
    ['a refused refresh', new RefreshError(new ApiError('No.', 401)), 'Failed to refresh the token.'],
    ['a refresh without an answer', new RefreshError(offline), 'Failed to refresh the token.'],
  ])('%s', (_, error, message) => {
    expect(whyNotSent(error)).toBe(message)
  })

  test.each<[string, unknown, boolean]>([
    ['a refused refresh', new RefreshError(new ApiError('No.', 401)), true],
    ['a refresh without an answer', new RefreshError(offline), false],
    ['a refresh that failed over there', new RefreshError(new ApiError('', 500)), false],
    ['a token stale twice', stale, true],
  ])('%s: a session that expired? %s', (_, error, expired) => {
    expect(isSessionExpired(error)).toBe(expired)
  })
})

describe('over the SDK', () => {
  const refused = (status: number, message: string, errors = {}) =>
    Response.json({ status: { statusCode: status, message, errors } }, { status })
  const sent = () => Response.json(receipt)
  const refreshed = (data: object) => () => Response.json({ status: { statusCode: 200, message: '' }, data })
  const staleAnswer = () => refused(401, '', { jwt: 'It has expired.' })

  function open(
    answers: (() => Response | Promise<Response>)[],
    stored: Partial<Record<'jwt' | 'refresh', string>>,
  ) {
    const requests: Request[] = []
    const api = createClient({
      baseUrl: 'https://api.example.com/api',
      notificationsUrl: 'https://api.example.com/notifications-service',
      session: {
        jwtToken: () => stored.jwt ?? null,
        refreshToken: () => stored.refresh ?? null,
        replace: ({ jwtToken, refreshToken }) => {
          stored.jwt = jwtToken
          if (refreshToken) stored.refresh = refreshToken
        },
      },
      fetch: async (request) => {
        requests.push(request)
        const answer = answers[requests.length - 1]
        if (!answer) throw new Error('One call too many.')
        return answer()
      },
    })
    return { send: notificationSender(api), requests, stored }
  }

  const bearers = (requests: Request[]) => requests.map((request) => request.headers.get('authorization'))

  test('a fresh token sends at once', async () => {
    const { send, requests } = open([sent], { jwt: 'fresh', refresh: 'r1' })
    expect(await send(notification)).toEqual(receipt)
    expect(await requests[0]?.clone().json()).toEqual(notification)
    expect(bearers(requests)).toEqual(['Bearer fresh'])
  })

  test.each<[string, (() => Response)[], string, boolean]>([
    ['refused', [() => refused(422, 'Too long.')], 'Failed to send notification: Too long.', false],
    [
      'stale twice',
      [staleAnswer, refreshed({ token: 'new' }), staleAnswer],
      'Failed to send notification: Unknown error',
      true,
    ],
    ['refused a refresh', [staleAnswer, () => refused(401, 'No.')], 'Failed to refresh the token.', true],
    ['given no token', [staleAnswer, refreshed({})], 'Failed to refresh the token.', false],
    ['unreadable', [() => new Response('<html>', { status: 200 })], 'Error sending notification.', false],
  ])('%s is thrown, with its words', async (_, answers, message, expired) => {
    const { send, requests } = open(answers, { jwt: 'old', refresh: 'r1' })
    const error = await send(notification).catch((reason: unknown) => reason)
    expect(whyNotSent(error)).toBe(message)
    expect(isSessionExpired(error)).toBe(expired)
    expect(requests).toHaveLength(answers.length)
  })

  test('aborting aborts the request', async () => {
    const controller = new AbortController()
    const { send, requests } = open([() => new Promise<Response>(() => {})], { jwt: 'old' })
    const outcome = send(notification, { signal: controller.signal })
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    controller.abort()
    await expect(outcome).rejects.toMatchObject({ name: 'NetworkError', kind: 'aborted' })
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  test('aborting during the refresh still stores the new token', async () => {
    const controller = new AbortController()
    const answers = [
      staleAnswer,
      () => {
        controller.abort()
        return refreshed({ token: 'new', refreshToken: 'r2' })()
      },
    ]
    const { send, stored } = open(answers, { jwt: 'old', refresh: 'r1' })
    await expect(send(notification, { signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' })
    await vi.waitFor(() => expect(stored).toEqual({ jwt: 'new', refresh: 'r2' }))
  })

  test('nothing is sent after an abort before the start', async () => {
    const { send, stored } = open([], { jwt: 'old', refresh: 'r1' })
    const signal = AbortSignal.abort()
    await expect(send(notification, { signal })).rejects.toMatchObject({ kind: 'aborted' })
    expect(stored.jwt).toBe('old')
  })
})
