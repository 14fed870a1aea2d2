import {
  actorDriver,
  answerOf,
  type Cases,
  declaredStates,
  graphOf,
  invokedSources,
  liveCalls,
  payloadOf,
  pureMachine,
  type StepEvent,
  sendable,
  settled,
  statesIn,
  textOf,
} from '@tarang/flow-testing'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { allCases } from '../src/all-cases/index.ts'
import { schedules, TIMEOUT_MS } from './schedules.ts'

/** Payloads that a machine passes on without reading them. */
const opaque = ['row', 'subject', 'changes of editor', 'other of resource']

const wrongValues: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  Number.NaN,
  '',
  'nonsense',
  true,
  [],
  [null],
  {},
  () => {},
]

function wrongPayloads(cases: Cases, payload: Record<string, unknown>): Record<string, unknown>[] {
  const fields = Object.keys(payload)
  const isOpaque = (field: string) => opaque.includes(field) || opaque.includes(`${field} of ${cases.name}`)
  return [
    {},
    ...fields.flatMap((field) => wrongValues.map((value) => ({ ...payload, [field]: value }))),
    ...fields
      .filter((field) => !isOpaque(field))
      .flatMap((field) => {
        const value = payload[field]
        if (typeof value !== 'object' || value === null) return []
        return Object.keys(value).flatMap((part) =>
          wrongValues.map((wrong) => ({ ...payload, [field]: { ...value, [part]: wrong } })),
        )
      }),
  ]
}

const wrongEvents = (cases: Cases): EventObject[] => [
  { type: 'no.such.event' },
  ...sendable(cases).flatMap(({ type, case: name }) =>
    wrongPayloads(cases, payloadOf(cases, type, name) as unknown as Record<string, unknown>).map(
      (payload) => ({
        ...payload,
        type,
      }),
    ),
  ),
]

const rightEvents = (cases: Cases): EventObject[] =>
  sendable(cases).map(({ type, case: name }) => payloadOf(cases, type, name))

/** The type of every part of a context, by its path: `rows[].id number`. */
function kindsIn(value: unknown, path: string, add: (kind: string) => void): void {
  // Errors are stored as they were thrown.
  if (path === 'error' || path === 'rules') return
  // A record's fields belong to the screen, but a record must exist.
  if (path === 'row' || path === 'subject') {
    add(`${path} ${value === undefined ? 'undefined' : 'there'}`)
    return
  }
  const kind =
    value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isNaN(value) ? 'NaN' : typeof value
  add(`${path} ${kind}`)
  if (kind === 'array') for (const entry of value as unknown[]) kindsIn(entry, `${path}[]`, add)
  else if (kind === 'object') {
    for (const [key, entry] of Object.entries(value as object))
      kindsIn(entry, path ? `${path}.${key}` : key, add)
  }
}

const contextKinds = ({ context }: AnyMachineSnapshot): Set<string> => {
  const kinds = new Set<string>()
  kindsIn(context, '', (kind) => kinds.add(kind))
  return kinds
}

/** Arbitrary sequences of valid and invalid events, answers, waits and stops. */
const sequences = (cases: Cases) => {
  const right = rightEvents(cases)
  const wrong = wrongEvents(cases)
  const send = (events: readonly EventObject[]) =>
    fc.constantFrom(...events).map((event) => ({ action: 'send' as const, event }))
  return fc.record({
    input: fc.constantFrom(...Object.keys(cases.inputs)),
    steps: fc.array(
      fc.oneof(
        ...(right.length > 0 ? [{ arbitrary: send(right), weight: 3 }] : []),
        // Sequences of arbitrary events seldom get to a call.
        {
          arbitrary: fc.record({ action: fc.constant('sendAccepted' as const), pick: fc.nat(99) }),
          weight: 8,
        },
        { arbitrary: send(wrong), weight: 5 },
        // Any call: running, answered or aborted.
        {
          arbitrary: fc.record({
            action: fc.constant('answer' as const),
            call: fc.nat(6),
            kind: fc.constantFrom('done' as const, 'error' as const),
            pick: fc.nat(5),
          }),
          weight: 8,
        },
        { arbitrary: fc.constant({ action: 'wait' as const }), weight: 1 },
        { arbitrary: fc.constant({ action: 'stop' as const }), weight: 1 },
      ),
      { minLength: 1, maxLength: 16 },
    ),
  })
}

beforeEach(() => {
  // In development XState warns about events to stopped actors, which this test sends.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(allCases.map((cases) => [cases.name, cases] as const))('%s', (_, cases) => {
  const states = new Set(declaredStates(cases.machine))
  const sources = invokedSources(cases.machine)
  const { vertices } = graphOf(cases)
  const soundKinds = new Set(vertices.flatMap(({ snapshot }) => [...contextKinds(snapshot)]))

  test('every wrong payload, in every state', () => {
    const machine = pureMachine(cases)
    // Each state with its first and its last contexts: the smallest and the largest.
    const byState = Map.groupBy(vertices, ({ snapshot }) => JSON.stringify(snapshot.value))
    for (const [state, alike] of byState) {
      for (const { snapshot } of [...alike.slice(0, 4), ...alike.slice(-4)]) {
        if (snapshot.status !== 'active') continue
        for (const event of wrongEvents(cases)) {
          const { snapshot: after } = machine.receive(snapshot, event)
          expect(after.status, `${state} after ${textOf(event)}`).not.toBe('error')
          expect(
            [...contextKinds(after)].filter((kind) => !soundKinds.has(kind)),
            `${state} after ${textOf(event)}`,
          ).toEqual([])
        }
      }
    }
  })

  test(
    'stays sound with any events, and with answers at any time',
    async () => {
      const reached = new Set<string>()
      const makeDriver = actorDriver(cases)
      const right = rightEvents(cases)
      await fc.assert(
        fc.asyncProperty(sequences(cases), async ({ input, steps }) => {
          const { actor, calls, clock, observe, dispose } = await makeDriver({ input })
          let stopped: AnyMachineSnapshot | null = null
          for (const step of steps) {
            const before = actor.getSnapshot()
            await observe()
            let isExpected = true
            if (step.action === 'send') actor.send(step.event)
            else if (step.action === 'sendAccepted') {
              const accepted = right.filter((event) => before.can(event))
              if (accepted.length > 0) actor.send(accepted[step.pick % accepted.length] as EventObject)
            } else if (step.action === 'wait') clock.increment(10_000)
            else if (step.action === 'stop') {
              actor.stop()
              stopped = actor.getSnapshot()
            } else {
              const call = calls[step.call % Math.max(1, calls.length)]
              if (!call) continue
              isExpected = liveCalls(calls).includes(call)
              const named = Object.keys(cases.actors[sources.get(call.actor) ?? '']?.[step.kind] ?? {})
              if (named.length === 0) continue
              const event: StepEvent = {
                kind: step.kind,
                actor: call.actor,
                case: named[step.pick % named.length] ?? '',
              }
              call[step.kind](answerOf(cases, event))
            }
            await settled()
            const after = actor.getSnapshot()
            expect(after.status).not.toBe('error')
            for (const state of statesIn(after.value)) expect(states).toContain(state)
            for (const kind of contextKinds(after)) expect(soundKinds).toContain(kind)
            const live = liveCalls(calls).map(({ actor: id }) => id)
            expect(live).toEqual([...new Set(live)])
            const { emitted } = await observe()
            if (!isExpected || stopped) {
              expect(emitted).toEqual([])
              if (step.action !== 'stop') expect(after).toBe(before)
              expect(stopped === null || live.length === 0).toBe(true)
              reached.add(isExpected ? 'an event after the stop' : 'an answer that is not awaited')
            }
          }
          await dispose()
        }),
        schedules(),
      )
      expect(reached).toContain('an event after the stop')
      if (sources.size > 0) expect(reached).toContain('an answer that is not awaited')
    },
    TIMEOUT_MS,
  )
})
