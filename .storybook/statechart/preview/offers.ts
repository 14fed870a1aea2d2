import { type Cases, eventOf, invokedSources, nameOf, type StepEvent, sendable } from '@tarang/flow-testing'
import { type AnyMachineSnapshot, type EventObject, getNextTransitions } from 'xstate'
import { wordsOf } from '../chart/event-kind.tsx'
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

/**
 * The possible next events, by the cases of the machine. In a component's story the payloads of the cases are foreign, so
 * only events without payload may be sent there, and the others are listed by type.
 */
export function offersOf(cases: Cases, snapshot: AnyMachineSnapshot, isMachineStory: boolean): Offer[] {
  if (snapshot.status !== 'active') return []
  const handled = getNextTransitions(snapshot).map(({ eventType }) => eventType)
  const offers = stepsAt(cases, snapshot).flatMap((step): Offer[] => {
    const { kind } = step
    if (!isMachineStory && (kind === 'done' || kind === 'error')) return []
    const event = eventOf(cases, snapshot, step)
    const { type, ...payload } = event
    const isBare = kind === 'delay' || Object.keys(payload).length === 0
    if (!isMachineStory && !isBare)
      return [
        {
          name: type,
          event: type,
          kind,
          payload: null,
          isAccepted: handled.includes(type),
          isSendable: false,
        },
      ]
    const { output, error } = payload as { output?: unknown; error?: unknown }
    const sent = kind === 'done' ? output : kind === 'error' ? error : payload
    return [
      {
        name: nameOf(step),
        event: type,
        kind,
        payload: isBare ? null : readable(sent, 0),
        isAccepted: kind !== 'send' || snapshot.can(event),
        isSendable: true,
      },
    ]
  })
  return [...new Map(offers.map((offer) => [offer.name, offer])).values()]
}

/** The event behind an offer. */
export function eventOfOffer(cases: Cases, snapshot: AnyMachineSnapshot, name: string): EventObject | null {
  const step = stepsAt(cases, snapshot).find((candidate) => nameOf(candidate) === name)
  return step ? eventOf(cases, snapshot, step) : null
}
