import { useActorRef, useSelector } from '@xstate/react'
import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, InputFrom } from 'xstate'
import './machine-story.css'

export interface MachineStoryProps<Machine extends AnyStateMachine> {
  machine: Machine
  /** One button each; a button is live when the machine would take its event now. */
  events: EventFrom<Machine>[]
  input?: InputFrom<Machine>
}

/** Any machine, with its state, its context and a button for every event it may be sent. */
export function MachineStory<Machine extends AnyStateMachine>({
  machine,
  events,
  input,
}: MachineStoryProps<Machine>) {
  const actor = useActorRef(machine, { input } as never)
  const snapshot = useSelector(actor, (current): AnyMachineSnapshot => current)
  return (
    <section className="machine-story">
      <p>
        State <output aria-label="State">{JSON.stringify(snapshot.value)}</output>
      </p>
      <ul aria-label="Events">
        {events.map((event) => {
          const { type, ...payload } = event as { type: string }
          return (
            <li key={JSON.stringify(event)}>
              <button type="button" disabled={!snapshot.can(event)} onClick={() => actor.send(event)}>
                {type}
                {Object.keys(payload).length > 0 && <small>{JSON.stringify(payload)}</small>}
              </button>
            </li>
          )
        })}
      </ul>
      <section aria-label="Context">
        <pre>{JSON.stringify(snapshot.context, readable, 2)}</pre>
      </section>
    </section>
  )
}

/** Long lists are counted rather than printed. */
const readable = (_: string, value: unknown) =>
  Array.isArray(value) && value.length > 12 ? `${value.length} entries` : value
