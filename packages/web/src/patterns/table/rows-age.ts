import { formatCount } from '#platform/format'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago rows were loaded: 'Updated 2 min ago'. */
export function formatAge(loadedAt: Date, now: number): string {
  const age = now - loadedAt.getTime()
  if (age < MINUTE) return 'Updated just now'
  if (age < HOUR) return `Updated ${Math.floor(age / MINUTE)} min ago`
  if (age < DAY) return `Updated ${Math.floor(age / HOUR)} h ago`
  return `Updated ${formatCount(Math.floor(age / DAY), 'day')} ago`
}
