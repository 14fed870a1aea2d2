import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './clipboard.ts'

afterEach(() => vi.unstubAllGlobals())

test('a browser without a clipboard cannot copy', async () => {
  vi.stubGlobal('navigator', {})
  expect(await copyText('a text')).toBe(false)
})

test('a clipboard that refuses, as outside a click, is no error', async () => {
  const writeText = vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('a text')).toBe(false)
  writeText.mockResolvedValue(undefined)
  expect(await copyText('a text')).toBe(true)
  expect(writeText).toHaveBeenLastCalledWith('a text')
})
