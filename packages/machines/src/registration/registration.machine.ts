import type { Registration } from '@tarang/sdk'
import { assign, emit, setup } from 'xstate'
import { outcomeOf } from '../failed-outcome/index.ts'
import { unprovided } from '../unprovided/index.ts'
import {
  emptyDraft,
  messages,
  problemsOf,
  type Registered,
  type RegistrationContext,
  type RegistrationEvent,
  refusedFields,
  trimmed,
  typedDraft,
  whyNotRegistered,
} from './registration.model.ts'

/** Registers one member of staff. The draft stays until the API accepts it. */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as { credential?: string | null | undefined } | undefined,
    emitted: {} as Registered,
    tags: {} as 'busy',
  },
  actors: {
    register: unprovided<string, { registration: Registration; credential: string | null }>('register'),
  },
  actions: {
    setDraft: assign((_, { draft }: { draft: Registration }) => ({
      draft: typedDraft(draft),
      fieldErrors: problemsOf(draft),
      error: null,
      isUnknown: false,
    })),
    setRefusal: assign((_, { error }: { error: unknown }) => ({
      error: whyNotRegistered(error),
      isUnknown: outcomeOf(error).outcome === 'unknown',
      fieldErrors: refusedFields(error),
    })),
    setMessage: assign((_, { message }: { message: string }) => ({ message })),
    emitRegistered: emit((_, { message }: { message: string }) => ({ type: 'registered' as const, message })),
  },
  guards: {
    isComplete: (_, { draft }: { draft: Registration }) => Object.keys(problemsOf(draft)).length === 0,
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({
    credential: input?.credential || null,
    draft: emptyDraft,
    fieldErrors: {},
    error: null,
    isUnknown: false,
    message: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'draft.submit': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'registering',
            actions: { type: 'setDraft', params: ({ event }) => event },
          },
          { actions: { type: 'setDraft', params: ({ event }) => event } },
        ],
      },
    },
    registering: {
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context: { draft, credential } }) => ({ registration: trimmed(draft), credential }),
        onDone: {
          target: 'registered',
          actions: [
            { type: 'setMessage', params: ({ event }) => ({ message: event.output || messages.registered }) },
            {
              type: 'emitRegistered',
              params: ({ event }) => ({ message: event.output || messages.registered }),
            },
          ],
        },
        onError: {
          target: 'editing',
          actions: { type: 'setRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    registered: { type: 'final' },
  },
})
