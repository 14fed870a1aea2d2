export interface WaveRules {
  readonly width: number
  readonly height: number
  readonly count: number
}

const STEP = 96

/** One wave's height above its own middle, at `x`, for the line that is `depth` (0 to 1) down the field. */
const swell = (x: number, depth: number) => {
  const breath = 0.55 + 0.45 * Math.sin(x / 410 + 0.6 + depth * 1.7)
  return breath * (Math.sin(x / 118 + depth * 3.1) + 0.45 * Math.sin(x / 61 + depth * 5.3 + 1))
}

const slope = (f: (x: number) => number, x: number) => (f(x + 1) - f(x - 1)) / 2

/** A field of waves as SVG paths, the same every time: smooth curves through points of a formula. */
export function waves({ width, height, count }: WaveRules): string[] {
  return Array.from({ length: count }, (_, index) => {
    const depth = count === 1 ? 0.5 : index / (count - 1)
    const reach = (height / 9) * (0.45 + Math.sin(depth * Math.PI) * 0.85)
    const middle = height * (0.16 + depth * 0.68)
    return curve((x) => middle + reach * swell(x, depth), width)
  })
}

/** A curve through y = f(x): cubic pieces that meet with the curve's own slope. */
export function curve(f: (x: number) => number, width: number, step = STEP): string {
  const round = (value: number) => Math.round(value * 10) / 10
  const pieces = [`M0 ${round(f(0))}`]
  for (let x = 0; x < width; x += step) {
    const next = Math.min(x + step, width)
    const third = (next - x) / 3
    const points = [
      [x + third, f(x) + slope(f, x) * third],
      [next - third, f(next) - slope(f, next) * third],
      [next, f(next)],
    ]
    pieces.push(`C${points.map(([px = 0, py = 0]) => `${round(px)} ${round(py)}`).join(' ')}`)
  }
  return pieces.join('')
}
