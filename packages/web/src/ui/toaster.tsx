import { onDemand } from '#platform/on-demand'

/** One toast's words. */
export interface ToastWords {
  readonly title: string
  readonly description?: string
}

const toasts = onDemand(() => import('./toasts.tsx'))

/** What was said before the toasts were loaded. */
const waiting: (ToastWords & { readonly type: string })[] = []

async function showWaiting() {
  try {
    const { store } = await toasts.preload()
    for (const toast of waiting.splice(0)) store.create(toast)
  } catch {
    addEventListener('online', showWaiting, { once: true })
  }
}

const show = (type: 'success' | 'error' | 'info') => (words: ToastWords) => {
  waiting.push({ ...words, type })
  void showWaiting()
}

/** Shows toasts at the top right: `toaster.success({ title })`, `toaster.error({ title })`. */
export const toaster = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  /** Removes all toasts. */
  remove() {
    waiting.length = 0
    toasts.loaded()?.store.remove()
  },
}

/** The container of the toasts; rendered once per site. */
export function Toaster() {
  const module = toasts.useModule()
  return module ? <module.Toasts /> : null
}
