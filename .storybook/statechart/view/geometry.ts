type Point = readonly [x: number, y: number]

/** The points of a line, as pairs of x and y. */
const pairs = (points: readonly number[]): Point[] =>
  Array.from({ length: points.length / 2 }, (_, n) => [points[2 * n] ?? 0, points[2 * n + 1] ?? 0])

/** A line of right angles with rounded corners. */
export function roundedPath(points: readonly number[], radius = 9): string {
  const [first, ...rest] = pairs(points)
  if (!first) return ''
  let path = `M${first[0]} ${first[1]}`
  let from = first
  rest.forEach((corner, n) => {
    const next = rest[n + 1]
    if (!next) path += `L${corner[0]} ${corner[1]}`
    else {
      const r = Math.min(radius, distance(from, corner) / 2, distance(corner, next) / 2)
      const [ax, ay] = towards(corner, from, r)
      const [bx, by] = towards(corner, next, r)
      path += `L${ax} ${ay}Q${corner[0]} ${corner[1]} ${bx} ${by}`
    }
    from = corner
  })
  return path
}

/** The head of an arrow, at the end of a line. */
export function arrowHead(points: readonly number[], length = 8, half = 4.5): string {
  const [from = [0, 0], tip = [0, 0]] = pairs(points.slice(-4))
  const [dx, dy] = [Math.sign(tip[0] - from[0]), Math.sign(tip[1] - from[1])]
  const [bx, by] = [tip[0] - dx * length, tip[1] - dy * length]
  return `M${tip[0]} ${tip[1]}L${bx + dy * half} ${by + dx * half}L${bx - dy * half} ${by - dx * half}Z`
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1
  return [from[0] + ((to[0] - from[0]) * length) / whole, from[1] + ((to[1] - from[1]) * length) / whole]
}
