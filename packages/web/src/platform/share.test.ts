import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './clipboard.ts'
import { canShare, share } from './share.ts'

const shared = { title: 'A title', url: 'https://tarang.example/a' }

afterEach(() => vi.unstubAllGlobals())

test('a browser without a share sheet cannot share, and one without a clipboard cannot copy', async () => {
  vi.stubGlobal('navigator', {})
  expect(canShare()).toBe(false)
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

test('closing the sheet is no failure; any other error is', async () => {
  const sheet = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
  vi.stubGlobal('navigator', { share: sheet })
  expect(canShare()).toBe(true)
  await share(shared)
  expect(sheet).toHaveBeenCalledWith(shared)
  sheet.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await expect(share(shared)).rejects.toThrow('no')
})
