import { fakeActor } from '@tarang/flow-testing'
import { ApiError, createClient, NetworkError } from '@tarang/sdk'
import { createExtensions } from '@tarang/sdk/extensions'
import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { CODE_DIGITS, codeRule } from '../one-time-code/index.ts'
import {
  emailCodeActors,
  type LoggedIn,
  loginActors,
  loginMachine,
  loginView,
  type Session,
} from './index.ts'
import { codeProblem, phoneProblem, sessionOf, whyNotSent, whyNotVerified } from './login.model.ts'

const phoneNumber = '9876543210'
const code = '1'.repeat(CODE_DIGITS)
const session: Session = { jwtToken: 'jwt', refreshToken: 'refresh', userName: 'Asha Rao' }

function start(input?: { offersEmail: boolean }) {
  const requestCode = fakeActor<string, { phoneNumber: string }>()
  const sendEmailCode = fakeActor<string, { phoneNumber: string }>()
  const verifyCode = fakeActor<Session, { phoneNumber: string; code: string }>()
  const machine = loginMachine.provide({
    actors: {
      requestCode: requestCode.logic,
      sendEmailCode: sendEmailCode.logic,
      verifyCode: verifyCode.logic,
    },
  })
  const login = createActor(machine, { input })
  const emitted: LoggedIn[] = []
  login.on('loggedIn', (event) => emitted.push(event))
  let emptied = 0
  login.on('codeEmptied', () => {
    emptied += 1
  })
  login.start()
  return {
    login,
    requests: requestCode.calls,
    emails: sendEmailCode.calls,
    verifications: verifyCode.calls,
    emitted,
    emptied: () => emptied,
    state: () => login.getSnapshot().value,
    view: () => loginView(login.getSnapshot()),
  }
}

async function startAtCode(input?: { offersEmail: boolean }) {
  const started = start(input)
  started.login.send({ type: 'phone.submit', phoneNumber })
  await started.requests[0]?.answer('sent')
  return started
}

describe('the model', () => {
  test.each([
    ['9876543210', null],
    [' 9876543210 ', null],
    ['987654321', 'Phone number must be exactly 10 digits'],
    ['98765432101', 'Phone number must be exactly 10 digits'],
    ['98765 43210', 'Phone number must be exactly 10 digits'],
    ['+919876543210', 'Phone number must be exactly 10 digits'],
    ['९८७६५४३२१०', 'Phone number must be exactly 10 digits'],
    ['', 'Phone number must be exactly 10 digits'],
  ])('the phone number “%s”: %s', (text, problem) => {
    expect(phoneProblem(text)).toBe(problem)
  })

  test.each([
    [code, null],
    ['0'.repeat(CODE_DIGITS), null],
    [code.slice(1), codeRule],
    [`${code}1`, codeRule],
    [`${code.slice(1)}a`, codeRule],
    ['', codeRule],
  ])('the code “%s”: %s', (text, problem) => {
    expect(codeProblem(text)).toBe(problem)
  })

  test.each([
    ['the field’s own text', new ApiError('No.', 422, { phoneNumber: 'Unknown phone.' }), 'Unknown phone.'],
    ['the message', new ApiError('Too many codes.', 429), 'Too many codes.'],
    ['a refusal without a word', new ApiError('', 500), 'Failed to send OTP. Please try again.'],
    ['no answer', new NetworkError('offline', null), 'Failed to send OTP. Please try again.'],
    ['a fault of ours', new TypeError('x is undefined'), 'Failed to send OTP. Please try again.'],
    ['anything else', undefined, 'Failed to send OTP. Please try again.'],
  ])('a code that was not sent: %s', (_, error, message) => {
    expect(whyNotSent(error)).toBe(message)
  })

  test.each([
    ['the message', new ApiError('No mail server.', 422), 'No mail server.'],
    ['a refusal without a word', new ApiError('', 500), 'Use SMS.'],
    ['no answer', new NetworkError('offline', null), 'Use SMS.'],
  ])('a code that was not sent, with another text: %s', (_, error, message) => {
    expect(whyNotSent(error, 'Use SMS.')).toBe(message)
  })

  test.each([
    ['the message', new ApiError('The code has expired.', 401), 'The code has expired.'],
    ['a refusal without a word', new ApiError('', 401), 'OTP verification failed.'],
    ['no answer', new NetworkError('timeout', null), 'OTP verification failed.'],
  ])('a code that was not accepted: %s', (_, error, message) => {
    expect(whyNotVerified(error)).toBe(message)
  })

  test.each([
    [{ firstName: 'Asha', lastName: 'Rao' }, 'Asha Rao'],
    [{ firstName: ' Asha ', lastName: '' }, 'Asha'],
    [{}, ''],
  ])('the name of %j is “%s”', (user, userName) => {
    const answer = {
      jwtToken: 'jwt',
      refreshToken: 'refresh',
      user: user as { firstName: string; lastName: string },
    }
    expect(sessionOf(answer)).toEqual({ jwtToken: 'jwt', refreshToken: 'refresh', userName })
  })
})

describe('the flow', () => {
  test('phone, code, session', async () => {
    const { login, requests, verifications, emitted, state, view } = start()
    login.send({ type: 'phone.submit', phoneNumber: ` ${phoneNumber} ` })
    expect(view()).toMatchObject({ step: 'phone', isBusy: true, isSendingCode: true, phoneNumber })
    expect(requests[0]?.input).toEqual({ phoneNumber })

    await requests[0]?.answer('whatever the API says')
    expect(view()).toMatchObject({
      step: 'code',
      isBusy: false,
      notice: 'OTP sent successfully!',
      error: null,
    })

    login.send({ type: 'code.submit', code })
    expect(view()).toMatchObject({ isBusy: true, isVerifying: true, notice: null })
    expect(verifications[0]?.input).toEqual({ phoneNumber, code })

    await verifications[0]?.answer(session)
    expect(state()).toBe('loggedIn')
    expect(login.getSnapshot().output).toEqual(session)
    expect(login.getSnapshot().context.code).toBe('')
    expect(emitted).toEqual([{ type: 'loggedIn', session, message: 'Login successful!' }])
  })

  test('a code by email and one by SMS replace each other, with one message at a time', async () => {
    const { login, requests, emails, view } = await startAtCode({ offersEmail: true })
    expect(view()).toMatchObject({ offersEmail: true, sentBy: 'sms' })
    login.send({ type: 'code.resendByEmail' })
    expect(view()).toMatchObject({ step: 'code', isBusy: true, isEmailingCode: true, notice: null })
    expect(view().isSendingCode).toBe(false)
    expect(emails[0]?.input).toEqual({ phoneNumber })
    await emails[0]?.answer('On its way to its email address.')
    expect(view()).toMatchObject({
      isBusy: false,
      sentBy: 'email',
      notice: 'On its way to its email address.',
    })

    login.send({ type: 'code.resend' })
    expect(view()).toMatchObject({ sentBy: 'email', isSendingCode: true, notice: null, error: null })
    await requests[1]?.fail(new ApiError('Too many codes.', 429))
    expect(view()).toMatchObject({ sentBy: 'email', notice: null, error: 'Too many codes.' })

    login.send({ type: 'code.resend' })
    await requests[2]?.answer('sent')
    expect(view()).toMatchObject({ sentBy: 'sms', notice: 'OTP sent successfully!', error: null })

    login.send({ type: 'code.resendByEmail' })
    await emails[1]?.answer('')
    expect(view()).toMatchObject({ sentBy: 'email', notice: 'A code is on its way by email.' })
  })

  test('a code that cannot be sent by email shows why, and the one by SMS can still be entered', async () => {
    const { login, emails, verifications, state, view } = await startAtCode({ offersEmail: true })
    login.send({ type: 'code.resendByEmail' })
    await emails[0]?.fail(new ApiError('No mail server.', 422))
    expect(state()).toBe('enteringCode')
    expect(view()).toMatchObject({ sentBy: 'sms', error: 'No mail server.', notice: null })
    login.send({ type: 'code.resendByEmail' })
    await emails[1]?.fail(new NetworkError('offline', null))
    expect(view().error).toBe('The code could not be sent by email. Please try again.')
    login.send({ type: 'code.submit', code })
    expect(verifications).toHaveLength(1)
  })
})

test.each([
  ['requestingCode', { type: 'phone.submit', phoneNumber }],
  ['resendingCode', { type: 'code.resend' }],
  ['emailingCode', { type: 'code.resendByEmail' }],
  ['verifyingCode', { type: 'code.submit', code }],
] as const)(
  'the number can be changed while it is %s, and a late answer counts for nothing',
  async (name, event) => {
    const { login, state, requests, emails, verifications } = await (name === 'requestingCode'
      ? start()
      : startAtCode({ offersEmail: true }))
    login.send(event)
    expect(state()).toBe(name)
    login.send({ type: 'phone.change' })
    for (const call of [requests.at(-1), emails[0]]) await call?.answer('sent')
    await verifications[0]?.answer(session)
    expect(state()).toBe('enteringPhone')
  },
)

test('the actors call the API, and abort with the machine', async () => {
  const requests: Request[] = []
  const answers = [
    { status: { statusCode: 200, message: 'OTP sent successfully!' } },
    {
      status: { statusCode: 200, message: 'Login successful!' },
      data: { jwtToken: 'jwt', refreshToken: 'refresh', user: { firstName: 'Asha', lastName: 'Rao' } },
    },
  ]
  const api = createClient({
    baseUrl: 'https://api.example.com/api',
    notificationsUrl: 'https://api.example.com/notifications-service',
    fetch: async (request) => {
      requests.push(request)
      return Response.json(answers[requests.length - 1])
    },
  })
  const login = createActor(loginMachine.provide({ actors: loginActors(api) })).start()
  login.send({ type: 'phone.submit', phoneNumber })
  await vi.waitFor(() => expect(login.getSnapshot().value).toBe('enteringCode'))
  login.send({ type: 'code.submit', code })
  await vi.waitFor(() => expect(login.getSnapshot().output).toEqual(session))
  expect(await Promise.all(requests.map((request) => request.clone().json()))).toEqual([
    { phoneNumber },
    { phoneNumber, otp: code },
  ])
})

test('the actor of codes by email calls the extension, also where it has no message', async () => {
  const requests: Request[] = []
  const { login: emailCodes } = createExtensions({
    baseUrl: 'https://api.example.com/api',
    notificationsUrl: 'https://api.example.com/notifications-service',
    fetch: async (request) => {
      requests.push(request)
      return Response.json({ status: { statusCode: 200, message: requests.length > 1 ? 'Sent.' : '' } })
    },
  })
  const requestCode = fakeActor<string, { phoneNumber: string }>()
  const machine = loginMachine.provide({
    actors: { requestCode: requestCode.logic, ...emailCodeActors({ login: emailCodes }) },
  })
  const login = createActor(machine, { input: { offersEmail: true } }).start()
  login.send({ type: 'phone.submit', phoneNumber })
  await requestCode.calls[0]?.answer('sent')
  for (const notice of ['A code is on its way by email.', 'Sent.']) {
    login.send({ type: 'code.resendByEmail' })
    await vi.waitFor(() => expect(login.getSnapshot().context.notice).toBe(notice))
  }
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(
    Array(2).fill('/api/extensions/login/email-code'),
  )
  expect(await requests[0]?.clone().json()).toEqual({ phoneNumber })
})

test('an abandoned call is aborted on the wire', async () => {
  let signal: AbortSignal | undefined
  const api = createClient({
    baseUrl: 'https://api.example.com/api',
    notificationsUrl: 'https://api.example.com/notifications-service',
    fetch: (request) => {
      signal = request.signal
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      })
    },
  })
  const login = createActor(loginMachine.provide({ actors: loginActors(api) })).start()
  login.send({ type: 'phone.submit', phoneNumber })
  await vi.waitFor(() => expect(signal).toBeDefined())
  login.send({ type: 'phone.change' })
  expect(signal?.aborted).toBe(true)
})
