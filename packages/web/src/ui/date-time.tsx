import { formatDateTime, formatUtc, instantText } from '#platform/formats/console-date'
import { wholeFigures } from './whole-figures.tsx'

export interface DateTimeProps {
  /** A date as the API sends it. */
  value: unknown
}

/** A date with its time in India, which says on hover what it is in UTC. A calendar day has no time. */
export function DateTime({ value }: DateTimeProps) {
  const text = formatDateTime(value)
  const instant = instantText(value)
  if (instant === null) return <span>{wholeFigures(text)}</span>
  return (
    <time dateTime={instant} title={formatUtc(instant)}>
      {wholeFigures(text)}
    </time>
  )
}
