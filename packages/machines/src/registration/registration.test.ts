import { fakeActor } from '@tarang/flow-testing'
import { ApiError, createClient, InvalidResponseError, NetworkError, type Registration } from '@tarang/sdk'
import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { type Registered, registrationActors, registrationMachine, registrationView } from './index.ts'
import { problemsOf, refusedFields, trimmed, whyNotRegistered } from './registration.model.ts'

const draft = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@example.com',
  phoneNumber: '9876543210',
}

function start(input?: { credential?: string | null }) {
  const register = fakeActor<string, { registration: Registration; credential: string | null }>()
  const registration = createActor(registrationMachine.provide({ actors: { register: register.logic } }), {
    input,
  })
  const events: Registered[] = []
  registration.on('registered', (event) => events.push(event))
  registration.start()
  return {
    registration,
    calls: register.calls,
    events,
    state: () => registration.getSnapshot().value,
    view: () => registrationView(registration.getSnapshot()),
  }
}

describe('the model', () => {
  test.each([
    [{}, {}],
    [{ firstName: '' }, { firstName: 'First name is required' }],
    [{ firstName: '   ' }, { firstName: 'First name is required' }],
    [{ lastName: '' }, { lastName: 'Last name is required' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'asha' }, { email: 'Enter a valid email address' }],
    [{ email: 'asha@rao' }, { email: 'Enter a valid email address' }],
    [{ email: 'asha @example.com' }, { email: 'Enter a valid email address' }],
    [{ email: ' asha@example.co.in ' }, {}],
    [{ phoneNumber: '' }, { phoneNumber: 'Phone number must be exactly 10 digits' }],
    [{ phoneNumber: '98765' }, { phoneNumber: 'Phone number must be exactly 10 digits' }],
    [
      { firstName: '', lastName: '', email: '', phoneNumber: '' },
      {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'Email is required',
        phoneNumber: 'Phone number must be exactly 10 digits',
      },
    ],
  ])('a draft with %j: %j', (typed, problems) => {
    expect(problemsOf({ ...draft, ...typed })).toEqual(problems)
  })

  test('values are trimmed before they are sent', () => {
    const typed = {
      firstName: ' Asha ',
      lastName: 'Rao ',
      email: ' asha.rao@example.com',
      phoneNumber: ' 9876543210',
    }
    expect(trimmed(typed)).toEqual(draft)
  })

  test.each([
    ['403', new ApiError('No.', 403), 'Forbidden: Check your authorization token or API permissions.'],
    ['a refusal with a message', new ApiError('Already registered.', 409), 'Already registered.'],
    ['a refusal without a word', new ApiError('', 500), 'Registration failed.'],
    ['no answer', new NetworkError('offline', null), 'An error occurred during registration.'],
    [
      'an unreadable answer',
      new InvalidResponseError('unreadable', 'Not JSON.'),
      'An error occurred during registration.',
    ],
    ['a fault of ours', new TypeError('x is undefined'), 'An error occurred during registration.'],
  ])('%s', (_, error, message) => {
    expect(whyNotRegistered(error)).toBe(message)
  })

  test.each([
    [new ApiError('No.', 422, { email: 'Taken.', role: 'Unknown.' }), { email: 'Taken.' }],
    [new NetworkError('offline', null), {}],
  ])('the fields of a refusal', (error, fields) => {
    expect(refusedFields(error)).toEqual(fields)
  })
})

describe('the flow', () => {
  test('a complete draft is sent with the credential, and the API’s message is emitted', async () => {
    const { registration, calls, events, state, view } = start({ credential: 'invite' })
    registration.send({ type: 'draft.submit', draft: { ...draft, firstName: ' Asha ' } })
    expect(view().isBusy).toBe(true)
    expect(calls[0]?.input).toEqual({ registration: draft, credential: 'invite' })
    await calls[0]?.answer('Welcome.')
    expect(state()).toBe('registered')
    expect(view().message).toBe('Welcome.')
    expect(events).toEqual([{ type: 'registered', message: 'Welcome.' }])
  })

  test('an answer without a message emits the default message', async () => {
    const { registration, calls, events } = start()
    registration.send({ type: 'draft.submit', draft })
    await calls[0]?.answer('')
    expect(events).toEqual([{ type: 'registered', message: 'Registration successful.' }])
  })

  test('an incomplete draft is not sent; it stays, with its problems', () => {
    const { registration, calls, state, view } = start()
    const typed = { ...draft, email: 'asha' }
    registration.send({ type: 'draft.submit', draft: typed })
    expect([state(), calls.length]).toEqual(['editing', 0])
    expect(view()).toMatchObject({ draft: typed, fieldErrors: { email: 'Enter a valid email address' } })
    registration.send({ type: 'draft.submit', draft })
    expect(view().fieldErrors).toEqual({})
  })

  test('a refused draft stays, and can be sent again', async () => {
    const { registration, calls, state, view } = start()
    registration.send({ type: 'draft.submit', draft })
    await calls[0]?.fail(new ApiError('Already registered.', 409, { email: 'Taken.' }))
    expect(state()).toBe('editing')
    expect(view()).toMatchObject({ draft, error: 'Already registered.', fieldErrors: { email: 'Taken.' } })
    registration.send({ type: 'draft.submit', draft })
    expect(view().error).toBeNull()
    await calls[1]?.answer('Welcome.')
    expect(state()).toBe('registered')
  })
})

test.each([
  ['invite', 'Bearer invite'],
  [null, null],
])(
  'with the credential %j the API is called with the authorization %j',
  async (credential, authorization) => {
    const requests: Request[] = []
    const api = createClient({
      baseUrl: 'https://api.example.com/api',
      notificationsUrl: 'https://api.example.com/notifications-service',
      fetch: async (request) => {
        requests.push(request)
        return Response.json({ status: { statusCode: 200, message: 'Welcome.' } })
      },
    })
    const registration = createActor(registrationMachine.provide({ actors: registrationActors(api) }), {
      input: { credential },
    }).start()
    registration.send({ type: 'draft.submit', draft })
    await vi.waitFor(() => expect(registration.getSnapshot().context.message).toBe('Welcome.'))
    expect(requests[0]?.headers.get('authorization')).toBe(authorization)
    expect(await requests[0]?.clone().json()).toEqual(draft)
  },
)
