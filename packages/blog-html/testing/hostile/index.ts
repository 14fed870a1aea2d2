import { taking } from './pages.ts'
import { reading } from './parsers.ts'
import { running } from './scripts.ts'

/** Every hostile body with the name of its family. The script of each sets `window.hacked`. */
export const hostileBodies: readonly { readonly name: string; readonly body: string }[] = Object.entries({
  ...running,
  ...reading,
  ...taking,
}).flatMap(([family, bodies]) => bodies.map((body, index) => ({ name: `${family} ${index + 1}`, body })))
