import { afterEach, expect, test, vi } from 'vitest'
import { canShare, share } from './share-sheet.ts'

const shared = { title: 'A title', url: 'https://tarang.example/a' }

afterEach(() => vi.unstubAllGlobals())

test('a browser without a share sheet cannot share', () => {
  vi.stubGlobal('navigator', {})
  expect(canShare()).toBe(false)
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
