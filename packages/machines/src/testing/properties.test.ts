import { describe, expect, test } from 'vitest'
import { assign, createMachine, setup } from 'xstate'
import { committedBundle } from '../../testing/bundles.ts'
import { allCases } from '../cases/index.ts'
import { unprovided } from '../unprovided/index.ts'
import { actorDriver, liveCalls } from './actor.driver.ts'
import type { Cases } from './cases.ts'
import { invokedSources } from './chart.ts'
import { graphOf, vertexKey } from './graph.ts'
import { payloadOf } from './index.ts'
import { rules } from './properties.ts'
import { ambiguities } from './soundness.ts'

describe.each(allCases.map((cases) => [cases.name, cases] as const))('%s', (name, cases) => {
  const graph = graphOf(cases)

  test.each(Object.entries(rules))('%s', (_, wrongIn) => {
    expect(wrongIn(cases, graph)).toEqual([])
  })

  test('a vertex stands for snapshots that behave alike', () => {
    expect(ambiguities(cases)).toEqual([])
  })

  test('on a running actor, an event that is sent twice in one breath starts one write', async () => {
    const sources = invokedSources(cases.machine)
    const writes = (actor: string) => cases.actors[sources.get(actor) ?? '']?.writes === true
    const makeDriver = actorDriver(cases)
    let doubled = 0
    for (const path of committedBundle(name).tours.transitions) {
      for (const [at, { event, expect: next }] of path.steps.entries()) {
        if (event.kind !== 'send' || !next.calls.some(writes)) continue
        const driver = await makeDriver(path)
        for (const before of path.steps.slice(0, at)) await driver.perform(before.event)
        const already = driver.calls.length
        const payload = payloadOf(cases, event.type, event.case)
        driver.actor.send(payload)
        driver.actor.send(payload)
        expect(driver.calls.slice(already)).toHaveLength(1)
        expect(liveCalls(driver.calls).filter(({ actor }) => writes(actor))).toHaveLength(1)
        await driver.dispose()
        doubled += 1
      }
    }
    const sendsWrites =
      Object.keys(cases.events).length > 0 && Object.values(cases.actors).some((actor) => actor.writes)
    expect(doubled > 0).toBe(sendsWrites)
  })
})

/** A machine that breaks every rule, to show that each would be seen. */
const broken: Cases = {
  name: 'broken',
  machine: setup({
    actors: { save: unprovided('save') },
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

test.each(Object.entries(rules))('a machine that breaks it is found out: %s', (_, wrongIn) => {
  expect(wrongIn(broken, graphOf(broken))).not.toEqual([])
})

describe('a vertex that stands for too much is found out', () => {
  const casesOf = (name: string) => allCases.find((cases) => cases.name === name) as Cases

  test.each([
    ['the state alone', 'cache-refresh', (snapshot) => JSON.stringify(snapshot.value)],
    [
      'the state and the step of the words',
      'editor',
      ({ value, context }) => `${JSON.stringify(value)} ${context.error !== null}`,
    ],
    // It asks whether a wish is the very one that was sent.
    [
      'a context without what in it is one and the same',
      'like',
      (snapshot) => vertexKey(snapshot, { sharing: false }),
    ],
  ] as [string, string, typeof vertexKey][])('%s, of %s', (_, name, keyOf) => {
    expect(ambiguities(casesOf(name), keyOf)).not.toEqual([])
  })
})

test('a context that grows without end is found out', () => {
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
