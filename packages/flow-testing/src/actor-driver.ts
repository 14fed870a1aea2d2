import { type AnyActor, createActor, type EventObject, fromPromise, SimulatedClock } from 'xstate'
import { type Cases, named } from './cases.ts'
import { transitionIds } from './declared.ts'
import type { Driver } from './driver.ts'
import { answerOf, payloadOf } from './events.ts'
import type { Path } from './path-bundle.ts'
import { type Call, contextText, effectsText, expectationOf } from './pure-machine.ts'

/** A call of an actor; a path answers it. */
export interface OpenCall extends Call {
  readonly signal: AbortSignal
  readonly done: (output: unknown) => void
  readonly error: (error: unknown) => void
  isAnswered: boolean
}

/** A running machine with pending calls and a stopped clock. */
export interface ActorDriver extends Driver {
  readonly actor: AnyActor
  readonly clock: SimulatedClock
  /** Every call made so far, in order. */
  readonly calls: readonly OpenCall[]
}

/** Calls that are neither answered nor aborted. */
export const liveCalls = (calls: readonly OpenCall[]): OpenCall[] =>
  calls.filter(({ isAnswered, signal }) => !isAnswered && !signal.aborted)

/** Runs paths on a real actor: the path settles its promises and moves its clock. */
export const actorDriver =
  (cases: Cases) =>
  async ({ input }: Pick<Path, 'input'>): Promise<ActorDriver> => {
    const calls: OpenCall[] = []
    const emitted: EventObject[] = []
    const covered: string[] = []
    const failures: unknown[] = []
    const clock = new SimulatedClock()
    const actors = Object.fromEntries(Object.keys(cases.actors).map((src) => [src, openCall(calls)]))
    const actor: AnyActor = createActor(cases.machine.provide({ actors }), {
      input: named(cases.inputs, input, cases.name),
      clock,
      inspect: (inspected) => {
        // Not `=== actor`: a machine that leaves its first state at once reports it while the actor is created.
        if (inspected.actorRef.sessionId === inspected.rootId) covered.push(...transitionIds(inspected))
      },
    })
    actor.on('*', (event) => emitted.push(event))
    actor.subscribe({ error: (error) => failures.push(error) })
    actor.start()
    let observed = 0
    return {
      actor,
      clock,
      calls,
      perform: async (event) => {
        switch (event.kind) {
          case 'send':
            actor.send(payloadOf(cases, event.type, event.case))
            break
          case 'delay':
            passTime(actor, clock, named(cases.delays, event.name, cases.name), event.name)
            break
          default: {
            const call = liveCalls(calls).find(({ actor: id }) => id === event.actor)
            if (!call) throw new Error(`no call of “${event.actor}” is pending`)
            call[event.kind](answerOf(cases, event))
          }
        }
        await settled()
        if (failures.length > 0) throw failures[0]
      },
      observe: async () => {
        const since = {
          snapshot: actor.getSnapshot(),
          emitted: emitted.splice(0),
          calls: calls.slice(observed).map(({ actor: id, input: given }) => ({ actor: id, input: given })),
        }
        observed = calls.length
        return {
          ...expectationOf(cases, since),
          detail: `${contextText(since.snapshot)} ${effectsText(since)}`,
          covered: covered.splice(0),
        }
      },
      dispose: async () => {
        actor.stop()
      },
    }
  }

const openCall = (calls: OpenCall[]) =>
  fromPromise<unknown, unknown>(
    ({ input, signal, self }) =>
      new Promise((resolve, reject) => {
        const call: OpenCall = {
          actor: self.id,
          input,
          signal,
          isAnswered: false,
          done: (output) => {
            call.isAnswered = true
            resolve(output)
          },
          error: (error) => {
            call.isAnswered = true
            reject(error)
          },
        }
        calls.push(call)
      }),
  )

// One millisecond before the delay nothing may change, or the delay is shorter than declared.
function passTime(actor: AnyActor, clock: SimulatedClock, delay: number, name: string) {
  const before = actor.getSnapshot()
  clock.increment(delay - 1)
  if (actor.getSnapshot() !== before) throw new Error(`“${name}” is over before its ${delay} ms`)
  clock.increment(1)
}

/** Waits until an answer has reached the machine: a few microtasks. */
export async function settled(): Promise<void> {
  for (let microtask = 0; microtask < 10; microtask++) await Promise.resolve()
}
