import { fakeActor } from '@tarang/flow-testing'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  createResourceMachine,
  failedSnapshot,
  loadedSnapshot,
  type ResourceEmitted,
  resourceView,
} from './index.ts'

function start() {
  const load = fakeActor<string, { request: { id: number } }>()
  const actors = { load: load.logic, refresh: load.logic }
  const resource = createActor(createResourceMachine<string, { id: number }>().provide({ actors }), {
    input: { id: 7 },
  })
  const emitted: ResourceEmitted<string>[] = []
  resource.on('*', (event) => emitted.push(event))
  resource.start()
  return { resource, calls: load.calls, emitted, view: () => resourceView(resource.getSnapshot()) }
}

test('loads the requested module', async () => {
  const { calls, emitted, view } = start()
  expect(view()).toEqual({ status: 'loading', data: null, error: null })
  expect(calls[0]?.input).toEqual({ request: { id: 7 } })
  await calls[0]?.answer('seven')
  expect(view()).toEqual({ status: 'ready', data: 'seven', error: null })
  expect(emitted).toEqual([{ type: 'loaded', data: 'seven' }])
})

test('refreshes behind the shown rows, and leaves it when that fails', async () => {
  const { resource, calls, emitted, view } = start()
  await calls[0]?.answer('seven')
  resource.send({ type: 'resource.refresh' })
  expect(view()).toEqual({ status: 'ready', data: 'seven', error: null })
  const offline = new Error('offline')
  await calls[1]?.fail(offline)
  expect(view()).toEqual({ status: 'ready', data: 'seven', error: null })
  resource.send({ type: 'resource.refresh' })
  await calls[2]?.answer('eight')
  expect(view()).toEqual({ status: 'ready', data: 'eight', error: null })
  expect(emitted).toEqual([
    { type: 'loaded', data: 'seven' },
    { type: 'outdated', error: offline },
    { type: 'loaded', data: 'eight' },
  ])
})

describe('a start with data that were loaded elsewhere', () => {
  const machine = createResourceMachine<string, { id: number }>()

  function startFrom(snapshot: ReturnType<typeof loadedSnapshot<string, { id: number }>>) {
    const load = fakeActor<string, { request: { id: number } }>()
    const resource = createActor(machine.provide({ actors: { load: load.logic } }), {
      input: { id: 7 },
      snapshot,
    })
    resource.start()
    return { resource, calls: load.calls, view: () => resourceView(resource.getSnapshot()) }
  }

  test('loads nothing, until it is asked to', async () => {
    const { resource, calls, view } = startFrom(loadedSnapshot(machine, { id: 7 }, 'seven'))
    expect(view()).toEqual({ status: 'ready', data: 'seven', error: null })
    expect(calls).toEqual([])
    resource.send({ type: 'resource.reload' })
    expect(calls[0]?.input).toEqual({ request: { id: 7 } })
    await calls[0]?.answer('eight')
    expect(view().data).toBe('eight')
  })

  test('knows of a failure there, and loads when asked', async () => {
    const away = new Error('away')
    const { resource, calls, view } = startFrom(failedSnapshot(machine, { id: 7 }, away))
    expect(view()).toEqual({ status: 'failed', data: null, error: away })
    resource.send({ type: 'resource.reload' })
    await calls[0]?.answer('seven')
    expect(view()).toEqual({ status: 'ready', data: 'seven', error: null })
  })
})
