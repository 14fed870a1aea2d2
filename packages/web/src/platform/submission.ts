import { config } from './config.ts'

const keys = new WeakMap<object, string>()

/**
 * Sends a submission with an `Idempotency-Key`, which stays the same until it succeeds: another attempt with
 * the same values gets the first result. `values` are compared by identity; texts have a new key each time.
 * Without extensions no key is sent, because the API may not allow the header.
 */
export async function submitOnce<Result>(
  values: unknown,
  send: (idempotencyKey: string | undefined) => Promise<Result>,
  hasKeys = config.extensions,
): Promise<Result> {
  if (!hasKeys) return send(undefined)
  if (typeof values !== 'object' || values === null) return send(createKey())
  const key = keys.get(values) ?? createKey()
  keys.set(values, key)
  const result = await send(key)
  keys.delete(values)
  return result
}

/** `crypto.randomUUID` exists only on secure origins. */
const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
