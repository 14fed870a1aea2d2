import { type Cases, type PathBundle, statesIn, transitionIds } from '@tarang/flow-testing'
import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, InspectionEvent, Snapshot } from 'xstate'
import type { Chart } from '../chart/layout.ts'
import { coverageOf, pathsIn } from '../coverage.ts'
import type { Moment, ShownActor } from '../protocol.ts'
import { offersOf } from './offers.ts'
import { readable } from './readable.ts'
import { isInMachineStory } from './story-run.ts'

/** Enough for any path; older moments are dropped. */
const MAX_MOMENTS = 400

/** Serialising traverses the whole context; from a DOM node that is the page and React. */
const holdsNodes = (value: unknown, depth = 0): boolean =>
  (globalThis.Node !== undefined && value instanceof Node) ||
  (depth < 4 &&
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((inner) => holdsNodes(inner, depth + 1)))

/** What the repository has about a machine. */
export interface FlowFiles {
  readonly chart?: Chart
  readonly cases?: Cases | null
  readonly paths?: PathBundle | null
}

/** The record of one actor, from the events of XState's `inspect`. */
export class ActorRecord {
  readonly moments: Moment[] = []
  readonly key: string
  readonly machine: AnyStateMachine
  readonly actor: AnyActor
  readonly #persisted = new Map<number, Snapshot<unknown>>()
  #ways: string[] = []
  #emitted: string[] = []
  #count = 0

  constructor(key: string, actor: AnyActor, machine: AnyStateMachine) {
    this.key = key
    this.actor = actor
    this.machine = machine
    actor.on('*', ({ type }) => this.#emitted.push(type))
  }

  /** Returns the new moment where the event makes one. */
  add(inspected: InspectionEvent): Moment | null {
    this.#ways.push(...transitionIds(inspected))
    // Stopping is not an event of the machine.
    if (inspected.type !== '@xstate.snapshot' || inspected.event.type === 'xstate.stop') return null
    const snapshot = inspected.snapshot as AnyMachineSnapshot
    const n = this.#count++
    let context: string | undefined
    const moment = {
      ...{ n, event: inspected.event.type, value: snapshot.value, states: statesIn(snapshot.value) },
      // Serialised only when a panel shows it.
      get context() {
        context ??= readable(snapshot.context)
        return context
      },
      ...{ ways: this.#ways, emitted: this.#emitted },
    }
    this.#ways = []
    this.#emitted = []
    this.moments.push(moment)
    if (!holdsNodes(snapshot.context)) this.#persisted.set(n, this.actor.getPersistedSnapshot())
    if (this.moments.length > MAX_MOMENTS) this.#persisted.delete(this.moments.shift()?.n ?? 0)
    return moment
  }

  /** The snapshot from which the actor can resume at a moment; null if its context cannot be serialised. */
  persistedAt(n: number): Snapshot<unknown> | null {
    return this.#persisted.get(n) ?? null
  }

  snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot()
  }

  shown(files: FlowFiles): ShownActor {
    const { cases, paths, chart = null } = files
    const isMachineStory = isInMachineStory(this.machine)
    return {
      ...{ key: this.key, machine: this.machine.id, isMachineStory, chart },
      moments: this.moments.map((moment) => ({ ...moment })),
      offers: cases ? offersOf(cases, this.snapshot(), isMachineStory) : [],
      paths: isMachineStory
        ? pathsIn(paths).map(({ id, tour, steps }) => ({ id, tour, length: steps.length }))
        : [],
      coverage: coverageOf(paths),
    }
  }
}
