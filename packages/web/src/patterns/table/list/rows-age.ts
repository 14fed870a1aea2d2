import { formatCount } from '#platform/formats/format'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago something was done: 'Updated 2 min ago'. */
export function formatAge(doneAt: Date, now: number, verb = 'Updated'): string {
  const age = now - doneAt.getTime()
  if (age < MINUTE) return `${verb} just now`
  if (age < HOUR) return `${verb} ${Math.floor(age / MINUTE)} min ago`
  if (age < DAY) return `${verb} ${Math.floor(age / HOUR)} h ago`
  return `${verb} ${formatCount(Math.floor(age / DAY), 'day')} ago`
}
