import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Collects what nobody holds any more, as it happens sooner or later in any program. */
export async function collectGarbage(): Promise<void> {
  // What is only held until the end of a turn takes another.
  for (let times = 0; times < 3; times += 1) {
    collect()
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
