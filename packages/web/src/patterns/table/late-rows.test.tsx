import { waitFor } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LateRows, ROWS_AT_ONCE } from './late-rows.tsx'

const loaded = Array.from({ length: 200 }, (_, index) => `Row ${index + 1}`)
const pageOf = (from: number, count: number, rows = loaded) => ({
  rows: rows.slice(from, from + count),
  loaded: rows,
  firstRowNumber: from + 1,
})

let root: Root
let list: HTMLElement
const act = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
beforeEach(() => {
  // In `act` nothing would be late.
  act.IS_REACT_ACT_ENVIRONMENT = false
  list = document.createElement('ol')
  root = createRoot(list)
})
afterEach(() => {
  root.unmount()
  act.IS_REACT_ACT_ENVIRONMENT = true
})

const draw = (page: ReturnType<typeof pageOf>) =>
  flushSync(() =>
    root.render(
      <LateRows page={page}>
        {(row, index, first) => <li key={index} value={first + index}>{`${row}, ${first + index}`}</li>}
      </LateRows>,
    ),
  )
const drawn = () => [...list.children].map(({ textContent }) => textContent)
const late = (from: number, count: number, rows = loaded) =>
  rows
    .slice(from, from + count)
    .map((row, index) => `${row}, ${from + index + 1}`)
    .slice(ROWS_AT_ONCE)

test('the rows below those of a screen come after it was painted, and the earlier ones stay until then', async () => {
  draw(pageOf(0, 50))
  expect(drawn()).toEqual([])
  await waitFor(() => expect(drawn()).toEqual(late(0, 50)))
  draw(pageOf(50, 50))
  expect(drawn()).toEqual(late(0, 50))
  await waitFor(() => expect(drawn()).toEqual(late(50, 50)))
})

test('a shorter page has no row of a longer one', async () => {
  draw(pageOf(0, 100))
  await waitFor(() => expect(drawn()).toHaveLength(100 - ROWS_AT_ONCE))
  draw(pageOf(170, 30))
  expect(drawn()).toHaveLength(30 - ROWS_AT_ONCE)
  await waitFor(() => expect(drawn()).toEqual(late(170, 30)))
})

test('after a load nothing waits: a deleted record is gone at once', async () => {
  draw(pageOf(0, 50))
  await waitFor(() => expect(drawn()).toEqual(late(0, 50)))
  const fewer = loaded.filter((row) => row !== 'Row 30')
  draw(pageOf(0, 50, fewer))
  expect(drawn()).toEqual(late(0, 50, fewer))
})
