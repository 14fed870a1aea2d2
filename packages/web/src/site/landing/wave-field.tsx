import { waves } from '#patterns/reading/cover'
import { cx, sva } from '#styled-system/css'

const WIDTH = 1440
const HEIGHT = 300
const COUNT = 16
/** The index of the accented line. */
const FOLLOWED = 7

const lines = waves({ width: WIDTH, height: HEIGHT, count: COUNT })
const others = lines.toSpliced(FOLLOWED, 1)

const field = sva({
  slots: ['root', 'lines', 'followed'],
  base: {
    root: {
      display: 'block',
      width: 'full',
      pointerEvents: 'none',
      '& path': { vectorEffect: 'non-scaling-stroke' },
    },
    lines: { stroke: 'border.strong', strokeWidth: '[1]', strokeOpacity: '0.42' },
    followed: {
      stroke: 'accent.solid',
      strokeWidth: '[2.25]',
      strokeDasharray: '1',
      _motionSafe: { animation: 'draw 2.4s {easings.inOut} both' },
    },
  },
})

/** The hero's drawing: many waves, and one accented line. */
export function WaveField({ className }: { className?: string | undefined }) {
  const slots = field()
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden
      focusable="false"
      className={cx(slots.root, className)}
    >
      <g className={slots.lines}>
        {others.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <path d={lines[FOLLOWED]} pathLength={1} className={slots.followed} />
    </svg>
  )
}
