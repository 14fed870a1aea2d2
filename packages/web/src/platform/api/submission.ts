import { markUnsent } from '@tarang/machines/failed-outcome'
import { config } from '../config.ts'

const keys = new WeakMap<object, string>()

/**
 * Sends a submission with an `Idempotency-Key`, which stays the same until it succeeds: another attempt with
 * the same values gets the first result. `values` are compared by identity; texts have a new key each time.
 * Without extensions no key is sent, because the API may not allow the header.
 */
export async function submitOnce<Result>(
  values: unknown,
  submission: (idempotencyKey: string | undefined) => Promise<Result>,
  isKeyed = hasKeys(),
): Promise<Result> {
  const send = noteUnsent(submission)
  if (!isKeyed) return send(undefined)
  if (typeof values !== 'object' || values === null) return send(createKey())
  const key = keys.get(values) ?? createKey()
  keys.set(values, key)
  const result = await send(key)
  keys.delete(values)
  return result
}

/** The key of an attempt with these values that has not succeeded. */
export const submissionKey = (values: object): string | undefined => keys.get(values)

/** Sends these values under the key of an earlier attempt. */
export const resumeSubmission = (values: object, key: string) => void keys.set(values, key)

/** Whether a submission has a key, so that repeating it does it once. */
export const hasKeys = (): boolean => config.extensions

const noteUnsent =
  <Arguments extends unknown[], Result>(call: (...given: Arguments) => Promise<Result>) =>
  async (...given: Arguments): Promise<Result> => {
    const isOffline = !navigator.onLine
    try {
      return await call(...given)
    } catch (error) {
      if (isOffline) markUnsent(error)
      throw error
    }
  }

/** `crypto.randomUUID` exists only on secure origins. */
const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
