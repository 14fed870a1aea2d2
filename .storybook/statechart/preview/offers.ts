import { type Cases, eventOf, invokedSources, nameOf, type StepEvent, sendable } from '@tarang/flow-testing'
import { type AnyMachineSnapshot, type EventObject, getNextTransitions } from 'xstate'
import { wordsOf } from '../chart/words.ts'
import type { Offer } from '../protocol.ts'
import { readable } from './readable.ts'

/** Every event of the cases: the user's events, then the answers and delays of this snapshot. */
export const stepsAt = (cases: Cases, snapshot: AnyMachineSnapshot): StepEvent[] => {
  const awaited = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))
  const sources = invokedSources(cases.machine)
  return [
    ...sendable(cases),
    ...[...awaited].flatMap((type): StepEvent[] => {
      const { kind, name } = wordsOf(type)
      if (kind === 'delay') return [{ kind, name }]
      if (kind !== 'done' && kind !== 'error') return []
      const answers = cases.actors[sources.get(name) ?? name]?.[kind] ?? {}
      return Object.keys(answers).map((answer) => ({ kind, actor: name, case: answer }))
    }),
  ]
}

const isBare = (event: object) => Object.keys(event).length === 1

/**
 * The possible next events, by the cases of the machine. In a component's story the payloads of the cases are foreign, so
 * only events without payload may be sent there, and the others are listed by type.
 */
export function offersOf(cases: Cases, snapshot: AnyMachineSnapshot, isMachineStory: boolean): Offer[] {
  if (snapshot.status !== 'active') return []
  const offers = stepsAt(cases, snapshot).flatMap((step): Offer[] => {
    const event = eventOf(cases, snapshot, step)
    const { type, ...payload } = event
    const isForeign = !isMachineStory && !isBare(event) && step.kind === 'send'
    if (!isMachineStory && (step.kind === 'done' || step.kind === 'error')) return []
    return [
      {
        name: isForeign ? type : nameOf(step),
        event: type,
        kind: step.kind,
        payload: isForeign ? null : payloadText(step, payload),
        isAccepted: isForeign ? isHandled(snapshot, type) : step.kind !== 'send' || snapshot.can(event),
        isSendable: !isForeign,
      },
    ]
  })
  return [...new Map(offers.map((offer) => [offer.name, offer])).values()]
}

const isHandled = (snapshot: AnyMachineSnapshot, type: string) =>
  getNextTransitions(snapshot).some(({ eventType }) => eventType === type)

function payloadText(step: StepEvent, payload: Omit<EventObject, 'type'>): string | null {
  if (step.kind === 'delay') return null
  if (step.kind === 'done') return readable((payload as { output?: unknown }).output, 0)
  if (step.kind === 'error') return readable((payload as { error?: unknown }).error, 0)
  return Object.keys(payload).length > 0 ? readable(payload, 0) : null
}

/** The event behind an offer. */
export function eventOfOffer(cases: Cases, snapshot: AnyMachineSnapshot, name: string): EventObject | null {
  const step = stepsAt(cases, snapshot).find((candidate) => nameOf(candidate) === name)
  return step ? eventOf(cases, snapshot, step) : null
}
