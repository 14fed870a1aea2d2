import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { createResourceMachine } from './resource/index.ts'
import { answering, inTurn } from './story-kit.ts'

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

test('an answer comes after a while', async () => {
  const actor = createActor(answering('here', 1), { input: undefined }).start()
  expect(await toPromise(actor)).toBe('here')
})
