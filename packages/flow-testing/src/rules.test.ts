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

/** A machine that is locked while it counts seconds; `next` is the count after one second. */
function locked(next: (left: number) => number): Cases {
  return {
    name: 'locked',
    machine: setup({
      delays: { second: 1000 },
      actions: { count: assign({ left: ({ context }) => next((context as { left: number }).left) }) },
      guards: { isOver: ({ context }) => (context as { left: number }).left === 1 },
    }).createMachine({
      context: { left: 30 },
      initial: 'locked',
      states: {
        locked: {
          after: {
            second: [
              { guard: 'isOver', target: 'open' },
              { target: 'locked', reenter: true, actions: 'count' },
            ],
          },
        },
        open: { on: { close: 'locked' } },
      },
    }),
    inputs: { plain: undefined },
    events: { close: { plain: {} } },
    actors: {},
    delays: { second: 1000 },
    emits: {},
  }
}

const trapsIn = (cases: Cases) => rules['no state is a trap']?.(cases, graphOf(cases))

test('a countdown that ends is no trap, however long it is', () => {
  expect(trapsIn(locked((left) => left - 1))).toEqual([])
})

test('every second of a countdown that starts again is a trap', () => {
  expect(trapsIn(locked((left) => (left === 21 ? 30 : left - 1)))).toHaveLength(10)
})
