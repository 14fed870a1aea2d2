import { statesIn, transitionIds } from '@tarang/flow-testing'
import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, InspectionEvent, Snapshot } from 'xstate'
import type { Moment } from '../protocol.ts'
import { readable } from './readable.ts'

/** Enough for any path; older moments are dropped. */
const MAX_MOMENTS = 400

/** Serialising traverses the whole context; from a DOM node that is the page and React. */
const holdsNodes = (value: unknown, depth = 0): boolean =>
  value instanceof Node ||
  (depth < 4 &&
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((inner) => holdsNodes(inner, depth + 1)))

interface RecordedMoment extends Omit<Moment, 'states' | 'context'> {
  readonly snapshot: AnyMachineSnapshot
  /** The actor can resume from it; null where its context cannot be serialised. */
  readonly persisted: Snapshot<unknown> | null
}

let count = 0

/** The record of one actor, from the events of XState's `inspect`. */
export class ActorRecord {
  readonly recorded: RecordedMoment[] = []
  readonly actor: AnyActor
  readonly machine: AnyStateMachine
  #ways: string[] = []
  #emitted: string[] = []

  constructor(actor: AnyActor, machine: AnyStateMachine) {
    this.actor = actor
    this.machine = machine
    actor.on('*', ({ type }) => this.#emitted.push(type))
  }

  /** Whether the event makes a moment. */
  add(inspected: InspectionEvent): boolean {
    this.#ways.push(...transitionIds(inspected))
    // Stopping is not an event of the machine.
    if (inspected.type !== '@xstate.snapshot' || inspected.event.type === 'xstate.stop') return false
    const snapshot = inspected.snapshot as AnyMachineSnapshot
    const persisted = holdsNodes(snapshot.context) ? null : this.actor.getPersistedSnapshot()
    const taken = { ways: this.#ways, emitted: this.#emitted }
    this.recorded.push({ id: count++, event: inspected.event.type, snapshot, persisted, ...taken })
    if (this.recorded.length > MAX_MOMENTS) this.recorded.shift()
    this.#ways = []
    this.#emitted = []
    return true
  }

  moments(): Moment[] {
    return this.recorded.map(({ snapshot: { value, context }, persisted: _, ...moment }) => ({
      ...moment,
      states: statesIn(value),
      context: readable(context),
    }))
  }
}
