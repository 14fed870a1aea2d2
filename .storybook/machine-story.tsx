import type { Cases } from '@tarang/flow-testing'
import { useSelector } from '@xstate/react'
import { useState, useSyncExternalStore } from 'react'
import { type AnyMachineSnapshot, fromPromise, SimulatedClock, type StateValue } from 'xstate'
import { useActorRef } from '../packages/web/src/platform/use-actor-ref.ts'
import './machine-story.css'
import { eventOfOffer, offersOf } from './statechart/preview/offers.ts'
import { readable } from './statechart/preview/readable.ts'
import { currentStoryRun, storyMachines, watchStoryRun } from './statechart/preview/story-run.ts'
import type { Offer } from './statechart/protocol.ts'
import { actorsOf, type Calls, type StoryState, snapshotAt } from './story-state.ts'

/** A call that waits until its answer is clicked, or a replayed path gives it. */
const unanswered = fromPromise<never>(() => new Promise(() => {}))

export interface MachineStoryProps {
  readonly cases: Cases
  /** The name of an input; the first by default. */
  readonly input?: string
  /** The outcomes of calls. A call without one waits until its answer is clicked. */
  readonly calls?: Calls
  /** How long each call takes. */
  readonly ms?: number
  /** The initial state. */
  readonly at?: StoryState
}

/** Any machine, with its state, its context and a button for each of its cases. */
export function MachineStory({ cases, input, calls = {}, ms = 400, at }: MachineStoryProps) {
  const { replaySetup } = useSyncExternalStore(watchStoryRun, currentStoryRun)
  const [{ machine, options }] = useState(() => {
    const isReplaying = replaySetup?.cases.name === cases.name
    const waiting = Object.fromEntries(Object.keys(cases.actors).map((name) => [name, unanswered]))
    const own = cases.machine.provide({
      actors: { ...waiting, ...(isReplaying ? {} : actorsOf(cases, calls, ms)) },
    })
    storyMachines.add(own)
    const first = input ?? Object.keys(cases.inputs)[0] ?? ''
    // During a replay only the path sends events and advances the clock.
    if (isReplaying)
      return { machine: own, options: { input: replaySetup.input, clock: new SimulatedClock() } }
    return {
      machine: own,
      options: { input: cases.inputs[first], ...(at && { snapshot: snapshotAt(cases, first, at) }) },
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

/** The stories of a machine: its cases as buttons, with or without automatic answers. */
export const machineStories = (cases: Cases) => ({
  /** The clickable machine, with the outcomes of `calls`. */
  story: (props: Omit<MachineStoryProps, 'cases' | 'at'> = {}) => ({
    render: () => <MachineStory cases={cases} {...props} />,
  }),
  /** The machine in one of its states, after these steps. */
  stateStory: (state: StateValue, steps: readonly string[] = [], input?: string) => ({
    parameters: { storyState: { cases: cases.name, state, steps, input } },
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
      {offers.map(({ name, payload, isAccepted }) => (
        <li key={name}>
          <button type="button" disabled={!isAccepted} onClick={() => send(name)}>
            {name.replace(/:plain$/, '')}
            {payload && <small>{payload}</small>}
          </button>
        </li>
      ))}
    </ul>
  )
}
