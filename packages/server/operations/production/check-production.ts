import type { GapName } from '../../src/settings-values.ts'
import { StartFailure } from '../../src/start-failure.ts'
import { type Examined, type Gap, gaps } from './gaps.ts'

/** The result of a check. */
export interface ProductionCheck {
  /** The https origin, as `NAME=value`; null where there is none, so that nothing is checked. */
  readonly origin: string | null
  /** What is neither set nor accepted. */
  readonly open: readonly Gap[]
  readonly accepted: readonly Gap[]
  /** Accepted names of what is not the case. */
  readonly unnecessary: readonly GapName[]
}

/** Lists what a server at an https origin uses in place of the real thing. */
export function checkProduction(examined: Examined): ProductionCheck {
  const { PUBLIC_ORIGIN, ADMIN_ORIGIN, ...settings } = examined.settings
  const accepted = settings.ACCEPT ?? []
  const origin =
    Object.entries({ PUBLIC_ORIGIN, ADMIN_ORIGIN })
      .find(([, at]) => at?.startsWith('https:'))
      ?.join('=') ?? null
  const found = origin === null ? [] : gaps.filter((gap) => gap.isOpen(examined))
  return {
    origin,
    open: found.filter(({ name }) => !accepted.includes(name)),
    accepted: found.filter(({ name }) => accepted.includes(name)),
    unnecessary: accepted.filter((name) => !found.some((gap) => gap.name === name)),
  }
}

/** The open gaps, each with its name and what mends it, and how to accept them; empty where none is open. */
export function linesOf({ origin, open, accepted }: ProductionCheck): string[] {
  if (open.length === 0) return []
  const names = [...accepted, ...open].map(({ name }) => name)
  const width = Math.max(...open.map(({ name }) => name.length))
  return [
    `${origin} is for real use, and this is for trying out:`,
    ...open.map(({ name, finding, remedy }) => `  ${name.padEnd(width)}  ${finding} Set ${remedy}.`),
    `Set what is missing, or accept what you want to keep: ACCEPT=${names.join(',')}`,
  ]
}

/** Throws a `StartFailure` with one line for each gap that is open. */
export function refuseOpenGaps(check: ProductionCheck): void {
  const lines = linesOf(check)
  if (lines.length > 0) throw new StartFailure(`The server does not start.\n${lines.join('\n')}`)
}
