export interface WaveRules {
  readonly width: number
  readonly height: number
  readonly count: number
}

const STEP = 120

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
    return curve((x) => middle + reach * swell(x, depth), width, STEP, 1)
  })
}

/**
 * An SVG path through y = f(x), of cubic pieces with matching slopes. Relative and smooth pieces make the path shorter:
 * these paths are a large part of a page's HTML.
 */
export function curve(f: (x: number) => number, width: number, step = STEP, precision = 10): string {
  const round = (value: number) => Math.round(value * precision) / precision
  let [x, y] = [0, round(f(0))]
  let path = `M0 ${y}`
  while (x < width) {
    const next = Math.min(x + step, width)
    const third = (next - x) / 3
    const end = round(f(next))
    const from = (px: number, py: number) => `${round(px - x)} ${round(py - y)}`
    const [first, last] = [
      from(x + third, f(x) + slope(f, x) * third),
      from(next - third, f(next) - slope(f, next) * third),
    ]
    // `s` mirrors the previous control point, which is correct because all pieces have the same width.
    path +=
      x > 0 && next - x === step ? `s${last} ${from(next, end)}` : `c${first} ${last} ${from(next, end)}`
    x = next
    y = end
  }
  return path
}
