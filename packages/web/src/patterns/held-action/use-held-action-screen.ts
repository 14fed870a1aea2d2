import { useEffect, useEffectEvent } from 'react'
import type { HeldAction } from './define-held-action.ts'
import type { HeldActionScreen } from './held-action-list.ts'
import { bars } from './held-actions.tsx'

/** Connects a screen to an action that it starts; undefined where the action does not wait. */
export function useHeldActionScreen<Subject>(
  definition: HeldAction<Subject> | undefined,
  { reload, reopen }: HeldActionScreen<Subject>,
) {
  const reloadScreen = useEffectEvent(reload)
  const openForm = useEffectEvent((subject: Subject) => reopen?.(subject) ?? false)
  const module = bars.useModule()
  useEffect(() => {
    if (!definition || !module) return
    return module.heldActions.show<Subject>(definition, {
      reload: () => reloadScreen(),
      reopen: (subject) => openForm(subject),
    })
  }, [definition, module])
}
