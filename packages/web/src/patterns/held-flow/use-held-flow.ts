import { useEffect, useEffectEvent } from 'react'
import type { EventObject } from 'xstate'
import type { Protected } from '#platform/navigation/leave-guard'
import { callBack, type FlowCallbacks, type GuardedFlow, holdFlow } from './hold-flow.ts'

/** `holdFlow` while a component is mounted. */
export function useHeldFlow<Emitted extends EventObject>(
  actor: GuardedFlow<Emitted>,
  callbacks: FlowCallbacks<Emitted> = {},
  scope: Protected = 'screen',
) {
  const onEmitted = useEffectEvent((event: Emitted) => void callBack(callbacks, event))
  useEffect(() => holdFlow(actor, (event: Emitted) => onEmitted(event), scope), [actor, scope])
}
