import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatDateTime } from '#platform/formats/console-date'
import { partsOfText } from '#platform/formats/figures'
import { DateTime } from './date-time.tsx'

test('a time in India has its UTC on hover', () => {
  const { container } = render(<DateTime value="2025-01-10T18:30:00+05:30" />)
  const time = container.querySelector('time')
  expect([time?.getAttribute('datetime'), time?.title]).toEqual([
    '2025-01-10T13:00:00.000Z',
    '2025-01-10 13:00 UTC',
  ])
  expect(container.textContent).toBe(formatDateTime('2025-01-10T18:30:00+05:30'))
})

test.each([
  ['2025-01-10', formatDateTime('2025-01-10')],
  ['soon', 'N/A'],
  [null, 'N/A'],
])('%j is no instant, and reads %j', (value, text) => {
  const { container } = render(<DateTime value={value} />)
  expect([container.textContent, container.querySelector('time')]).toEqual([text, null])
})

test('the day and the time of day are each on one line', () => {
  const { container } = render(<DateTime value="2025-01-10T18:30:00+05:30" />)
  const parts = [...container.querySelectorAll('time span span')].map(({ textContent }) => textContent)
  expect(parts).toEqual(partsOfText(formatDateTime('2025-01-10T18:30:00+05:30')).map(({ text }) => text))
})
