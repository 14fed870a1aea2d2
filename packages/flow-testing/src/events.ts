import { type AnyMachineSnapshot, type EventObject, getNextTransitions } from 'xstate'
import { type Cases, named } from './cases.ts'
import { invokedSources } from './declared.ts'
import type { StepEvent } from './path-bundle.ts'

/** A step's event in one line: `draft.submit:plain`, `done(save):row`, `after(successShown)`. */
export const nameOf = (event: StepEvent): string => {
  switch (event.kind) {
    case 'send':
      return `${event.type}:${event.case}`
    case 'delay':
      return `after(${event.name})`
    default:
      return `${event.kind}(${event.actor}):${event.case}`
  }
}

/** The event of one case, with its payload. */
export function payloadOf(cases: Cases, type: string, name: string): EventObject {
  return { ...named(named(cases.events, type, cases.name), name, type), type }
}

/** The output or the error of one case of a call. */
export function answerOf(cases: Cases, event: StepEvent & { kind: 'done' | 'error' }): unknown {
  const src = invokedSources(cases.machine).get(event.actor)
  if (src === undefined) throw new Error(`${cases.name} invokes no “${event.actor}”.`)
  const answers = named(cases.actors, src, cases.name)[event.kind]
  return named<unknown>(answers, event.case, `${src}, ${event.kind}`)
}

/** Every event that can be sent, in a fixed order. */
export const sendable = (cases: Cases): (StepEvent & { kind: 'send' })[] =>
  Object.keys(cases.events)
    .sort()
    .flatMap((type) =>
      Object.keys(named(cases.events, type, cases.name)).map((name) => ({
        kind: 'send' as const,
        type,
        case: name,
      })),
    )

/** The events that this snapshot accepts: `type:case`, sorted. */
export const offeredBy = (cases: Cases, snapshot: AnyMachineSnapshot): string[] =>
  snapshot.status === 'active'
    ? sendable(cases)
        .filter((event) => snapshot.can(payloadOf(cases, event.type, event.case)))
        .map(nameOf)
        .sort()
    : []

/** The answers and delays that are pending in this snapshot. */
export function awaited(cases: Cases, snapshot: AnyMachineSnapshot): StepEvent[] {
  if (snapshot.status !== 'active') return []
  const sources = invokedSources(cases.machine)
  const answers = Object.keys(snapshot.children)
    .sort()
    .flatMap((actor): StepEvent[] => {
      const { done, error, isPossible } = named(cases.actors, sources.get(actor) ?? actor, cases.name)
      return [
        ...Object.keys(done).map((name) => ({ kind: 'done' as const, actor, case: name })),
        ...Object.keys(error).map((name) => ({ kind: 'error' as const, actor, case: name })),
      ].filter((answer) => isPossible?.(answer.case, snapshot.context as never) ?? true)
    })
  const delays = [...new Set(delayTypes(snapshot).keys())].map((name) => ({ kind: 'delay' as const, name }))
  return [...answers, ...delays]
}

/** The event types of the pending delays, by the delay's name. */
const delayTypes = (snapshot: AnyMachineSnapshot): Map<string, string> =>
  new Map(
    getNextTransitions(snapshot).flatMap(({ eventType }) => {
      const name = /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1]
      return name ? [[name, eventType] as [string, string]] : []
    }),
  )

/** A step's event as the machine receives it. */
export function eventOf(cases: Cases, snapshot: AnyMachineSnapshot, event: StepEvent): EventObject {
  switch (event.kind) {
    case 'send':
      return payloadOf(cases, event.type, event.case)
    case 'delay': {
      const type = delayTypes(snapshot).get(event.name)
      if (type === undefined) throw new Error(`${cases.name} does not wait for “${event.name}” here.`)
      return { type }
    }
    default: {
      const type = `xstate.${event.kind}.actor.${event.actor}`
      const answer = answerOf(cases, event)
      return {
        type,
        actorId: event.actor,
        [event.kind === 'done' ? 'output' : 'error']: answer,
      } as EventObject
    }
  }
}
