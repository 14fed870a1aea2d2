import { afterEach, expect, test, vi } from 'vitest'
import { canShare, copyText, share } from './share.ts'

const shared = { title: 'A title', url: 'https://tarang.example/a' }

afterEach(() => vi.unstubAllGlobals())

test('without a sheet of the system there is no sharing, and without a clipboard no copying', async () => {
  vi.stubGlobal('navigator', {})
  expect(canShare()).toBe(false)
  expect(await copyText('a text')).toBe(false)
})

test('a clipboard that refuses, as all do outside of a click, is no error', async () => {
  const writeText = vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('a text')).toBe(false)
  writeText.mockResolvedValue(undefined)
  expect(await copyText('a text')).toBe(true)
  expect(writeText).toHaveBeenLastCalledWith('a text')
})

test('closing the sheet is no failure, and anything else is', async () => {
  const sheet = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
  vi.stubGlobal('navigator', { share: sheet })
  expect(canShare()).toBe(true)
  await share(shared)
  expect(sheet).toHaveBeenCalledWith(shared)
  sheet.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await expect(share(shared)).rejects.toThrow('no')
})
