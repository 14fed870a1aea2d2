import { act, renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PageDataContext } from '#platform/loading/page-data'
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

test('loads the requested rows, and passes it on', async () => {
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

test('loads another request, without the data of the earlier one; an equal one is no other', async () => {
  const codes = vi.fn(async (wanted: { readonly codes: readonly string[] }) => wanted.codes.join())
  const several = defineResource<string, { readonly codes: readonly string[] }>({ load: codes })
  const { result, rerender } = renderHook(
    (request: { codes: readonly string[] }) => useResource(several, { request }),
    { initialProps: { codes: ['A'] } },
  )
  await waitFor(() => expect(result.current.data).toBe('A'))
  rerender({ codes: ['A'] })
  expect(result.current.data).toBe('A')
  rerender({ codes: ['A', 'B'] })
  expect(result.current).toMatchObject({ isLoading: true, data: null })
  await waitFor(() => expect(result.current.data).toBe('A,B'))
  expect(codes).toHaveBeenCalledTimes(2)
})

test('keeps the loaded data when a later load fails', async () => {
  const { result } = show()
  await waitFor(() => expect(result.current.data).toBe('Nilgiri'))
  load.mockRejectedValue(new Error('refused'))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', data: 'Nilgiri' }))
})

describe('on a page that a server rendered', () => {
  const page = (isOld: boolean) => ({ read: () => ({ data: 'Nilgiri' }), isOld })
  const name = 'fund'
  const named = defineResource<string, number>({ name, load })
  const Fund = () => useResource(named, { request: 7 }).data

  async function hydrate(isOld: boolean) {
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = 'Nilgiri'
    await act(async () => {
      hydrateRoot(
        root,
        <PageDataContext value={page(isOld)}>
          <Fund />
        </PageDataContext>,
      )
    })
    return root
  }

  test('nothing is loaded again', async () => {
    const root = await hydrate(false)
    expect(root.textContent).toBe('Nilgiri')
    expect(load).not.toHaveBeenCalled()
  })

  test('that may be old, its data are refreshed', async () => {
    load.mockResolvedValue('Palani')
    const root = await hydrate(true)
    await waitFor(() => expect(root.textContent).toBe('Palani'))
    expect(load).toHaveBeenCalledTimes(1)
  })
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
