import { createPortal } from 'react-dom'
import { onDemand } from '#platform/loading/on-demand'
import { createStore } from '#platform/stored/store'
import { css } from '#styled-system/css'

/** How long a success can be taken back, in milliseconds. */
export const UNDO_DURATION = 10_000

/** The text of a toast. */
export interface ToastWords {
  readonly title: string
  readonly description?: string
  /** A button, for as long as the toast stays. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
  /** How long it stays, in milliseconds, where it differs. */
  readonly duration?: number
}

type Message = ToastWords & { readonly type: string }

/** How long a message stays when the toasts could not be loaded, in milliseconds. */
const PLAIN_DURATION = 10_000

const toasts = onDemand(() => import('./toasts.tsx'))

/** Messages that wait for the toasts to load. */
let waiting: readonly Message[] = []
/** Messages shown as plain notices, because the toasts could not be loaded: offline, or after a deployment. */
let plain: readonly Message[] = []
const notices = createStore(() => plain)
function setPlain(messages: readonly Message[]) {
  plain = messages
  notices.notify()
}

async function showWaiting() {
  try {
    const { store } = await toasts.preload()
    const messages = waiting
    waiting = []
    for (const message of messages) store.create(message)
  } catch {
    if (waiting.length === 0) return
    const messages = waiting
    waiting = []
    setPlain([...plain, ...messages])
    setTimeout(() => setPlain(plain.filter((message) => !messages.includes(message))), PLAIN_DURATION)
  }
}

const show = (type: 'success' | 'error' | 'info') => (words: ToastWords) => {
  waiting = [...waiting, { ...words, type }]
  void showWaiting()
}

/** Shows toasts at the top right: `toaster.success({ title })`, `toaster.error({ title })`. */
export const toaster = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  /** A part of the page could not be downloaded. */
  notLoaded: () => show('error')({ title: 'Failed to load this part of the page.' }),
  /** Removes all toasts. */
  remove() {
    waiting = []
    if (plain.length > 0) setPlain([])
    toasts.loaded()?.store.remove()
  },
}

const notice = css({
  position: 'fixed',
  insetInlineEnd: '4',
  top: '4',
  zIndex: 'toast',
  maxWidth: 'sm',
  layerStyle: 'surface',
  boxShadow: 'lg',
  padding: '4',
  textStyle: 'body.sm',
})

/** The container of the toasts; rendered once per site. */
export function Toaster() {
  const module = toasts.useModule()
  const messages = notices.useValue()
  return (
    <>
      {module && <module.Toasts />}
      {/* Always mounted, because screen readers announce only changes; outside the root, which a dialog hides. */}
      {createPortal(
        <div aria-live="assertive" className={messages.length > 0 ? notice : undefined}>
          {messages.map(({ title, description }, index) => (
            <p key={index}>{description ? `${title}. ${description}` : title}</p>
          ))}
        </div>,
        document.body,
      )}
    </>
  )
}
