import { waitFor } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LateRows } from './late-rows.tsx'

const all = Array.from({ length: 200 }, (_, index) => `Row ${index + 1}`)

let root: Root
let list: HTMLElement
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
beforeEach(() => {
  // `act` renders deferred values at once.
  environment.IS_REACT_ACT_ENVIRONMENT = false
  list = document.createElement('ol')
  root = createRoot(list)
})
afterEach(() => {
  root.unmount()
  environment.IS_REACT_ACT_ENVIRONMENT = true
})

const render = (rows: readonly string[], loaded = all) =>
  flushSync(() =>
    root.render(<LateRows rows={rows.map((row) => <li key={row}>{row}</li>)} loaded={loaded} />),
  )
const texts = () => [...list.children].map(({ textContent }) => textContent)

test('the rows come after the first paint, and the earlier ones stay until then', async () => {
  render(all.slice(20, 50))
  expect(texts()).toEqual([])
  await waitFor(() => expect(texts()).toEqual(all.slice(20, 50)))
  render(all.slice(70, 100))
  expect(texts()).toEqual(all.slice(20, 50))
  await waitFor(() => expect(texts()).toEqual(all.slice(70, 100)))
})

test('a shorter page has no row of a longer one', async () => {
  render(all.slice(20, 100))
  await waitFor(() => expect(texts()).toHaveLength(80))
  render(all.slice(190, 200))
  expect(texts()).toHaveLength(10)
  await waitFor(() => expect(texts()).toEqual(all.slice(190, 200)))
})

test('after a load the rows come at once: a deleted record is gone', async () => {
  render(all.slice(20, 50))
  await waitFor(() => expect(texts()).toEqual(all.slice(20, 50)))
  const fewer = all.filter((row) => row !== 'Row 30')
  render(fewer.slice(20, 50), fewer)
  expect(texts()).toEqual(fewer.slice(20, 50))
})
