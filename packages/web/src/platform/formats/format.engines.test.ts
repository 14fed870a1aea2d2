import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Locale data as WebKitGTK 2.50 has it: days with slashes or hyphens, 'Sept', 'T' for a thousand, '-0'. */
const webkit = {
  DateTimeFormat: class {
    format = () => '11/14/2026'
    formatToParts = () => [
      { type: 'day', value: '14' },
      { type: 'literal', value: '-' },
      { type: 'month', value: 'Sept' },
      { type: 'literal', value: '-' },
      { type: 'year', value: '2026' },
    ]
    resolvedOptions = () => ({ locale: 'en-IN', timeZone: 'Asia/Calcutta' })
  },
  NumberFormat: class {
    format = () => '-0T'
    formatToParts = () => [{ type: 'integer', value: '-0' }]
  },
}

const engineText = () => '14-Sept-2026, 6:30:00 PM'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('Intl', { ...webkit, Collator: Intl.Collator })
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
    vi.spyOn(Date.prototype, name).mockImplementation(engineText)
  }
  vi.spyOn(Number.prototype, 'toLocaleString').mockImplementation(() => '-0T')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const MOMENT = '2026-09-14T13:05:00Z'

test('every format is the same in every engine', async () => {
  const format = {
    ...(await import('./format.ts')),
    ...(await import('./public-date.ts')),
    ...(await import('./format-money.ts')),
  }
  const { complaintsDue } = await import('../api/complaints.ts')
  // By function name, so that a new function is not forgotten.
  const shown: Record<string, string | number> = {
    formatText: format.formatText(7),
    toSentence: format.toSentence('is before'),
    formatNumber: format.formatNumber(-1234567.891),
    numberDecimals: format.numberDecimals(5.74),
    formatMoney: format.formatMoney(-123456.5),
    moneyDecimals: format.moneyDecimals(5.7),
    formatGain: format.formatGain(8542.5),
    formatWholeGain: format.formatWholeGain(-742.4),
    formatPercent: format.formatPercent(24.374),
    formatCompactMoney: format.formatCompactMoney(1200),
    formatDate: format.formatDate(MOMENT),
    formatDateTime: format.formatDateTime(MOMENT),
    formatMonth: format.formatMonth('2026-09-30'),
    formatShortMonth: format.formatShortMonth('2026-09-30'),
    formatShortDay: format.formatShortDay('2026-09-14'),
    formatCount: format.formatCount(100000, 'result'),
    formatFileSize: format.formatFileSize(2 * 1024 * 1024 + 1),
  }
  expect(shown).toEqual({
    formatText: '7',
    toSentence: 'Is before',
    formatNumber: '−12,34,567.89',
    numberDecimals: 2,
    formatMoney: '−₹1,23,456.50',
    moneyDecimals: 2,
    formatGain: '+₹8,542.50',
    formatWholeGain: '−742',
    formatPercent: '24.37%',
    formatCompactMoney: '₹1.2K',
    formatDate: '14 Sep 2026',
    formatDateTime: '14 Sep 2026, 6:35 pm',
    formatMonth: 'September 2026',
    formatShortMonth: 'Sep 2026',
    formatShortDay: '14 Sep',
    formatCount: '1,00,000 results',
    formatFileSize: '2.01 MB',
  })
  const functions = Object.entries(format).flatMap(([name, value]) =>
    typeof value === 'function' ? [name] : [],
  )
  expect(Object.keys(shown).toSorted()).toEqual(functions.toSorted())
  expect(complaintsDue(new Date('2026-10-02T00:00:00Z'), null)).toBe('September 2026')
})

test('a blog has the same date and position in every engine', async () => {
  const { entriesOf } = await import('../../site/blogs/blogs.model.ts')
  const blog = { text: 'Title', categories: [], htmlPageLink: 'https://files.example/1.html' }
  const entries = entriesOf([
    { ...blog, id: 1, publishedDate: '2026-09-04' },
    { ...blog, id: 2, publishedDate: MOMENT },
  ] as unknown as Parameters<typeof entriesOf>[0])
  expect(entries.map(({ title, date }) => [title, date])).toEqual([
    ['Title', '14 Sep 2026'],
    ['Title', '04 Sep 2026'],
  ])
})
