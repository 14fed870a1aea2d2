import { afterEach, expect, test, vi } from 'vitest'
import { config as pageConfig } from '../config.ts'
import { PAGE_DATA_ELEMENT_ID, pageDataOfDocument } from './page-data.ts'

const config = pageConfig as { -readonly [Key in keyof typeof pageConfig]: (typeof pageConfig)[Key] }
const NOW = new Date('2026-11-20T10:00:00+05:30')

function write(attributes = '', sent: number | null = NOW.getTime(), redirectCount = 0) {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ELEMENT_ID}"${attributes}>{"blogs":{"data":[]}}</script>`
  const serverTiming = sent === null ? [] : [{ name: 'sent', duration: sent }]
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming, redirectCount }] as never)
  vi.setSystemTime(NOW)
  return pageDataOfDocument()
}

afterEach(() => {
  vi.useRealTimers()
  config.pageMaxAge = 60
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

test('reads the data of a resource, and nothing of another', () => {
  const page = write()
  expect(page?.read('blogs', undefined, async () => [])).toEqual({ data: [] })
  expect(page?.read('explore', undefined, async () => [])).toBeUndefined()
})

test('a page is old after the age that the configuration allows', () => {
  const age = config.pageMaxAge * 1000
  expect(write()?.isOld).toBe(false)
  expect(write('', NOW.getTime() - age + 1000)?.isOld).toBe(false)
  expect(write('', NOW.getTime() - age - 1000)?.isOld).toBe(true)
  config.pageMaxAge = 300
  expect(write('', NOW.getTime() - age - 1000)?.isOld).toBe(false)
  expect(write('', NOW.getTime() - 301_000)?.isOld).toBe(true)
})

test('a page after a redirect answers a form, and has to load what is this visitor’s', () => {
  expect(write('', NOW.getTime(), 1)?.isOld).toBe(true)
})

test('a page without a time of sending is not old', () => {
  expect(write('', null)?.isOld).toBe(false)
})

test('a file may be of any age', () => {
  expect(write(' data-age="unknown"')?.isOld).toBe(true)
})

test('a page without data is not one of a server', () => {
  expect(pageDataOfDocument()).toBeNull()
})
