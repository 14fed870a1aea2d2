import { createStore } from '../stored/store.ts'
import { now, today } from './clock.ts'

const MINUTE = 60_000

let minute = 0

// One timer for the page, and none while nothing shows an age.
const clock = createStore(() => minute, {
  server: () => 0,
  watch: (notify) => {
    const tick = () => {
      minute = now().getTime()
      notify()
    }
    tick()
    const timer = setInterval(tick, MINUTE)
    return () => clearInterval(timer)
  },
})

/** The time in milliseconds, renewed once a minute. */
export const useMinute = (): number => clock.useValue()

/** Calls back when a day in India begins, at most a minute late. */
export function onNewDay(callback: () => void): () => void {
  let day = today()
  return clock.subscribe(() => {
    const before = day
    day = today()
    if (day !== before) callback()
  })
}
