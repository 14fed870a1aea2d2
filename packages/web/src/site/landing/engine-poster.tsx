import { curve } from '#patterns/reading/cover'
import { sva } from '#styled-system/css'

const WIDTH = 560
const STEP = 8
const GRID = [60, 110, 160, 210].map((y) => `M0 ${y}h${WIDTH}`).join('')

/** An invented curve that ends at about its starting value, so that the drawing suggests no return. */
const course = (x: number) =>
  150 - 46 * Math.sin(x / 96 + 0.4) - 20 * Math.sin(x / 37) - 9 * Math.sin(x / 14 + 2)

/** The curve's distance below its high so far; SVG's y grows downwards, so a high is a minimum. */
const underHigh = Array.from({ length: WIDTH / STEP + 1 }, (_, index) => course(index * STEP)).map(
  (value, index, values) => value - Math.min(...values.slice(0, index + 1)),
)

const line = curve(course, WIDTH, 16)
const depths = underHigh.map((depth) => Math.round(depth * 0.78))
const drawdown = `M0 0${depths.map((depth, index) => (index === 0 ? '' : `l${STEP} ${depth - (depths[index - 1] ?? 0)}`)).join('')}V0Z`

const rules = [
  [64, 132],
  [52, 108],
  [72, 84],
  [58, 120],
]

const poster = sva({
  slots: ['root', 'sheet', 'hairline', 'word', 'accentWord', 'line', 'fall'],
  base: {
    root: { backgroundColor: 'bg.subtle' },
    sheet: { fill: 'bg.surface', stroke: 'border.default' },
    hairline: { stroke: 'border.default' },
    word: { fill: 'bg.muted' },
    accentWord: { fill: 'accent.subtle', stroke: 'accent.border' },
    line: { stroke: 'accent.solid', strokeWidth: '[2.5]' },
    fall: { fill: 'negative.subtle', stroke: 'negative.fg', strokeWidth: '[1.5]', strokeOpacity: '0.7' },
  },
})

/** The backtesting engine: rules on the left, the curve and its drawdowns on the right. */
export function EnginePoster() {
  const slots = poster()
  return (
    <svg
      viewBox="0 0 960 540"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden
      focusable="false"
      className={slots.root}
    >
      <rect x="72" y="60" width="816" height="600" rx="14" className={slots.sheet} />
      <path d="M72 112h816M290 112v428" className={slots.hairline} />
      <circle cx="100" cy="86" r="5" className={slots.word} />
      <circle cx="120" cy="86" r="5" className={slots.word} />
      <circle cx="140" cy="86" r="5" className={slots.word} />
      <rect x="392" y="78" width="176" height="16" rx="8" className={slots.word} />
      {rules.map(([word = 0, rest = 0], index) => (
        <g key={`${word}-${rest}`} transform={`translate(100 ${148 + index * 92})`}>
          <rect width={word} height="22" rx="11" className={slots.accentWord} />
          <rect y="36" width={rest} height="9" rx="4.5" className={slots.word} />
          <rect y="53" width={Math.round(rest * 0.7)} height="9" rx="4.5" className={slots.word} />
        </g>
      ))}
      <g transform="translate(310 112)">
        <path d={GRID} className={slots.hairline} opacity="0.6" />
        <path d={line} className={slots.line} strokeLinejoin="round" />
        <g transform="translate(0 286)">
          <path d={drawdown} className={slots.fall} strokeLinejoin="round" />
          <path d={`M0 0h${WIDTH}`} className={slots.hairline} />
        </g>
      </g>
    </svg>
  )
}
