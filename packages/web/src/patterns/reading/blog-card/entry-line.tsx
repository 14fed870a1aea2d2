import { sva } from '#styled-system/css'
import type { CardEntry } from './card-entry.ts'

const line = sva({
  slots: ['root', 'category', 'date'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      textStyle: 'caption',
      color: 'fg.muted',
      minHeight: '5',
    },
    category: { fontWeight: 'medium', color: 'accent.fg', overflowWrap: 'anywhere' },
    date: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
})

/** The categories and the day of an entry, if it has them. */
export function EntryLine({ entry: { categories, date }, id }: { entry: CardEntry; id?: string }) {
  const slots = line()
  return (
    <p id={id} className={slots.root}>
      {categories.length > 0 && <span className={slots.category}>{categories.join(', ')}</span>}
      {date && <span className={slots.date}>{date}</span>}
    </p>
  )
}
