import { costs } from './costs.ts'
import { habits } from './habits.ts'
import { holdings } from './holdings.ts'
import { indices } from './indices.ts'
import { method } from './method.ts'
import { momentum } from './momentum.ts'
import { risk } from './risk.ts'
import { support } from './support.ts'

/** The sections that articles are put together from, by name. */
export const sections = {
  ...momentum,
  ...costs,
  ...risk,
  ...indices,
  ...habits,
  ...holdings,
  ...method,
  ...support,
}

export type SectionName = keyof typeof sections
