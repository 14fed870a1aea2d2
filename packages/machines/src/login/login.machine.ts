import { assign, emit, setup } from 'xstate'
import { unprovided } from '../unprovided/index.ts'
import {
  type CodeEmptied,
  type CodeWay,
  codeProblem,
  isRefusedCode,
  type LoggedIn,
  type LoginContext,
  type LoginEvent,
  messages,
  phoneProblem,
  type Session,
  whyNotSent,
  whyNotVerified,
} from './login.model.ts'

const notVerified = {
  type: 'setError',
  params: ({ event }: { event: { error: unknown } }) => ({ error: whyNotVerified(event.error) }),
} as const

/** Phone number, then one-time code, then a session. */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as { offersEmail?: boolean } | undefined,
    emitted: {} as LoggedIn | CodeEmptied,
    output: {} as Session | null,
    tags: {} as 'busy',
  },
  actors: {
    requestCode: unprovided<string, { phoneNumber: string }>('requestCode'),
    sendEmailCode: unprovided<string, { phoneNumber: string }>('sendEmailCode'),
    verifyCode: unprovided<Session, { phoneNumber: string; code: string }>('verifyCode'),
  },
  actions: {
    setPhone: assign((_, { phoneNumber }: { phoneNumber: string }) => ({ phoneNumber: phoneNumber.trim() })),
    setCode: assign((_, { code }: { code: string }) => ({ code: code.trim() })),
    clearCode: assign({ code: '' }),
    setSession: assign((_, { session }: { session: Session }) => ({ session })),
    setError: assign((_, { error }: { error: string | null }) => ({ error, notice: null })),
    setNotice: assign((_, { notice }: { notice: string }) => ({ notice, error: null })),
    setSent: assign((_, { notice, sentBy }: { notice: string; sentBy: CodeWay }) => ({
      notice,
      error: null,
      sentBy,
    })),
    clearMessages: assign({ error: null, notice: null }),
    emitCodeEmptied: emit({ type: 'codeEmptied' as const }),
    emitLoggedIn: emit((_, { session }: { session: Session }) => ({
      type: 'loggedIn' as const,
      session,
      message: messages.loggedIn,
    })),
  },
  guards: {
    offersEmail: ({ context }) => context.offersEmail,
    isPhoneNumber: (_, { phoneNumber }: { phoneNumber: string }) => phoneProblem(phoneNumber) === null,
    isCode: (_, { code }: { code: string }) => codeProblem(code) === null,
    isRefused: (_, { error }: { error: unknown }) => isRefusedCode(error),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    offersEmail: input?.offersEmail ?? false,
    phoneNumber: '',
    code: '',
    session: null,
    sentBy: 'sms',
    error: null,
    notice: null,
  }),
  initial: 'enteringPhone',
  states: {
    enteringPhone: {
      on: {
        'phone.submit': [
          {
            guard: { type: 'isPhoneNumber', params: ({ event }) => event },
            target: 'requestingCode',
            actions: [{ type: 'setPhone', params: ({ event }) => event }, 'clearMessages'],
          },
          { actions: { type: 'setError', params: { error: messages.phone } } },
        ],
      },
    },
    requestingCode: {
      tags: 'busy',
      on: { 'phone.change': 'enteringPhone' },
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context: { phoneNumber } }) => ({ phoneNumber }),
        onDone: {
          target: 'enteringCode',
          actions: { type: 'setSent', params: { notice: messages.sent, sentBy: 'sms' } },
        },
        onError: {
          target: 'enteringPhone',
          actions: { type: 'setError', params: ({ event }) => ({ error: whyNotSent(event.error) }) },
        },
      },
    },
    enteringCode: {
      on: {
        'code.submit': [
          {
            guard: { type: 'isCode', params: ({ event }) => event },
            target: 'verifyingCode',
            actions: [{ type: 'setCode', params: ({ event }) => event }, 'clearMessages'],
          },
          { actions: { type: 'setError', params: { error: messages.code } } },
        ],
        'code.resend': { target: 'resendingCode', actions: ['clearMessages', 'emitCodeEmptied'] },
        'code.resendByEmail': {
          guard: 'offersEmail',
          target: 'emailingCode',
          actions: ['clearMessages', 'emitCodeEmptied'],
        },
        'phone.change': { target: 'enteringPhone', actions: 'clearMessages' },
      },
    },
    resendingCode: {
      tags: 'busy',
      on: { 'phone.change': 'enteringPhone' },
      invoke: {
        id: 'resendCode',
        src: 'requestCode',
        input: ({ context: { phoneNumber } }) => ({ phoneNumber }),
        onDone: {
          target: 'enteringCode',
          actions: { type: 'setSent', params: { notice: messages.sent, sentBy: 'sms' } },
        },
        onError: {
          target: 'enteringCode',
          actions: { type: 'setError', params: ({ event }) => ({ error: whyNotSent(event.error) }) },
        },
      },
    },
    emailingCode: {
      tags: 'busy',
      on: { 'phone.change': 'enteringPhone' },
      invoke: {
        id: 'emailCode',
        src: 'sendEmailCode',
        input: ({ context: { phoneNumber } }) => ({ phoneNumber }),
        onDone: {
          target: 'enteringCode',
          actions: {
            type: 'setSent',
            params: ({ event }) => ({ notice: event.output || messages.sentByEmail, sentBy: 'email' }),
          },
        },
        onError: {
          target: 'enteringCode',
          actions: {
            type: 'setError',
            params: ({ event }) => ({ error: whyNotSent(event.error, messages.notSentByEmail) }),
          },
        },
      },
    },
    verifyingCode: {
      tags: 'busy',
      on: { 'phone.change': 'enteringPhone' },
      exit: 'clearCode',
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context: { phoneNumber, code } }) => ({ phoneNumber, code }),
        onDone: {
          target: 'loggedIn',
          actions: [
            { type: 'setSession', params: ({ event }) => ({ session: event.output }) },
            { type: 'setNotice', params: { notice: messages.loggedIn } },
            { type: 'emitLoggedIn', params: ({ event }) => ({ session: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'enteringCode',
            actions: [notVerified, 'emitCodeEmptied'],
          },
          { target: 'enteringCode', actions: notVerified },
        ],
      },
    },
    loggedIn: { type: 'final' },
  },
  output: ({ context: { session } }) => session,
})
