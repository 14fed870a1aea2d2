import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseAway } from './outage.ts'

// Each call may wait for its database only so long in all, however many statements it takes. What it waits for
// anything else, such as a slow upload, is not counted.
const calls = new AsyncLocalStorage<{ left: number | null }>()

/** Does the work of one call. Its waits for the database are counted together. */
export const asOneCall = <Result>(work: () => Result): Result => calls.run({ left: null }, work)

/**
 * Asks the database as long as the call that it is for may still wait, and no longer than `most`; then gives up, and
 * says so to `abandon`, which is to end what still hangs. A call without patience left asks nothing more: so nothing
 * is written for one that has been refused.
 */
export async function asking<Result>(
  most: number,
  ask: () => Promise<Result>,
  abandon: () => void,
): Promise<Result> {
  const call = calls.getStore()
  const patience = call?.left ?? most
  if (patience <= 0) throw new DatabaseAway('The database took too long.')
  const began = performance.now()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(new DatabaseAway('The database took too long.'))
    abandon()
  }, patience)
  try {
    return await Promise.race([ask(), late.promise])
  } finally {
    clearTimeout(timer)
    if (call) call.left = Math.max(0, patience - (performance.now() - began))
  }
}
