import { type GuardedFlowEvent, type GuardedFlowTag, isGuarded } from '@tarang/machines/guarded-flow'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { AnyActorRef, EventObject, Subscription } from 'xstate'
import { leaveGuard, type Protected } from '#platform/leave-guard'
import { endSession, onLogin } from '#platform/next-login'

interface FlowSnapshot {
  hasTag(tag: GuardedFlowTag): boolean
}

/** A running machine whose states have the tags of `@tarang/machines/guarded-flow`. */
interface GuardedFlow<Emitted> {
  getSnapshot(): FlowSnapshot
  subscribe: AnyActorRef['subscribe']
  send(event: GuardedFlowEvent): void
  on(type: '*', listener: (event: Emitted) => void): Subscription
}

type Callbacks<Emitted extends EventObject> = {
  readonly [Type in Emitted['type']]?: (event: Extract<Emitted, { type: Type }>) => void
}

/**
 * Connects a flow to the page: blocks leaving its screen, or with `scope` the console, while the flow is guarded, sends it
 * the logins of that time, and calls `callbacks` for its emitted events.
 */
export function useHeldFlow<Emitted extends EventObject>(
  actor: GuardedFlow<Emitted>,
  callbacks: Callbacks<Emitted> = {},
  scope: Protected = 'screen',
) {
  const isHolding = useSelector(actor, isGuarded)
  const onward = useRef<() => void>(undefined)
  const onEmitted = useEffectEvent((event: Emitted) => {
    if (event.type === 'left') onward.current?.()
    if (event.type === 'sessionExpired') endSession()
    callbacks[event.type as Emitted['type']]?.(event as Extract<Emitted, { type: Emitted['type'] }>)
  })

  useEffect(() => {
    const subscription = actor.on('*', onEmitted)
    return () => subscription.unsubscribe()
  }, [actor])

  useEffect(() => {
    if (!isHolding) return
    return leaveGuard.block((leave) => {
      // The flow may have ended since the last render.
      if (!isGuarded(actor.getSnapshot())) return leave()
      onward.current = leave
      actor.send({ type: 'page.leave' })
    }, scope)
  }, [actor, isHolding, scope])

  useEffect(() => {
    if (!isHolding) return
    return onLogin((isAnother) => actor.send({ type: isAnother ? 'login.change' : 'login.complete' }))
  }, [actor, isHolding])
}
