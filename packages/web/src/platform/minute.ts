import { useSyncExternalStore } from 'react'
import { now, today } from './clock.ts'

const MINUTE = 60_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let minute = 0

const tick = () => {
  minute = now().getTime()
  for (const listener of listeners) listener()
}

// One timer for the page, and none while nothing shows an age.
const subscribe = (listener: () => void) => {
  if (listeners.size === 0) {
    minute = now().getTime()
    timer = setInterval(tick, MINUTE)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** The time in milliseconds, renewed once a minute. */
export const useMinute = (): number =>
  useSyncExternalStore(
    subscribe,
    () => minute,
    () => 0,
  )

/** Calls back when a day in India begins, at most a minute late. */
export function onNewDay(callback: () => void): () => void {
  let day = today()
  return subscribe(() => {
    const before = day
    day = today()
    if (day !== before) callback()
  })
}
