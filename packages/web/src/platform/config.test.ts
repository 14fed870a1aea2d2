import { expect, test } from 'vitest'
import { backtestPage } from './config.ts'

test('the backtest page takes the strategy code as one segment', () => {
  expect(backtestPage('A/B 1', 'https://b.example/{strategyCode}?of={strategyCode}')).toBe(
    'https://b.example/A%2FB%201?of=A%2FB%201',
  )
})
