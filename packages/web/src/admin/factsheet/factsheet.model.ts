import { isRecord } from '@tarang/machines/unknown-json'
import { calendarDay } from '@tarang/machines/wire-date'
import type { StrategyDetails } from '@tarang/sdk'
import { closedTradesOf, openTradesOf } from '../strategy/parts.ts'

/** The day of the newest thing that the data know: a change, an entry or an exit; null if they know none. */
export function dataCutOff(details: StrategyDetails): string | null {
  const dates = [...closedTradesOf(details), ...openTradesOf(details)].flatMap(({ entryDate, exitDate }) => [
    entryDate,
    exitDate,
  ])
  return [details.modifiedOn, ...dates]
    .flatMap((date) => calendarDay(date) ?? [])
    .reduce<string | null>((last, day) => (last === null || day > last ? day : last), null)
}

/** The same data as the same text, whatever the order of their fields. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (!isRecord(value)) return value
  const names = Object.keys(value).sort()
  return Object.fromEntries(names.map((name) => [name, canonical(value[name])]))
}

/** The SHA-256 of the strategy's data, in hexadecimal; null where the browser has none, as on an insecure origin. */
export async function contentHash(details: StrategyDetails): Promise<string | null> {
  // Absent on an insecure origin, whatever its type says.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return null
  const text = new TextEncoder().encode(JSON.stringify(canonical(details)))
  const bytes = new Uint8Array(await subtle.digest('SHA-256', text))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
