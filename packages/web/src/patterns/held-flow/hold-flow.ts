import { type GuardedFlowEvent, type GuardedFlowTag, isGuarded } from '@tarang/machines/guarded-flow'
import type { AnyActorRef, EventObject, Subscription } from 'xstate'
import { leaveGuard, type Protected } from '#platform/navigation/leave-guard'
import { endSession, onLogin } from './next-login.ts'

interface FlowSnapshot {
  hasTag(tag: GuardedFlowTag): boolean
}

/** A machine whose states have the tags of `@tarang/machines/guarded-flow`. */
export interface GuardedFlow<Emitted> {
  getSnapshot(): FlowSnapshot
  subscribe: AnyActorRef['subscribe']
  send(event: GuardedFlowEvent): void
  on(type: '*', listener: (event: Emitted) => void): Subscription
}

/** A function for each type of emitted event. */
export type FlowCallbacks<Emitted extends EventObject> = {
  readonly [Type in Emitted['type']]?: (event: Extract<Emitted, { type: Type }>) => void
}

/** Calls the function for an emitted event. */
export const callBack = <Emitted extends EventObject>(callbacks: FlowCallbacks<Emitted>, event: Emitted) =>
  callbacks[event.type as Emitted['type']]?.(event as Extract<Emitted, { type: Emitted['type'] }>)

/**
 * Connects a flow to the page: blocks leaving its screen, or with `scope` the console, while the flow is guarded, sends it
 * the logins of that time, and passes on what it emits. Returns the cleanup.
 */
export function holdFlow<Emitted extends EventObject>(
  actor: GuardedFlow<Emitted>,
  onEmitted: (event: Emitted) => void,
  scope: Protected = 'screen',
): () => void {
  let onward: (() => void) | undefined
  let release: (() => void) | undefined
  const guard = () => {
    const unblock = leaveGuard.block((leave) => {
      // The flow may have ended since the last snapshot.
      if (!isGuarded(actor.getSnapshot())) return leave()
      onward = leave
      actor.send({ type: 'page.leave' })
    }, scope)
    const forget = onLogin((isAnother) => actor.send({ type: isAnother ? 'login.change' : 'login.complete' }))
    return () => {
      unblock()
      forget()
    }
  }
  const follow = () => {
    if (isGuarded(actor.getSnapshot())) release ??= guard()
    else {
      release?.()
      release = undefined
    }
  }
  const subscriptions = [
    actor.subscribe({ next: follow, complete: follow }),
    actor.on('*', (event) => {
      if (event.type === 'left') onward?.()
      if (event.type === 'sessionExpired') endSession()
      onEmitted(event)
    }),
  ]
  follow()
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
    release?.()
  }
}
