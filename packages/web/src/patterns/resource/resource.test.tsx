import { act, renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineResource, useResource } from './index.ts'

const load = vi.fn<(id: number, options: { readonly signal: AbortSignal }) => Promise<string>>()
const fund = defineResource<string, number>({ load, warning: 'The fund could not be loaded.' })
const warn = vi.spyOn(console, 'warn')

beforeEach(() => {
  load.mockReset().mockResolvedValue('Nilgiri')
  warn.mockReset().mockImplementation(() => {})
})
afterEach(() => warn.mockReset())

const show = (onLoaded?: (data: string) => void) =>
  renderHook(() => useResource(fund, { request: 7, ...(onLoaded && { onLoaded }) }), { wrapper: StrictMode })

test('loads what is requested, and passes it on', async () => {
  const onLoaded = vi.fn()
  const { result } = show(onLoaded)
  expect(result.current).toMatchObject({ isLoading: true, data: null, error: null })
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: 'Nilgiri' }))
  expect(load.mock.calls.every(([id]) => id === 7)).toBe(true)
  expect(onLoaded.mock.calls).toEqual([['Nilgiri']])
  expect(warn).not.toHaveBeenCalled()
})

test('warns of a failure, and a retry loads again', async () => {
  const refusal = new Error('refused')
  load.mockRejectedValue(refusal)
  const { result } = show()
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', error: refusal, data: null }))
  expect(warn.mock.calls).toEqual([['The fund could not be loaded.', refusal]])
  load.mockResolvedValue('Nilgiri')
  act(() => result.current.retry())
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', error: null, data: 'Nilgiri' }))
})

test('keeps what was loaded when a later load fails', async () => {
  const { result } = show()
  await waitFor(() => expect(result.current.data).toBe('Nilgiri'))
  load.mockRejectedValue(new Error('refused'))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', data: 'Nilgiri' }))
})

test('leaving aborts the load, and warns of nothing', async () => {
  load.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const { unmount } = show()
  await waitFor(() => expect(load).toHaveBeenCalled())
  unmount()
  await waitFor(() => expect(load.mock.calls.every(([, { signal }]) => signal.aborted)).toBe(true))
  expect(warn).not.toHaveBeenCalled()
})
