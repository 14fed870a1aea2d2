import type { Random } from '../random.ts'
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
  rect,
  stroke,
  swell,
  width,
} from './svg.ts'

const randomSeries = (random: Random, count: number, lean: number) => {
  let value = 0
  const values = numbers(count).map(() => (value += random.between(-1, 1) + lean))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return values.map((each) => (each - low) / (high - low || 1))
}

/** A field of candles and the average that runs through it. */
export const candles: Composition = (random, { tones, accent, line }) => {
  const count = 40
  const step = (width - 120) / count
  const closes = randomSeries(random, count + 1, random.between(0.05, 0.22)).map((value) =>
    mix(560, 170, value),
  )
  const bodies = numbers(count).map((index) => {
    const [open, close] = [closes[index]!, closes[index + 1]!]
    const x = 60 + index * step
    const [top, bottom] = [Math.min(open, close), Math.max(open, close, Math.min(open, close) + 10)]
    const rising = close <= open
    const colour = rising ? tones[3]! : tones[1]!
    const wick = `M${x + step / 2} ${Math.round(top - random.between(6, 34))}V${Math.round(bottom + random.between(6, 34))}`
    return (
      path(wick, stroke(colour, 3)) +
      rect(x + step * 0.18, top, step * 0.64, bottom - top, { rx: 4, fill: colour })
    )
  })
  const average = numbers(count)
    .filter((index) => index % 3 === 0)
    .map((index): Point => {
      const near = closes.slice(Math.max(0, index - 4), index + 5)
      return [60 + (index + 0.5) * step, near.reduce((sum, each) => sum + each, 0) / near.length]
    })
  const rules = numbers(5).map((index) =>
    path(`M60 ${150 + index * 105}H${width - 60}`, stroke(line, 1, { opacity: 0.14 })),
  )
  return [...rules, ...bodies, path(curve(average), stroke(accent, 6))].join('')
}

/** Bars in a rhythm about a middle line. */
export const bars: Composition = (random, { tones, accent }) => {
  const count = random.pick([48, 56, 64])
  const step = (width - 140) / count
  const [upper, lower] = [swell(random, { longest: 700 }), swell(random, { longest: 460 })]
  const accented = random.integer(8, count - 9)
  return numbers(count)
    .map((index) => {
      const x = 70 + index * step
      const fade = Math.sin(((index + 0.5) / count) * Math.PI) ** 0.6
      const [up, down] = [(1.75 + upper(x)) * 88 * fade + 8, (1.75 + lower(x)) * 62 * fade + 8]
      const tone = tones[1 + Math.floor(((upper(x) + 1.8) / 3.6) * 3.2)] ?? tones[4]!
      return rect(x + step * 0.2, height / 2 - up, step * 0.6, up + down, {
        rx: step * 0.3,
        fill: index === accented ? accent : tone,
      })
    })
    .join('')
}

/** Areas stacked over time, like a river of many streams. */
export const streams: Composition = (random, { tones, accent, ground }) => {
  const count = 7
  const steps = numbers(13).map((index) => (index / 12) * (width + 40) - 20)
  const widths = numbers(count).map(() => {
    const rise = swell(random, { longest: 900 })
    return steps.map((x) => 26 + 22 * (1.6 + rise(x)))
  })
  const lean = swell(random, { longest: 1700, waves: 2 })
  const accented = random.integer(2, count - 3)
  let edge = steps.map(
    (x, at) => height / 2 + lean(x) * 44 - widths.reduce((sum, each) => sum + each[at]!, 0) / 2,
  )
  return widths
    .map((thickness, index) => {
      const next = edge.map((y, at) => y + thickness[at]!)
      const top = curve(steps.map((x, at): Point => [x, edge[at]!]))
      const back = curve(steps.map((x, at): Point => [x, next[at]!]).reverse()).replace('M', 'L')
      edge = next
      const fill = index === accented ? accent : tones[[1, 3, 2, 4, 3, 1, 2][index]!]!
      return path(`${top}${back}Z`, { fill, stroke: ground, 'stroke-width': 5 })
    })
    .join('')
}

/** Points that scatter about a rising line. */
export const scatter: Composition = (random, { tones, accent, line }) => {
  const slope = random.between(0.24, 0.42) * random.pick([1, 1, -1])
  const onLine = (x: number) => height / 2 + (width / 2 - x) * slope
  const dots = numbers(120).map((index) => {
    const x = random.between(70, width - 70)
    const away = (random.next() + random.next() + random.next() - 1.5) * 250
    const y = Math.min(height - 50, Math.max(50, onLine(x) + away))
    const size = random.between(5, 11) + (index % 11 === 0 ? 18 : 0)
    return circle([x, y], size, { fill: index % 17 === 0 ? accent : tones[1 + (index % 4)]!, opacity: 0.86 })
  })
  const trend = path(
    `M40 ${Math.round(onLine(40))}L${width - 40} ${Math.round(onLine(width - 40))}`,
    stroke(line, 5),
  )
  const band = [-1, 1].map((side) =>
    path(
      `M40 ${Math.round(onLine(40) + side * 92)}L${width - 40} ${Math.round(onLine(width - 40) + side * 92)}`,
      stroke(line, 2, { 'stroke-dasharray': '2 14' }),
    ),
  )
  return [group({}, dots), trend, ...band].join('')
}
