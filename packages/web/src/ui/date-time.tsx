import { formatDateTime, formatUtc, instantText } from '#platform/formats/console-date'
import { css } from '#styled-system/css'
import { wholeFigures } from './whole-figures.tsx'

export interface DateTimeProps {
  /** A date as the API sends it. */
  value: unknown
  /** Shows the UTC below, for details; else it is shown on hover. */
  withUtc?: boolean | undefined
}

const utc = css({ display: 'block', textStyle: 'caption', color: 'fg.muted' })

/** A date with its time in India, which says what it is in UTC. A calendar day has no time. */
export function DateTime({ value, withUtc = false }: DateTimeProps) {
  const text = formatDateTime(value)
  const instant = instantText(value)
  if (instant === null) return <span>{wholeFigures(text)}</span>
  return (
    <>
      <time dateTime={instant} title={withUtc ? undefined : formatUtc(instant)}>
        {wholeFigures(text)}
      </time>
      {withUtc && <span className={utc}>{wholeFigures(formatUtc(instant))}</span>}
    </>
  )
}
