import { toaster } from '#ui/toaster'
import type { HeldAction } from './define-held-action.ts'
import { bars } from './held-actions.tsx'

export { defineHeldAction, type HeldAction } from './define-held-action.ts'
export { HeldActions } from './held-actions.tsx'
export { useHeldActionScreen } from './use-held-action-screen.ts'

/** Starts the wait of an action, which survives its screen. Rejects if its bar cannot be downloaded. */
export async function holdAction<Subject>(definition: HeldAction<Subject>, subject: Subject): Promise<void> {
  const { heldActions } = await bars.load()
  heldActions.hold(definition, subject)
}

/** Starts the wait of a confirmed action, then closes its question; it stays open if the wait cannot start. */
export const holdConfirmed = <Subject>(
  definition: HeldAction<Subject>,
  subject: Subject,
  close: () => void,
) =>
  holdAction(definition, subject).then(close, (error) => toaster.error({ title: definition.failure(error) }))

/** The bar of the action that was started last, for the focus. */
export const heldActionBar = () =>
  [...document.querySelectorAll<HTMLElement>('[data-held-action]')].at(-1) ?? null
