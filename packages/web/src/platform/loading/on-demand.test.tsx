import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChunkLoadError } from './chunks.ts'
import { type OnDemand, onDemand } from './on-demand.ts'

interface Part {
  readonly words: string
}

function Words({ part }: { part: OnDemand<Part> }) {
  return <p>{part.useModule()?.words ?? 'not yet'}</p>
}

test('is loaded when the page is idle, once, and then drawn', async () => {
  const load = vi.fn(async () => ({ words: 'here' }))
  const part = onDemand<Part>(load)
  render(
    <>
      <Words part={part} />
      <Words part={part} />
    </>,
  )
  expect(screen.getAllByText('not yet')).toHaveLength(2)
  expect(part.loaded()).toBeUndefined()
  expect(await screen.findAllByText('here')).toHaveLength(2)
  expect(part.loaded()).toEqual({ words: 'here' })
  load.mockClear()
  render(<Words part={part} />)
  expect(screen.getAllByText('here')).toHaveLength(3)
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(load).not.toHaveBeenCalled()
})

test('a requested module is loaded at once, and again after a failure', async () => {
  const load = vi.fn<() => Promise<Part>>().mockRejectedValueOnce(new TypeError('offline'))
  load.mockResolvedValue({ words: 'here' })
  const part = onDemand<Part>(load)
  await expect(part.load()).rejects.toThrow(ChunkLoadError)
  const [one, other] = await Promise.all([part.load(), part.load()])
  expect([one, other]).toEqual([{ words: 'here' }, { words: 'here' }])
  expect(load).toHaveBeenCalledTimes(2)
})

test('an idle download that fails shows no message, and is no reason to reload the page', async () => {
  const part = onDemand<Part>(vi.fn<() => Promise<Part>>().mockRejectedValue(new TypeError('offline')))
  const error = vi.spyOn(console, 'error')
  const asked = vi.spyOn(globalThis, 'fetch')
  render(<Words part={part} />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(screen.getByText('not yet')).toBeDefined()
  expect(error).not.toHaveBeenCalled()
  // A page that may reload asks the server whether there is a newer one.
  expect(asked).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
