import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { usePageAddress } from '#platform/navigation/address'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { VisuallyHidden } from '#ui/visually-hidden'
import { type FoundRecord, placeOf } from './records.ts'

interface RecordNeighboursProps {
  /** The kind of the record, as its list declares it: 'Strategy'. */
  readonly kind: string
}

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const place = css({ textStyle: 'numeric', color: 'fg.muted' })

/** The way to the record before and after this one, in the order of the list it was opened from. Back still leads to the list. */
export function RecordNeighbours({ kind }: RecordNeighboursProps) {
  const [path = ''] = usePageAddress().split('?')
  // A list that loads meanwhile must not move the links under the pointer.
  const [found] = useState(() => placeOf(kind, path))
  if (!found || found.total < 2) return null
  const { position, total, previous, next } = found
  return (
    <nav aria-label={`${kind} before and after`} className={bar}>
      <Neighbour record={previous} label="Previous" />
      <p className={place}>{`${position} of ${total}`}</p>
      <Neighbour record={next} label="Next" />
    </nav>
  )
}

interface NeighbourProps {
  readonly record: FoundRecord | undefined
  readonly label: 'Previous' | 'Next'
}

function Neighbour({ record, label }: NeighbourProps) {
  const isNext = label === 'Next'
  const content = (
    <>
      {!isNext && <ChevronLeft aria-hidden />}
      <span>{label}</span>
      {record && <VisuallyHidden>{` ${record.label}`}</VisuallyHidden>}
      {isNext && <ChevronRight aria-hidden />}
    </>
  )
  // At an end the button stays, so that the other one does not move.
  if (!record)
    return (
      <Button variant="outline" size="sm" disabled>
        {content}
      </Button>
    )
  return (
    <Button asChild variant="outline" size="sm">
      <Link href={record.path} replace>
        {content}
      </Link>
    </Button>
  )
}
