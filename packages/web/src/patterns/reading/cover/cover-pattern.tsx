import { sva } from '#styled-system/css'
import { curve } from './waves.ts'

const cover = sva({
  slots: ['root', 'line'],
  base: {
    root: { backgroundColor: 'accent.subtle' },
    line: { stroke: 'accent.border', strokeWidth: '[2]' },
  },
})

/** A hash, so that the same title always gets the same waves. */
const numberOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7)

/** Replaces a missing picture: waves whose shape depends on the title. */
export function CoverPattern({ seed }: { seed: string }) {
  const slots = cover()
  const turn = numberOf(seed) / 40
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden
      focusable="false"
      className={slots.root}
    >
      {[0, 1, 2, 3, 4, 5, 6].map((index) => (
        <path
          key={index}
          className={slots.line}
          d={curve((x) => 70 + index * 38 + 26 * Math.sin(x / 92 + turn + index * 0.35), 640, 64)}
        />
      ))}
    </svg>
  )
}
