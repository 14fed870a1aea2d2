import { sva } from '#styled-system/css'

/** The monthly ranks of eight names over seven months, a row for each name. */
const ranks = [
  [0, 0, 1, 3, 4, 6, 7],
  [1, 2, 0, 0, 1, 2, 3],
  [2, 1, 2, 1, 0, 0, 1],
  [3, 4, 4, 5, 6, 5, 5],
  [4, 3, 5, 4, 3, 1, 0],
  [5, 6, 3, 2, 2, 3, 2],
  [6, 5, 7, 7, 5, 4, 4],
  [7, 7, 6, 6, 7, 7, 6],
]
/** The first three ranks of the last review are in the portfolio. */
const PORTFOLIO_SIZE = 3

const X = (month: number) => 100 + month * 126.7
const Y = (rank: number) => 84 + rank * 53

const path = (row: readonly number[]) =>
  row
    .map((rank, month) => {
      if (month === 0) return `M${X(0)} ${Y(rank)}`
      const middle = (X(month - 1) + X(month)) / 2
      return `C${middle} ${Y(row[month - 1] ?? rank)} ${middle} ${Y(rank)} ${X(month)} ${Y(rank)}`
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
      '&[data-in-portfolio]': { stroke: 'accent.solid', strokeWidth: '[3.5]', opacity: '1' },
    },
    point: {
      fill: 'bg.surface',
      stroke: 'border.strong',
      strokeWidth: '[2]',
      '&[data-in-portfolio]': { fill: 'accent.solid', stroke: 'accent.solid' },
    },
  },
})

/** Names that change ranks month by month, and the portfolio of the first three. */
export function RankPoster() {
  const slots = poster()
  // The portfolio's lines are drawn last, over the others.
  const rows = ranks
    .map((row) => ({ row, last: row.at(-1) ?? 0 }))
    .toSorted((a, b) => b.last - a.last)
    .map(({ row, last }) => ({ row, last, inPortfolio: last < PORTFOLIO_SIZE ? '' : undefined }))
  return (
    <svg
      viewBox="0 0 960 540"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden
      focusable="false"
      className={slots.root}
    >
      {ranks[0]?.map((_, month) => (
        <path key={X(month)} d={`M${X(month)} 48v444`} className={slots.month} />
      ))}
      {rows.map(({ row, last, inPortfolio }) => (
        <g key={last}>
          <path d={path(row)} className={slots.line} data-in-portfolio={inPortfolio} strokeLinecap="round" />
          <circle
            cx={X(row.length - 1)}
            cy={Y(last)}
            r="9"
            className={slots.point}
            data-in-portfolio={inPortfolio}
          />
        </g>
      ))}
    </svg>
  )
}
