import type { Registration } from '@tarang/sdk'
import { assign, emit, setup } from 'xstate'
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

/** Registers one member of staff; what was typed stays until it is accepted. */
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
    keepDraft: assign((_, { draft }: { draft: Registration }) => ({
      draft: typedDraft(draft),
      fieldErrors: problemsOf(draft),
      error: null,
    })),
    sayRefusal: assign((_, { error }: { error: unknown }) => ({
      error: whyNotRegistered(error),
      fieldErrors: refusedFields(error),
    })),
    sayMessage: assign((_, { message }: { message: string }) => ({ message })),
    tellMessage: emit((_, { message }: { message: string }) => ({ type: 'registered' as const, message })),
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
            actions: { type: 'keepDraft', params: ({ event }) => event },
          },
          { actions: { type: 'keepDraft', params: ({ event }) => event } },
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
            { type: 'sayMessage', params: ({ event }) => ({ message: event.output || messages.registered }) },
            {
              type: 'tellMessage',
              params: ({ event }) => ({ message: event.output || messages.registered }),
            },
          ],
        },
        onError: {
          target: 'editing',
          actions: { type: 'sayRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    registered: { type: 'final' },
  },
})
