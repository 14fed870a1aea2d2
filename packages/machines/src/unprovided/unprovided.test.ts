import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { unprovided } from './index.ts'

test('rejects with the name of the actor', async () => {
  const actor = createActor(unprovided<string>('loadRows'), { input: undefined })
  const outcome = toPromise(actor)
  actor.start()
  await expect(outcome).rejects.toThrow('No actor was provided for “loadRows”.')
})
