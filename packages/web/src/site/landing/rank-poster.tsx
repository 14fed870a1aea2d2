import { sva } from '#styled-system/css'

/** Eight names over seven months, each row the places of one name; any order is as good as another. */
const places = [
  [0, 0, 1, 3, 4, 6, 7],
  [1, 2, 0, 0, 1, 2, 3],
  [2, 1, 2, 1, 0, 0, 1],
  [3, 4, 4, 5, 6, 5, 5],
  [4, 3, 5, 4, 3, 1, 0],
  [5, 6, 3, 2, 2, 3, 2],
  [6, 5, 7, 7, 5, 4, 4],
  [7, 7, 6, 6, 7, 7, 6],
]
/** The ones held at the last review: the first three places. */
const HELD = 3

const X = (month: number) => 100 + month * 126.7
const Y = (place: number) => 84 + place * 53

const path = (row: readonly number[]) =>
  row
    .map((place, month) => {
      if (month === 0) return `M${X(0)} ${Y(place)}`
      const middle = (X(month - 1) + X(month)) / 2
      return `C${middle} ${Y(row[month - 1] ?? place)} ${middle} ${Y(place)} ${X(month)} ${Y(place)}`
    })
    .join('')

const poster = sva({
  slots: ['root', 'month', 'line', 'point'],
  base: {
    root: { backgroundColor: 'bg.subtle' },
    month: { stroke: 'border.default' },
    line: {
      stroke: 'border.strong',
      strokeWidth: '[2]',
      opacity: '0.5',
      '&[data-held]': { stroke: 'accent.solid', strokeWidth: '[3.5]', opacity: '1' },
    },
    point: {
      fill: 'bg.surface',
      stroke: 'border.strong',
      strokeWidth: '[2]',
      '&[data-held]': { fill: 'accent.solid', stroke: 'accent.solid' },
    },
  },
})

/** Ranks changing places month by month: what momentum looks at, and that it lets go. */
export function RankPoster() {
  const slots = poster()
  // Held lines are drawn last, over the others.
  const rows = places
    .map((row) => ({ row, last: row.at(-1) ?? 0 }))
    .toSorted((a, b) => b.last - a.last)
    .map(({ row, last }) => ({ row, last, held: last < HELD ? '' : undefined }))
  return (
    <svg
      viewBox="0 0 960 540"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden
      focusable="false"
      className={slots.root}
    >
      {places[0]?.map((_, month) => (
        <path key={X(month)} d={`M${X(month)} 48v444`} className={slots.month} />
      ))}
      {rows.map(({ row, last, held }) => (
        <g key={last}>
          <path d={path(row)} className={slots.line} data-held={held} strokeLinecap="round" />
          <circle cx={X(row.length - 1)} cy={Y(last)} r="9" className={slots.point} data-held={held} />
        </g>
      ))}
    </svg>
  )
}
