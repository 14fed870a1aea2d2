import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import SourceStockData from './source-stock-data.tsx'

const user = userEvent.setup()

beforeEach(() => {
  history.replaceState(null, '', '/sourceStockData')
  render(<SourceStockData />)
})

test('lists the five schedulers, each with a link to its runs', async () => {
  await screen.findByText('5 results')
  const table = screen.getByRole('table', { name: 'Source Stock Data' })
  const links = within(table).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['daily stock price', '/scheduleJobStatus?scheduler=daily%20stock%20price'],
    ['technical indicator for split', '/scheduleJobStatus?scheduler=technical%20indicator%20for%20split'],
    [
      'quarterly fundamental stock data source',
      '/scheduleJobStatus?scheduler=quarterly%20fundamental%20stock%20data%20source',
    ],
    [
      'yearly fundamental stock data source',
      '/scheduleJobStatus?scheduler=yearly%20fundamental%20stock%20data%20source',
    ],
    [
      'monthly fundamental stock data source',
      '/scheduleJobStatus?scheduler=monthly%20fundamental%20stock%20data%20source',
    ],
  ])
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option')
  expect(sizes.map((size) => size.textContent)).toEqual(['5', '10', '15', '20', '50'])
})

test('a scheduler links to its runs without a page load', async () => {
  await user.click(await screen.findByRole('link', { name: 'monthly fundamental stock data source' }))
  expect(location.pathname).toBe('/scheduleJobStatus')
  expect(new URLSearchParams(location.search).get('scheduler')).toBe('monthly fundamental stock data source')
})
