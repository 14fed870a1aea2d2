import { expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import type { Cases } from './cases.ts'
import { graphOf } from './graph.ts'
import { rules } from './rules.ts'

/** A machine that breaks every rule. */
const broken: Cases = {
  name: 'broken',
  machine: setup({
    actors: { save: fromPromise<unknown>(() => new Promise(() => {})) },
    actions: {
      count: assign({ tries: ({ context }) => Math.min(3, (context as { tries: number }).tries + 1) }),
    },
  }).createMachine({
    context: { error: null, tries: 0 },
    initial: 'editing',
    states: {
      editing: { on: { submit: { target: 'saving', actions: 'count' }, lose: 'lost' } },
      saving: {
        invoke: { id: 'save', src: 'save', onError: 'failed' },
        on: { submit: { target: 'saving', reenter: true } },
      },
      failed: { tags: 'failed', on: { submit: 'editing' } },
      lost: { on: { lose: {} } },
      never: {},
    },
  }),
  inputs: { plain: undefined },
  events: { submit: { plain: {} }, lose: { plain: {} } },
  actors: { save: { writes: true, done: { saved: 1 }, error: { refused: 'no' } } },
  delays: {},
  emits: {},
}

test.each(Object.entries(rules))('finds a violation: %s', (_, wrongIn) => {
  expect(wrongIn(broken, graphOf(broken))).not.toEqual([])
})
