import type { Cases } from './cases.ts'
import type { MakeDriver } from './driver.ts'
import { contextText, effectsText, pureMachine, seen } from './pure-machine.ts'

/** Walks paths on the machine as a function: nothing runs. */
export function pureDriver(cases: Cases): MakeDriver {
  const machine = pureMachine(cases)
  return async (path) => {
    let taken = machine.start(path.input)
    return {
      perform: async (event) => {
        taken = machine.take(taken.snapshot, event)
      },
      observe: async () => ({
        ...seen(cases, taken),
        detail: `${contextText(taken.snapshot)} ${effectsText(taken)}`,
        covered: taken.covers,
      }),
      dispose: async () => {},
    }
  }
}
