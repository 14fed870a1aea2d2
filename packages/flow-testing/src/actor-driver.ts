import { type AnyActor, createActor, type EventObject, fromPromise, SimulatedClock } from 'xstate'
import { type Cases, named } from './cases.ts'
import { transitionId } from './chart.ts'
import type { Driver } from './driver.ts'
import { answerOf, payloadOf } from './events.ts'
import type { Path } from './path-bundle.ts'
import { type Call, contextText, effectsText, seen } from './pure-machine.ts'

/** A call that an actor has made: answered when a path says so. */
export interface OpenCall extends Call {
  readonly signal: AbortSignal
  readonly done: (output: unknown) => void
  readonly error: (error: unknown) => void
  isAnswered: boolean
}

/** A running machine whose calls wait to be answered, and whose clock stands still. */
export interface ActorDriver extends Driver {
  readonly actor: AnyActor
  readonly clock: SimulatedClock
  /** Every call made so far, in order. */
  readonly calls: readonly OpenCall[]
}

/** The calls that nobody has answered or given up. */
export const liveCalls = (calls: readonly OpenCall[]): OpenCall[] =>
  calls.filter(({ isAnswered, signal }) => !isAnswered && !signal.aborted)

/** Walks paths on a running actor: promises that the path answers, a clock that the path moves. */
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
        if (inspected.type === '@xstate.microstep' && inspected.actorRef === actor) {
          covered.push(...inspected._transitions.map(transitionId))
        }
      },
    })
    actor.on('*', (event) => emitted.push(event))
    actor.subscribe({ error: (error) => failures.push(error) })
    actor.start()
    let heard = 0
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
            if (!call) throw new Error(`no call of “${event.actor}” waits for its answer`)
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
          calls: calls.slice(heard).map(({ actor: id, input: given }) => ({ actor: id, input: given })),
        }
        heard = calls.length
        return {
          ...seen(cases, since),
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

// All but the last millisecond must change nothing, or the delay is shorter than it is said to be.
function passTime(actor: AnyActor, clock: SimulatedClock, delay: number, name: string) {
  const before = actor.getSnapshot()
  clock.increment(delay - 1)
  if (actor.getSnapshot() !== before) throw new Error(`“${name}” is over before its ${delay} ms`)
  clock.increment(1)
}

/** Lets an answer that was given reach the machine: a promise takes a handful of turns, and no time. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}
