import { expect, test } from 'vitest'
import { assign, createMachine } from 'xstate'
import type { Cases } from './cases.ts'
import { graphOf } from './graph.ts'

test('a context that grows without end is rejected', () => {
  const machine = createMachine({
    context: { count: 0 },
    on: { add: { actions: assign({ count: ({ context }) => (context as { count: number }).count + 1 }) } },
  })
  const endless: Cases = {
    name: 'endless',
    machine,
    inputs: { plain: undefined },
    events: { add: { plain: {} } },
    actors: {},
    delays: {},
    emits: {},
  }
  expect(() => graphOf(endless)).toThrow('endless has more than 20000 vertices')
})
