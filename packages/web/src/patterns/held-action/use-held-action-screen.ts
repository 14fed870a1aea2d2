import { useEffect, useEffectEvent } from 'react'
import type { HeldAction } from './define-held-action.ts'
import { type HeldActionScreen, heldActions } from './held-action-list.ts'

/** Connects a screen to an action that it starts; undefined where the action does not wait. */
export function useHeldActionScreen<Subject>(
  definition: HeldAction<Subject> | undefined,
  { onDone, reopen }: HeldActionScreen<Subject>,
) {
  const notify = useEffectEvent(onDone)
  const openForm = useEffectEvent((subject: Subject) => reopen?.(subject) ?? false)
  useEffect(() => {
    if (!definition) return
    return heldActions.show<Subject>(definition, {
      onDone: () => notify(),
      reopen: (subject) => openForm(subject),
    })
  }, [definition])
}
