import { createActor } from '@tarang/machines/create-actor'
import { loginCases } from '@tarang/machines/login/cases'
import { expect, test } from 'vitest'
import { setup } from 'xstate'
import type { Chart } from '../chart/layout.ts'
import type { PanelState } from '../protocol.ts'
import { PreviewController, unanswered } from './preview-controller.ts'
import { markMachineStory } from './story-run.ts'

let states: PanelState[] = []
const controller = new PreviewController(
  (state) => states.push(state),
  async () => ({}) as Chart,
)

const turn = () => new Promise((done) => setTimeout(done, 20))

/** What the panel shows after everything that is pending. */
async function panel(): Promise<PanelState> {
  states = []
  controller.request({ type: 'state' })
  await expect.poll(() => states.at(-1)?.shown?.chart, { timeout: 30_000 }).toBeTruthy()
  await turn()
  return states.at(-1) as PanelState
}

const actors = { requestCode: unanswered, resendCode: unanswered, verifyCode: unanswered }
const login = markMachineStory(loginCases.machine.provide({ actors: actors as never }))
const start = () => createActor(login, { input: {} }).start()
const phone = { type: 'phone.submit', phoneNumber: '9820012345' } as const
const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
})

test('shows each event of an actor with its transitions, and resumes from an earlier moment', async () => {
  controller.reset()
  const actor = start()
  actor.send(phone)
  actor.send({ type: 'phone.change' })
  const { shown } = await panel()
  expect(shown?.moments.map(({ event, value }) => [event, value])).toEqual([
    ['xstate.init', 'enteringPhone'],
    ['phone.submit', 'requestingCode'],
    ['phone.change', 'enteringPhone'],
  ])
  expect(shown?.moments[1]?.ways).toEqual(['enteringPhone --phone.submit#0--> requestingCode'])
  expect(shown?.offers.map(({ name }) => name)).toContain('phone.submit:good')

  controller.request({ type: 'resume', key: shown?.key ?? '', n: 1 })
  expect(start().getSnapshot().value).toBe('requestingCode')
  // Only the next actor resumes.
  expect(start().getSnapshot().value).toBe('enteringPhone')
})

test('shows the actor of the last event, or the chosen one', async () => {
  controller.reset()
  const first = createActor(lamp).start()
  start()
  expect((await panel()).shown?.machine).toBe('lamp')
  const second = createActor(lamp).start()
  second.send({ type: 'press' })
  const { shown, actors: all } = await panel()
  expect(all.map(({ machine }) => machine)).toEqual(['lamp', 'login', 'lamp'])
  expect(shown?.key).toBe(all[2]?.key)

  controller.request({ type: 'show', key: all[1]?.key ?? '' })
  first.send({ type: 'press' })
  expect((await panel()).shown?.machine).toBe('login')
  // The choice ends with its actor.
  controller.reset()
  createActor(lamp).start()
  expect((await panel()).shown?.machine).toBe('lamp')
})

test('replays a committed path and compares each step', async () => {
  controller.reset()
  start()
  const { shown } = await panel()
  const path = shown?.paths[0]
  controller.request({ type: 'replay', key: shown?.key ?? '', path: path?.id ?? '' })
  start()
  for (let n = 0; n < (path?.length ?? 0); n++) controller.request({ type: 'step' })
  expect((await panel()).replay).toMatchObject({ at: path?.length, failed: 0, next: null })
  controller.request({ type: 'leave' })
  start()
  expect((await panel()).replay).toBeNull()
})
