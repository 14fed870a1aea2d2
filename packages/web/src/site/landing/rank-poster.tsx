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

const MONTH = 126
const RANK = 53
const LEFT = 102
const Y = (rank: number) => 84 + rank * RANK

/** A smooth path through the points of one row, horizontal at each point. */
const path = (row: readonly number[]) => {
  const steps = row.slice(1).map((rank, index) => (rank - (row[index] ?? rank)) * RANK)
  return `M${LEFT} ${Y(row[0] ?? 0)}${steps.map((step) => `c63 0 63 ${step} ${MONTH} ${step}`).join('')}`
}
const months = `M${LEFT} 48v444${ranks[0]
  ?.slice(1)
  .map(() => `m${MONTH}-444v444`)
  .join('')}`

const poster = sva({
  slots: ['root', 'months', 'row'],
  base: {
    root: { backgroundColor: 'bg.subtle' },
    months: { stroke: 'border.default' },
    row: {
      stroke: 'border.strong',
      strokeWidth: '[2]',
      '& path': { opacity: '0.5' },
      '& circle': { fill: 'bg.surface' },
      '&[data-in-portfolio]': { stroke: 'accent.solid', strokeWidth: '[3.5]' },
      '&[data-in-portfolio] path': { opacity: '1' },
      '&[data-in-portfolio] circle': { fill: 'accent.solid' },
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
      <path d={months} className={slots.months} />
      {rows.map(({ row, last, inPortfolio }) => (
        <g key={last} className={slots.row} data-in-portfolio={inPortfolio}>
          <path d={path(row)} />
          <circle cx={LEFT + (row.length - 1) * MONTH} cy={Y(last)} r={inPortfolio === undefined ? 9 : 8} />
        </g>
      ))}
    </svg>
  )
}
