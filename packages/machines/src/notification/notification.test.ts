import { fakeActor, reachableStates, statesOf } from '@tarang/flow-testing'
import {
  ApiError,
  createClient,
  InvalidResponseError,
  NetworkError,
  type NewNotification,
  type NotificationReceipt,
  type NotificationType,
} from '@tarang/sdk'
import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { isSessionExpired, RefreshError } from '../session-errors.ts'
import { notificationMachine, notificationOf, notificationSender, whyNotSent } from './index.ts'
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

function start() {
  const send = fakeActor<NotificationReceipt | undefined, NewNotification>()
  const refresh = fakeActor<void, void>()
  const sending = createActor(
    notificationMachine.provide({ actors: { send: send.logic, refreshToken: refresh.logic } }),
    { input: notification },
  ).start()
  const snapshot = () => sending.getSnapshot()
  return { sending, sends: send.calls, refreshes: refresh.calls, snapshot, state: () => snapshot().value }
}

describe('the flow', () => {
  test('a notification is sent', async () => {
    const { sends, refreshes, snapshot, state } = start()
    expect(snapshot().status).toBe('active')
    expect(sends.map(({ input }) => input)).toEqual([notification])
    await sends[0]?.answer(receipt)
    expect(state()).toBe('sent')
    expect(snapshot().output).toEqual({ isSent: true, receipt })
    expect(refreshes).toHaveLength(0)
  })

  test('an empty answer is a success', async () => {
    const { sends, snapshot } = start()
    await sends[0]?.answer(undefined)
    expect(snapshot().output).toEqual({ isSent: true, receipt: undefined })
  })

  test('a stale token is refreshed, and the notification sent once more', async () => {
    const { sends, refreshes, snapshot, state } = start()
    await sends[0]?.fail(stale)
    expect(state()).toBe('refreshing')
    expect(sends).toHaveLength(1)
    await refreshes[0]?.answer()
    expect(state()).toBe('sendingAgain')
    expect(sends[1]?.input).toEqual(notification)
    await sends[1]?.answer(receipt)
    expect(snapshot().output).toEqual({ isSent: true, receipt })
  })

  test('a second stale token is a failure without another refresh', async () => {
    const { sends, refreshes, snapshot } = start()
    await sends[0]?.fail(stale)
    await refreshes[0]?.answer()
    await sends[1]?.fail(stale)
    expect(snapshot().output).toEqual({ isSent: false, error: stale })
    expect([sends.length, refreshes.length]).toEqual([2, 1])
  })

  test('a refresh that fails ends it, with its reason', async () => {
    const { sends, refreshes, snapshot } = start()
    await sends[0]?.fail(stale)
    await refreshes[0]?.fail(offline)
    expect(snapshot().output).toEqual({ isSent: false, error: new RefreshError(offline) })
    expect((snapshot().context.error as Error).cause).toBe(offline)
    expect(sends).toHaveLength(1)
  })

  test.each([new ApiError('Too many.', 429), new ApiError('', 401), offline])(
    '%s is no reason to refresh',
    async (error) => {
      const { sends, refreshes, snapshot } = start()
      await sends[0]?.fail(error)
      expect(snapshot().output).toEqual({ isSent: false, error })
      expect(refreshes).toHaveLength(0)
    },
  )

  test('stopping it aborts the call, whose answer is ignored', async () => {
    const { sending, sends, state } = start()
    sending.stop()
    expect(sends[0]?.signal.aborted).toBe(true)
    await sends[0]?.answer(receipt)
    expect(state()).toBe('sending')
  })
})

test('every state can be reached', () => {
  const states = reachableStates(
    notificationMachine,
    [
      { type: 'xstate.done.actor.send', output: receipt },
      { type: 'xstate.error.actor.send', error: stale },
      { type: 'xstate.error.actor.send', error: offline },
      { type: 'xstate.done.actor.refreshToken', output: undefined },
      { type: 'xstate.done.actor.sendAgain', output: receipt },
    ] as never,
    notification,
  )
  expect(states).toEqual(statesOf(notificationMachine))
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

  test.each([
    ['stays', {}, 'r1'],
    ['is replaced by its successor', { refreshToken: 'r2' }, 'r2'],
  ])('the new token is stored and sent with, and the refresh token %s', async (_, more, refresh) => {
    const answers = [staleAnswer, refreshed({ token: 'new', ...more }), sent]
    const { send, requests, stored } = open(answers, { jwt: 'old', refresh: 'r1' })
    expect(await send(notification)).toEqual(receipt)
    expect(stored).toEqual({ jwt: 'new', refresh })
    expect(bearers(requests)[0]).toBe('Bearer old')
    expect(bearers(requests)[2]).toBe('Bearer new')
    expect(await requests[1]?.clone().json()).toEqual({ refreshToken: 'r1' })
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

  test('without a refresh token the session is over, and no request is made', async () => {
    const { send, requests } = open([staleAnswer], { jwt: 'old' })
    const error = await send(notification).catch((reason: unknown) => reason)
    expect([whyNotSent(error), isSessionExpired(error)]).toEqual(['Failed to refresh the token.', true])
    expect(requests).toHaveLength(1)
  })

  test('a logout during the refresh stays a logout', async () => {
    const stored: { jwt?: string; refresh?: string } = { jwt: 'old', refresh: 'r1' }
    const logOut = () => {
      delete stored.jwt
      delete stored.refresh
      return refreshed({ token: 'new' })()
    }
    const { send } = open([staleAnswer, logOut], stored)
    await expect(send(notification)).rejects.toThrow(RefreshError)
    expect(stored).toEqual({})
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
