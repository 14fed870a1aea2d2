import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createResourceMachine } from './resource/index.ts'
import { inTurn } from './story-kit.ts'

test('calls take their turns, and the last one stays', async () => {
  const load = inTurn<string, { request: undefined }>([{ error: 'offline' }, { output: 'here' }], 0)
  const machine = createResourceMachine<string, undefined>().provide({ actors: { load } })
  for (const _ of ['opened', 'opened again']) {
    const told: string[] = []
    const resource = createActor(machine, { input: undefined })
    resource.on('*', ({ type }) => {
      told.push(type)
      if (told.length < 3) setTimeout(() => resource.send({ type: 'resource.reload' }))
      else resource.stop()
    })
    resource.start()
    await expect.poll(() => told).toEqual(['failed', 'loaded', 'loaded'])
  }
})
