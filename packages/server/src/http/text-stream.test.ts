import { expect, test, vi } from 'vitest'
import { streamText } from './text-stream.ts'

const noCutOff = () => {
  throw new Error('It was not cut off.')
}

test('a text is streamed while it is made', async () => {
  const second = Promise.withResolvers<void>()
  const stream = await streamText(async (write) => {
    write('one ')
    await second.promise
    write('two')
  }, noCutOff)
  const reader = stream.getReader()
  const { value } = await reader.read()
  expect(new TextDecoder().decode(value)).toBe('one ')
  second.resolve()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('two')
  expect((await reader.read()).done).toBe(true)
})

test('a failure before the first part is thrown', async () => {
  await expect(streamText(() => Promise.reject(new Error('No database.')), noCutOff)).rejects.toThrow(
    'No database.',
  )
})

test('a failure after the first part cuts the response off', async () => {
  const cutOff = vi.fn()
  const stream = await streamText(async (write) => {
    write('one')
    await Promise.resolve()
    throw new Error('No database.')
  }, cutOff)
  await expect(new Response(stream).text()).rejects.toThrow()
  expect(cutOff).toHaveBeenCalledOnce()
})

test('a producer stops when the client has gone', async () => {
  const disconnected = Promise.withResolvers<void>()
  let parts = 0
  const finished = Promise.withResolvers<void>()
  const stream = await streamText(async (write) => {
    try {
      write('one')
      await disconnected.promise
      for (;;) {
        write('more')
        parts += 1
      }
    } finally {
      finished.resolve()
    }
  }, noCutOff)
  await stream.cancel()
  disconnected.resolve()
  await finished.promise
  expect(parts).toBe(0)
})
