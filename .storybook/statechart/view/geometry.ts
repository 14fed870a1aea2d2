type Point = readonly [x: number, y: number]

const pairs = (points: readonly number[]): Point[] =>
  Array.from({ length: points.length / 2 }, (_, n) => [points[2 * n] ?? 0, points[2 * n + 1] ?? 0])

/** A line of right angles with rounded corners. */
export function roundedPath(points: readonly number[], radius = 9): string {
  const corners = pairs(points)
  return corners
    .map((corner, n) => {
      const [from, to] = [corners[n - 1], corners[n + 1]]
      if (!from || !to) return `${from ? 'L' : 'M'}${corner}`
      const r = Math.min(radius, distance(from, corner) / 2, distance(corner, to) / 2)
      return `L${towards(corner, from, r)}Q${corner} ${towards(corner, to, r)}`
    })
    .join('')
}

/** The head of an arrow, at the end of a line. */
export function arrowHead(points: readonly number[], length = 8, half = 4.5): string {
  const [from = [0, 0], tip = [0, 0]] = pairs(points.slice(-4))
  const [dx, dy] = [Math.sign(tip[0] - from[0]), Math.sign(tip[1] - from[1])]
  const [bx, by] = [tip[0] - dx * length, tip[1] - dy * length]
  return `M${tip}L${bx + dy * half} ${by + dx * half}L${bx - dy * half} ${by - dx * half}Z`
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1
  return [from[0] + ((to[0] - from[0]) * length) / whole, from[1] + ((to[1] - from[1]) * length) / whole]
}
