import { transitionId } from '@tarang/flow-testing'
import { Actor, type AnyActor, type AnyMachineSnapshot, type AnyStateMachine, StateMachine } from 'xstate'
import { endResumption, resumptionOf } from './stage.ts'

/** One event that an actor was sent, and where it led. */
export interface Seen {
  readonly at: number
  readonly event: { readonly type: string }
  readonly snapshot: AnyMachineSnapshot
  /** As `createActor` takes it up again; null where the context holds what cannot be kept. */
  readonly persisted: unknown
  readonly ways: readonly string[]
  readonly emitted: readonly string[]
}

export interface Follower {
  readonly begun: (actor: AnyActor, machine: AnyStateMachine) => (seen: Seen) => void
}

const isMachine = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine

/**
 * Follows every actor of a machine that starts from now on, whoever makes it. XState's classes are the one place that
 * all of them pass; they are taught here, in Storybook's preview, so that no component carries a seam for it.
 */
export function followActors(follower: Follower): void {
  const { start } = Actor.prototype
  Actor.prototype.start = function (this: AnyActor) {
    const machine: unknown = this.logic
    // An actor that runs already is started again by whoever is not sure: it is followed once.
    if (isMachine(machine) && !followed.has(this)) {
      followed.add(this)
      endResumption(machine)
      listen(this, follower.begun(this, machine))
    }
    return start.call(this)
  }

  const { getInitialSnapshot, restoreSnapshot } = StateMachine.prototype
  StateMachine.prototype.getInitialSnapshot = function (this: AnyStateMachine, scope, input) {
    const resumed = resumptionOf(this)
    return resumed
      ? restoreSnapshot.call(this, resumed as never, scope as never)
      : getInitialSnapshot.call(this, scope, input)
  }
  StateMachine.prototype.restoreSnapshot = function (this: AnyStateMachine, snapshot, scope) {
    return restoreSnapshot.call(this, (resumptionOf(this) ?? snapshot) as never, scope as never)
  }
}

/** To be kept, a context is walked to its last leaf; from a node of the page, that is the whole page and React. */
const holdsNodes = (value: unknown, depth = 0): boolean =>
  value instanceof Node ||
  (depth < 4 &&
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((inner) => holdsNodes(inner, depth + 1)))

const followed = new WeakSet<AnyActor>()

function listen(actor: AnyActor, tell: (seen: Seen) => void): void {
  let ways: string[] = []
  let emitted: string[] = []
  actor.on('*', ({ type }) => emitted.push(type))
  actor.system.inspect((inspected) => {
    if (inspected.actorRef !== actor) return
    if (inspected.type === '@xstate.microstep') ways.push(...inspected._transitions.map(transitionId))
    // To be stopped is no event of the machine's: it changes nothing.
    if (inspected.type !== '@xstate.snapshot' || inspected.event.type === 'xstate.stop') return
    const snapshot = inspected.snapshot as AnyMachineSnapshot
    tell({
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
