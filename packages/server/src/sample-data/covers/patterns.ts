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

/** Height lines round one or two summits. */
export const contours: Composition = (random, { tones, accent, line }) => {
  const summit = (centre: Point, rings: number, gap: number) => {
    const waves = numbers(4).map((index) => ({
      turns: index + 2,
      phase: random.between(0, 6.3),
      push: random.between(0.05, 0.15) / (index * 0.5 + 1),
    }))
    return numbers(rings).map((ring) => {
      const radius = (ring + 0.7) * gap
      const points = numbers(26).map((step): Point => {
        const angle = (step / 26) * 2 * Math.PI
        const bend = waves.reduce(
          (sum, wave) => sum + wave.push * Math.sin(wave.turns * angle + wave.phase + ring * 0.07),
          1,
        )
        return [
          centre[0] + Math.cos(angle) * radius * bend * 1.35,
          centre[1] + Math.sin(angle) * radius * bend,
        ]
      })
      const isMain = ring % 4 === 3
      return path(curve(points, { closed: true }), {
        ...stroke(ring === 0 ? accent : isMain ? line : tones[2]!, ring === 0 ? 5 : isMain ? 3 : 2),
        ...(ring === 0 && { fill: accent }),
      })
    })
  }
  const main: Point = [random.between(360, width - 360), random.between(260, 460)]
  return group({}, summit(main, 26, random.between(25, 31)))
}

/** Quarter circles on a grid, turned by chance. */
export const tiles: Composition = (random, { tones, ground, accent }) => {
  const size = random.pick([80, 160])
  const [columns, rows] = [width / size, Math.ceil(height / size)]
  const accented = random.integer(0, columns * rows - 1)
  return numbers(columns * rows)
    .map((index) => {
      const [x, y] = [(index % columns) * size, Math.floor(index / columns) * size]
      const turn = random.integer(0, 3)
      const back = rect(x, y, size + 0.6, size + 0.6, {
        fill: random.pick([ground, ground, tones[0]!, tones[1]!]),
      })
      const fill =
        index === accented ? accent : random.pick([tones[1]!, tones[2]!, tones[3]!, tones[3]!, tones[4]!])
      const corner = [
        `M${x} ${y}h${size}a${size} ${size} 0 0 1 ${-size} ${size}z`,
        `M${x + size} ${y}v${size}a${size} ${size} 0 0 1 ${-size} ${-size}z`,
        `M${x + size} ${y + size}h${-size}a${size} ${size} 0 0 1 ${size} ${-size}z`,
        `M${x} ${y + size}v${-size}a${size} ${size} 0 0 1 ${size} ${size}z`,
      ]
      return random.boolean(0.14)
        ? back + circle([x + size / 2, y + size / 2], size * 0.3, { fill })
        : back + path(corner[turn]!, { fill })
    })
    .join('')
}

/** A grid of dots that swell where a wave passes. */
export const halftone: Composition = (random, { tones, accent }) => {
  const gap = 40
  const [columns, rows] = [width / gap, height / gap]
  const [one, other] = [swell(random, { longest: 1100 }), swell(random, { longest: 800 })]
  const row = (y: number) =>
    numbers(columns).map((column) => {
      const [x, level] = [column * gap + gap / 2, one(column * gap + y * 0.8) + other(y * 1.4 - column * 12)]
      const share = Math.max(0, Math.min(1, (level + 2.2) / 4.4))
      return circle([x, y], mix(2, 18.5, share ** 1.3), { fill: tones[1 + Math.floor(share * 3.4)]! })
    })
  const mark: Point = [
    random.integer(4, columns - 5) * gap + gap / 2,
    random.integer(3, rows - 4) * gap + gap / 2,
  ]
  return [
    ...numbers(rows).map((index) => group({}, row(index * gap + gap / 2))),
    circle(mark, 19, { fill: accent }),
  ].join('')
}

/** Rectangles within rectangles: a portfolio drawn by weight. */
export const blocks: Composition = (random, { tones, ground, accent }) => {
  interface Box {
    x: number
    y: number
    w: number
    h: number
  }
  const split = ({ x, y, w, h }: Box, depth: number): Box[] => {
    if (depth === 0 || (w < 190 && h < 150)) return [{ x, y, w, h }]
    const share = random.between(0.34, 0.66)
    const halves: [Box, Box] =
      w > h * 1.25
        ? [
            { x, y, w: w * share, h },
            { x: x + w * share, y, w: w * (1 - share), h },
          ]
        : [
            { x, y, w, h: h * share },
            { x, y: y + h * share, w, h: h * (1 - share) },
          ]
    return halves.flatMap((half) => split(half, depth - 1))
  }
  const boxes = split({ x: 36, y: 36, w: width - 72, h: height - 72 }, 5)
  const accented = random.integer(0, boxes.length - 1)
  return boxes
    .map(({ x, y, w, h }, index) =>
      rect(x + 5, y + 5, w - 10, h - 10, {
        rx: 10,
        fill: index === accented ? accent : random.pick(tones),
        stroke: ground,
        'stroke-width': 1,
      }),
    )
    .join('')
}

/** Broken rings about a centre, each with a traveller. */
export const orbits: Composition = (random, { tones, accent, line, glow }) => {
  const centre: Point = [random.between(420, width - 420), random.between(300, 420)]
  const rings = numbers(12).map((ring) => {
    const radius = 70 + ring * 52
    const [start, sweep] = [random.between(0, 6.3), random.between(2.2, 5.4)]
    const spot = (angle: number): Point => [
      centre[0] + Math.cos(angle) * radius,
      centre[1] + Math.sin(angle) * radius,
    ]
    const [from, to] = [spot(start), spot(start + sweep)]
    const arc = `M${from.map(Math.round).join(' ')}A${radius} ${radius} 0 ${sweep > Math.PI ? 1 : 0} 1 ${to.map(Math.round).join(' ')}`
    const traveller = circle(to, ring % 4 === 1 ? 17 : 9, { fill: ring % 4 === 1 ? accent : line })
    return path(arc, stroke(tones[1 + (ring % 4)]!, ring % 3 === 0 ? 12 : 5)) + traveller
  })
  return [
    circle(centre, 240, { fill: glow, opacity: 0.6 }),
    circle(centre, 34, { fill: tones[3]! }),
    ...rings,
  ].join('')
}
