import type { Cases } from '@tarang/flow-testing'
import { useActorRef, useSelector } from '@xstate/react'
import { useState, useSyncExternalStore } from 'react'
import { type AnyMachineSnapshot, SimulatedClock, type StateValue } from 'xstate'
import './machine-story.css'
import { unanswered } from './statechart/preview/director.ts'
import { eventOfOffer, offersOf } from './statechart/preview/offers.ts'
import { readable } from './statechart/preview/readable.ts'
import { currentStage, mayBeSent, resumptionOf, watchStage } from './statechart/preview/stage.ts'
import type { Offer } from './statechart/protocol.ts'
import { actorsOf, type Calls, type Place, standing } from './told.ts'

export interface MachineStoryProps {
  /** Everything that can happen to the machine. */
  readonly cases: Cases
  /** Which of the cases' inputs it begins with; the first, if nothing is said. */
  readonly input?: string
  /** How its calls come out. A call that is not named waits until its answer is clicked. */
  readonly calls?: Calls
  /** How long each call takes. */
  readonly ms?: number
  /** The state it stands in from the start. */
  readonly at?: Place
}

/** Any machine, with its state, its context and a button for each of its cases. */
export function MachineStory({ cases, input, calls = {}, ms = 400, at }: MachineStoryProps) {
  const { rehearsal } = useSyncExternalStore(watchStage, currentStage)
  const [{ machine, options }] = useState(() => {
    const isRehearsed = rehearsal?.cases.name === cases.name
    const waiting = Object.fromEntries(Object.keys(cases.actors).map((name) => [name, unanswered]))
    const own = mayBeSent(
      cases.machine.provide({ actors: { ...waiting, ...(isRehearsed ? {} : actorsOf(cases, calls, ms)) } }),
      cases,
    )
    const first = input ?? Object.keys(cases.inputs)[0] ?? ''
    // Nothing that a path does not do happens in a rehearsal: the path moves the clock as well.
    if (isRehearsed) return { machine: own, options: { input: rehearsal.input, clock: new SimulatedClock() } }
    const isPlaced = at && !resumptionOf(own)
    return {
      machine: own,
      options: { input: cases.inputs[first], ...(isPlaced && { snapshot: standing(cases, first, at) }) },
    }
  })
  const actor = useActorRef(machine, options as never)
  const snapshot = useSelector(actor, (current): AnyMachineSnapshot => current)
  const offers = offersOf(cases, snapshot, true)
  const send = (name: string) => {
    const event = eventOfOffer(cases, snapshot, name)
    if (event) actor.send(event)
  }
  return (
    <section className="machine-story">
      <p>
        State <output aria-label="State">{JSON.stringify(snapshot.value)}</output>
      </p>
      <Offers label="Events" offers={offers.filter(({ kind }) => kind === 'send')} send={send} />
      <Offers label="Answers" offers={offers.filter(({ kind }) => kind !== 'send')} send={send} />
      <section aria-label="Context">
        <pre>{readable(snapshot.context)}</pre>
      </section>
    </section>
  )
}

/** The stories of a machine: its cases, clicked one by one or with calls that answer by themselves. */
export const machineStories = (cases: Cases) => ({
  /** The clickable machine; its calls come out as the story says, or when their answers are clicked. */
  told: (told: Omit<MachineStoryProps, 'cases' | 'at'> = {}) => ({
    render: () => <MachineStory cases={cases} {...told} />,
  }),
  /** The machine in one of its states, after these steps. */
  standing: (state: StateValue, steps: readonly string[] = [], input?: string) => ({
    parameters: { place: { cases: cases.name, state, steps, input } },
    render: () => (
      <MachineStory cases={cases} at={{ state, steps }} {...(input !== undefined && { input })} />
    ),
  }),
})

function Offers({
  label,
  offers,
  send,
}: {
  label: string
  offers: readonly Offer[]
  send: (name: string) => void
}) {
  if (offers.length === 0) return null
  return (
    <ul aria-label={label}>
      {offers.map(({ name, payload, isTaken }) => (
        <li key={name}>
          <button type="button" disabled={!isTaken} onClick={() => send(name)}>
            {name.replace(/:plain$/, '')}
            {payload && <small>{payload}</small>}
          </button>
        </li>
      ))}
    </ul>
  )
}
