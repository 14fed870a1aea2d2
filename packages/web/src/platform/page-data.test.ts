import { afterEach, expect, test, vi } from 'vitest'
import { PAGE_DATA_ELEMENT_ID, pageDataOfDocument } from './page-data.ts'

const NOW = new Date('2026-11-20T10:00:00+05:30')

function write(attributes = '', lastModified = NOW) {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ELEMENT_ID}"${attributes}>{"blogs":{"data":[]}}</script>`
  // As browsers write it: local time, without a zone.
  const text = `${lastModified.toLocaleDateString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' })} ${lastModified.toLocaleTimeString('en-GB')}`
  Object.defineProperty(document, 'lastModified', { configurable: true, value: text })
  vi.setSystemTime(NOW)
  return pageDataOfDocument()
}

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
  Reflect.deleteProperty(document, 'lastModified')
})

test('reads what a resource loaded, and nothing of another', () => {
  const page = write()
  expect(page?.read('blogs', undefined, async () => [])).toEqual({ data: [] })
  expect(page?.read('explore', undefined, async () => [])).toBeUndefined()
})

test('a page that has just been sent is not old, and one older than a minute is', () => {
  expect(write()?.isOld).toBe(false)
  expect(write('', new Date(NOW.getTime() - 59_000))?.isOld).toBe(false)
  expect(write('', new Date(NOW.getTime() - 62_000))?.isOld).toBe(true)
})

test('a file may be of any age', () => {
  expect(write(' data-age="unknown"')?.isOld).toBe(true)
})

test('a page without data is not one of a server', () => {
  expect(pageDataOfDocument()).toBeNull()
})
