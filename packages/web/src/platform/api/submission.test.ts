import { expect, test } from 'vitest'
import { submitOnce } from './submission.ts'

const failing = async () => {
  throw new TypeError('Failed to fetch')
}

test('attempts with the same values have one key, until one succeeds', async () => {
  const sent: (string | undefined)[] = []
  const draft = { title: 'Markets closed on Monday' }
  const attempt = (send: () => Promise<unknown>) =>
    submitOnce(
      draft,
      (key) => {
        sent.push(key)
        return send()
      },
      true,
    ).catch(() => undefined)
  await attempt(failing)
  await attempt(failing)
  await attempt(async () => 'saved')
  await attempt(async () => 'saved again')
  const [first, second, third, fourth] = sent
  expect(first).toMatch(/^[\da-f]{32}$/)
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

test('other values have another key, and an API without extensions gets none', async () => {
  const keyOf = (values: object, hasKeys: boolean) => submitOnce(values, async (key) => key, hasKeys)
  expect(await keyOf({ title: 'A' }, true)).not.toBe(await keyOf({ title: 'A' }, true))
  expect(await keyOf({ title: 'A' }, false)).toBeUndefined()
})
