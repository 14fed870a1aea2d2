import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Runs the garbage collector. */
export async function collectGarbage(): Promise<void> {
  // Objects that live until the end of a turn need another run.
  for (let run = 0; run < 3; run += 1) {
    collect()
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
