import { now } from '#platform/browser/clock'

/** Milliseconds after which a window that gets the focus again may show old data. */
const AWAY = 60_000

/** Calls back when the window gets the focus again after more than a minute. Returns the cleanup. */
export function onFocusAgain(callback: () => void): () => void {
  let leftAt = Number.POSITIVE_INFINITY
  const leave = () => {
    leftAt = now().getTime()
  }
  const come = () => {
    const isLong = now().getTime() - leftAt > AWAY
    leftAt = Number.POSITIVE_INFINITY
    if (isLong) callback()
  }
  addEventListener('blur', leave)
  addEventListener('focus', come)
  return () => {
    removeEventListener('blur', leave)
    removeEventListener('focus', come)
  }
}
