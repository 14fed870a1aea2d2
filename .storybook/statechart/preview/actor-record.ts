import { type Cases, statesIn } from '@tarang/flow-testing'
import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'
import type { Followed, Moment } from '../protocol.ts'
import type { Seen } from './inspect-actors.ts'
import { offersOf } from './offers.ts'
import { readable } from './readable.ts'

/** Enough for any path; older moments are dropped. */
const MAX_MOMENTS = 400

/** The record of one actor. It is serialised only when a panel requests it. */
export class ActorRecord {
  readonly seen: { readonly n: number; readonly seen: Seen }[] = []
  readonly key: string
  readonly actor: AnyActor
  readonly machine: AnyStateMachine
  readonly isMachineStory: boolean
  cases: Cases | null
  #count = 0

  constructor(key: string, actor: AnyActor, machine: AnyStateMachine, cases: Cases | null) {
    this.key = key
    this.actor = actor
    this.machine = machine
    this.cases = cases
    this.isMachineStory = cases !== null
  }

  add(seen: Seen): Moment {
    this.seen.push({ n: this.#count++, seen })
    if (this.seen.length > MAX_MOMENTS) this.seen.shift()
    return this.#moment(this.#count - 1, seen)
  }

  /** The snapshot from which the actor can resume at a moment. */
  persistedAt(n: number): Snapshot<unknown> | null {
    return (this.seen.find((entry) => entry.n === n)?.seen.persisted as Snapshot<unknown> | undefined) ?? null
  }

  movedAt(): number {
    return this.seen.at(-1)?.seen.at ?? 0
  }

  snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot()
  }

  offers() {
    return this.cases ? offersOf(this.cases, this.snapshot(), this.isMachineStory) : []
  }

  followed(): Followed {
    return {
      key: this.key,
      machine: this.machine.id,
      isMachineStory: this.isMachineStory,
      moments: this.seen.map(({ n, seen }) => this.#moment(n, seen)),
      offers: this.offers(),
    }
  }

  #moment(n: number, { at, event, snapshot, ways, emitted }: Seen): Moment {
    const { type, input: _, ...payload } = event as { type: string; input?: unknown }
    return {
      n,
      ms: at - (this.seen[0]?.seen.at ?? at),
      event: type,
      payload: Object.keys(payload).length > 0 ? readable(payload, 0) : null,
      value: snapshot.value,
      states: statesIn(snapshot.value),
      context: readable(snapshot.context),
      ways,
      emitted,
      status: snapshot.status,
    }
  }
}
