import {
  type Composition,
  circle,
  curve,
  group,
  height,
  mix,
  numbers,
  type Point,
  path,
  stroke,
  swell,
  width,
} from './svg.ts'

const across = (count: number) => numbers(count + 1).map((step) => (step / count) * (width + 80) - 40)

/** Layers of water under a low sun. */
export const waves: Composition = (random, { tones, accent, glow }) => {
  const horizon = random.between(250, 360)
  const sun: Point = [random.between(240, width - 240), horizon - random.between(30, 90)]
  const layers = numbers(5).map((layer) => {
    const rise = swell(random, { longest: mix(1500, 700, layer / 4) })
    const base = mix(horizon, height - 70, layer / 4)
    const points = across(16).map((x): Point => [x, base + rise(x) * mix(22, 46, layer / 4)])
    return path(`${curve(points)}V${height + 20}H-40Z`, { fill: tones[layer]! })
  })
  return [
    circle(sun, 210, { fill: glow, opacity: 0.55 }),
    circle(sun, random.between(74, 104), { fill: accent }),
    ...layers,
  ].join('')
}

/** A bundle of lines that flows from one edge to the other. */
export const ribbons: Composition = (random, { tones, accent, line }) => {
  const count = 34
  const [upper, lower] = [swell(random, { longest: 1100 }), swell(random, { longest: 1500 })]
  const [top, bottom] = [random.between(150, 260), random.between(470, 590)]
  const accented = random.integer(6, count - 8)
  const lines = numbers(count).map((index) => {
    const share = index / (count - 1)
    const points = across(14).map((x): Point => {
      const squeeze = 0.5 + 0.5 * Math.sin((x / width) * Math.PI * 1.6 + top)
      const spread = mix(0.14, 1, squeeze)
      const middle = mix(top, bottom, 0.5) + upper(x) * 70
      return [x, middle + (share - 0.5) * (bottom - top) * spread * 1.5 + lower(x) * 60 * (share - 0.3)]
    })
    const tone = tones[1 + Math.floor(share * 3.99)]!
    return index === accented
      ? path(curve(points), stroke(accent, 7))
      : path(
          curve(points),
          stroke(index % 9 === 4 ? line : tone, index % 9 === 4 ? 2 : 3.5, { opacity: 0.92 }),
        )
  })
  return lines.join('')
}

/** Ridge behind ridge, each hiding what lies below the one before. */
export const ridges: Composition = (random, { ground, tones, line, accent }) => {
  const count = 15
  const peak = random.between(400, width - 400)
  const lit = random.integer(4, 10)
  return numbers(count)
    .map((index) => {
      const rise = swell(random, { waves: 5, longest: 420, shrink: 0.7 })
      const base = mix(230, height + 10, index / (count - 1))
      const points = across(58).map((x): Point => {
        const near = Math.exp(-(((x - peak) / 290) ** 2))
        return [x, base - near * (92 + 62 * rise(x)) - 3 * rise(x * 1.7)]
      })
      const colour = index === lit ? accent : index % 2 ? line : tones[3]!
      return path(`${curve(points)}V${height + 60}H-60Z`, {
        fill: ground,
        stroke: colour,
        'stroke-width': index === lit ? 5 : 2.5,
      })
    })
    .join('')
}

/** Overlapping scales, as cloth has shown water for centuries. */
export const scales: Composition = (random, { tones, ground, accent, line }) => {
  const radius = random.pick([112, 128, 150])
  const rows = Math.ceil(height / (radius / 2)) + 2
  const columns = Math.ceil(width / (radius * 2)) + 2
  const drift = swell(random, { longest: 900 })
  const marked = random.integer(4, rows - 5) * 100 + random.integer(1, columns - 3)
  const scale = (row: number, column: number) => {
    const centre: Point = [column * radius * 2 + (row % 2 ? radius : 0) - radius, row * (radius / 2)]
    const tone = Math.max(0, Math.min(4, Math.round((row / rows) * 4 + drift(centre[0] + row * 40) * 0.9)))
    const isMarked = row * 100 + column === marked
    const fill = isMarked ? accent : tones[tone]!
    return [
      circle(centre, radius, { fill, stroke: ground, 'stroke-width': 5 }),
      ...[0.72, 0.46, 0.2].map((share) =>
        circle(centre, radius * share, stroke(isMarked ? line : ground, 4, { opacity: 0.8 })),
      ),
    ].join('')
  }
  return numbers(rows)
    .map((row) =>
      group(
        {},
        numbers(columns).map((column) => scale(row, column)),
      ),
    )
    .join('')
}
