export interface WaveRules {
  readonly width: number
  readonly height: number
  readonly count: number
}

const STEP = 96

/** A wave's height above its middle at `x`; `depth` (0 to 1) is its position in the field. */
const swell = (x: number, depth: number) =>
  Math.sin(x / 196 + depth * 2.1 + 0.4) +
  0.42 * Math.sin(x / 97 - depth * 3.3 + 1.2) +
  0.16 * Math.sin(x / 43 + depth * 6 + 2)

const slope = (f: (x: number) => number, x: number) => (f(x + 1) - f(x - 1)) / 2

/** A field of waves as SVG paths, deterministic. */
export function waves({ width, height, count }: WaveRules): string[] {
  return Array.from({ length: count }, (_, index) => {
    const depth = count === 1 ? 0.5 : index / (count - 1)
    const reach = (height / 7) * (0.35 + Math.sin(depth * Math.PI) * 0.9)
    const middle = height * (0.2 + depth * 0.6)
    return curve((x) => middle + reach * swell(x, depth), width)
  })
}

/** An SVG path through y = f(x), of cubic pieces with matching slopes. */
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
