import { expect, test } from 'vitest'
import { createActor, emit, setup } from 'xstate'
import { scriptedActor } from './scripted-actor.ts'

/** Loads at the start and on request, and emits each outcome. */
const machine = setup({
  types: { emitted: {} as { type: 'loaded' } | { type: 'failed' } },
  actors: { load: scriptedActor<string>([{ error: 'offline' }, { output: 'here' }], 0) },
}).createMachine({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'idle', actions: emit({ type: 'loaded' }) },
        onError: { target: 'idle', actions: emit({ type: 'failed' }) },
      },
    },
    idle: { on: { reload: 'loading' } },
  },
})

test('each call takes the next answer, the last answer repeats, a new actor starts again', async () => {
  for (const _ of ['first actor', 'second actor']) {
    const events: string[] = []
    const actor = createActor(machine)
    actor.on('*', ({ type }) => {
      events.push(type)
      if (events.length < 3) setTimeout(() => actor.send({ type: 'reload' }))
      else actor.stop()
    })
    actor.start()
    await expect.poll(() => events).toEqual(['failed', 'loaded', 'loaded'])
  }
})
