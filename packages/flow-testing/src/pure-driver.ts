import type { Cases } from './cases.ts'
import type { MakeDriver } from './driver.ts'
import { contextText, effectsText, expectationOf, pureMachine } from './pure-machine.ts'

/** Runs paths on the machine as a function. */
export function pureDriver(cases: Cases): MakeDriver {
  const machine = pureMachine(cases)
  return async (path) => {
    let result = machine.start(path.input)
    return {
      perform: async (event) => {
        result = machine.step(result.snapshot, event)
      },
      observe: async () => ({
        ...expectationOf(cases, result),
        detail: `${contextText(result.snapshot)} ${effectsText(result)}`,
        covered: result.covers,
      }),
      dispose: async () => {},
    }
  }
}
