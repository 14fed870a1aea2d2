import { transitionId } from '@tarang/flow-testing'
import { Actor, type AnyActor, type AnyMachineSnapshot, type AnyStateMachine, StateMachine } from 'xstate'
import { clearResumePoint, resumeSnapshotOf } from './story-run.ts'

/** One event of an actor, and its result. */
export interface Seen {
  readonly at: number
  readonly event: { readonly type: string }
  readonly snapshot: AnyMachineSnapshot
  /** For `createActor({ snapshot })`; null if the context cannot be serialised. */
  readonly persisted: unknown
  readonly ways: readonly string[]
  readonly emitted: readonly string[]
}

export interface Follower {
  readonly started: (actor: AnyActor, machine: AnyStateMachine) => (seen: Seen) => void
}

const isMachine = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine

/**
 * Observes every machine actor that starts from now on. It patches XState's prototypes, in Storybook's preview only; the
 * README of this add-on explains why `inspect` and `snapshot` options do not serve.
 */
export function inspectActors(follower: Follower): void {
  const { start } = Actor.prototype
  Actor.prototype.start = function (this: AnyActor) {
    const machine: unknown = this.logic
    // `start` may run more than once; observe an actor once.
    if (isMachine(machine) && !followed.has(this)) {
      followed.add(this)
      clearResumePoint(machine)
      listen(this, follower.started(this, machine))
    }
    return start.call(this)
  }

  const { getInitialSnapshot, restoreSnapshot } = StateMachine.prototype
  StateMachine.prototype.getInitialSnapshot = function (this: AnyStateMachine, scope, input) {
    const resumed = resumeSnapshotOf(this)
    return resumed
      ? restoreSnapshot.call(this, resumed as never, scope as never)
      : getInitialSnapshot.call(this, scope, input)
  }
  StateMachine.prototype.restoreSnapshot = function (this: AnyStateMachine, snapshot, scope) {
    return restoreSnapshot.call(this, (resumeSnapshotOf(this) ?? snapshot) as never, scope as never)
  }
}

/** Serialising traverses the whole context; from a DOM node that is the page and React. */
const holdsNodes = (value: unknown, depth = 0): boolean =>
  value instanceof Node ||
  (depth < 4 &&
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((inner) => holdsNodes(inner, depth + 1)))

const followed = new WeakSet<AnyActor>()

function listen(actor: AnyActor, report: (seen: Seen) => void): void {
  let ways: string[] = []
  let emitted: string[] = []
  actor.on('*', ({ type }) => emitted.push(type))
  actor.system.inspect((inspected) => {
    if (inspected.actorRef !== actor) return
    if (inspected.type === '@xstate.microstep') ways.push(...inspected._transitions.map(transitionId))
    // Stopping is not an event of the machine.
    if (inspected.type !== '@xstate.snapshot' || inspected.event.type === 'xstate.stop') return
    const snapshot = inspected.snapshot as AnyMachineSnapshot
    report({
      at: Date.now(),
      event: inspected.event,
      snapshot,
      persisted: holdsNodes(snapshot.context) ? null : actor.getPersistedSnapshot(),
      ways,
      emitted,
    })
    ways = []
    emitted = []
  })
}
