import type { ActionView } from '@tarang/machines/action'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { onDemand } from '#platform/loading/on-demand'
import { useFormInHistory } from '#platform/navigation/form-in-history'
import { toaster } from '#ui/toaster'
import type { Action } from './define-action.ts'
import { isFailedOf } from './failed-action.ts'
import type { ActionCallbacks } from './running-actions.ts'

/** The dialogs and bars, which no first paint needs. */
const views = onDemand(() => import('./action-views.tsx'))

/** The dialogs and bars of every action, above the screens of the console. Unmounting it stops them. */
export function Actions() {
  const module = views.useModule()
  return module ? <module.ActionViews /> : null
}

/** Starts an action on records. Rejects if its dialogs and bars cannot be downloaded. */
export async function startAction<Item extends object>(
  action: Action<Item>,
  ...items: readonly Item[]
): Promise<void> {
  // Without a pause where they are loaded, so that the dialog takes the focus within the click.
  const { runningActions } = views.loaded() ?? (await views.load())
  runningActions.start(action, items)
}

/** Starts an action on records; a message says so if its dialogs and bars cannot be downloaded. */
export function askFor<Item extends object>(action: Action<Item>, ...items: readonly Item[]): void {
  startAction(action, ...items).catch((error: unknown) => toaster.error({ title: action.failure(error) }))
}

const neverChanges = () => () => {}

/** Connects a screen to an action, which the screen starts with `ask`. */
export function useAction<Item extends object>(
  action: Action<Item> | undefined,
  callbacks: ActionCallbacks<Item> = {},
) {
  const module = views.useModule()
  const current = useEffectEvent(() => callbacks)
  useEffect(() => {
    if (!action || !module) return
    return module.runningActions.connect<Item>(action, {
      onDone: (item, result) => current().onDone?.(item, result),
      onUnknown: () => current().onUnknown?.(),
      onSettled: (done) => current().onSettled?.(done),
      onClosed: (needsReload) => current().onClosed?.(needsReload),
    })
  }, [action, module])
  useFormInHistory(action !== undefined && module !== undefined, ({ write }) => {
    if (!write || !action || !module || !isFailedOf(action.title, write)) return false
    module.runningActions.retry(action, write, callbacks)
    return true
  })
  const view = useSyncExternalStore(
    module?.runningActions.subscribe ?? neverChanges,
    () => module?.runningActions.latest(action)?.view ?? null,
  ) as ActionView<Item> | null
  const ask = (...items: readonly Item[]) => {
    if (action) askFor(action, ...items)
  }
  const dismiss = () => action && module?.runningActions.dismiss(action)
  return { ask, dismiss, view }
}
