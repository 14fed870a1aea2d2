import { allCases } from '@tarang/machines/all-cases'
import ELK from 'elkjs/lib/elk.bundled.js'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, setup } from 'xstate'
import { type Box, type Drawing, layOut } from './layout.ts'
import { outlineOf } from './outline.ts'

const chartOf = (machine: AnyStateMachine) => layOut(outlineOf(machine), new ELK())
const charts = await Promise.all(
  allCases.map(async ({ name, machine }) => ({ name, machine, chart: await chartOf(machine) })),
)

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const isWithin = (inner: Box, { x, y, width, height }: Omit<Box, 'id'>) =>
  inner.x >= x && inner.y >= y && inner.x + inner.width <= x + width && inner.y + inner.height <= y + height

const isOnBorder = ([px, py]: [number, number], { x, y, width, height }: Box) =>
  px >= x - 1 &&
  px <= x + width + 1 &&
  py >= y - 1 &&
  py <= y + height + 1 &&
  [px - x, px - x - width, py - y, py - y - height].some((distance) => Math.abs(distance) <= 1)

const boxOf = (drawing: Drawing, id: string): Box => {
  const box = drawing.states.find((state) => state.id === id)
  if (!box) throw new Error(`${id} is not drawn`)
  return box
}

/** The straight segments of a line, as boxes without width. */
const piecesOf = (points: readonly number[]): Box[] =>
  Array.from({ length: points.length / 2 - 1 }, (_, n) => {
    const [ax, ay, bx, by] = points.slice(2 * n, 2 * n + 4) as [number, number, number, number]
    return {
      id: String(n),
      x: Math.min(ax, bx),
      y: Math.min(ay, by),
      width: Math.abs(ax - bx),
      height: Math.abs(ay - by),
    }
  })

describe.each(charts)('the chart of $name', ({ machine, chart }) => {
  const leaves = chart.states.filter(({ isCompound }) => !isCompound)

  test.each(['wide', 'tall'] as const)('has no state and no label over another, %s', (way) => {
    const drawing = chart[way]
    const boxes = [
      ...drawing.states.filter(({ id }) => id === '' || leaves.some((leaf) => leaf.id === id)),
      ...drawing.labels,
    ]
    const pairs = boxes.flatMap((a, n) => boxes.slice(n + 1).map((b): [Box, Box] => [a, b]))
    expect(pairs.filter(([a, b]) => overlap(a, b)).map(([a, b]) => `${a.id} | ${b.id}`)).toEqual([])
  })

  test.each(['wide', 'tall'] as const)(
    'has no line through a state or through the label of another, %s',
    (way) => {
      const { lines, labels, states } = chart[way]
      const crossed = lines.flatMap(({ id, points }) => {
        const obstacles = [
          ...states.filter((box) => leaves.some((leaf) => leaf.id === box.id)),
          ...labels.filter((label) => label.id !== id),
        ].map((box) => ({
          ...box,
          x: box.x + 1,
          y: box.y + 1,
          width: box.width - 2,
          height: box.height - 2,
        }))
        return piecesOf(points).flatMap((piece) =>
          obstacles.filter((box) => overlap(piece, box)).map((box) => `${id} runs through ${box.id}`),
        )
      })
      expect(crossed).toEqual([])
    },
  )

  test.each(['wide', 'tall'] as const)('has each line tied to its states, and its label on it, %s', (way) => {
    const drawing = chart[way]
    const ids = [...drawing.dots, ...chart.edges].map(({ id }) => id)
    expect(drawing.lines.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    for (const { id, from, to } of chart.edges) {
      const points = drawing.lines.find((line) => line.id === id)?.points ?? []
      expect(
        isOnBorder(points.slice(0, 2) as [number, number], boxOf(drawing, from)),
        `${id}, its start`,
      ).toBe(true)
      expect(isOnBorder(points.slice(-2) as [number, number], boxOf(drawing, to)), `${id}, its end`).toBe(
        true,
      )
      const label = drawing.labels.find((box) => box.id === id)
      expect(label && piecesOf(points).some((piece) => overlap(piece, label)), `${id}, its label`).toBe(true)
    }
  })

  test.each(['wide', 'tall'] as const)(
    'lies within its own size, and states within their regions, %s',
    (way) => {
      const drawing = chart[way]
      for (const box of [...drawing.states, ...drawing.labels]) {
        expect(isWithin(box, { x: 0, y: 0, width: drawing.width, height: drawing.height }), box.id).toBe(true)
      }
      for (const { id, parent } of chart.states) {
        if (parent) expect(isWithin(boxOf(drawing, id), boxOf(drawing, parent)), id).toBe(true)
      }
    },
  )

  test('names every declared transition, once', () => {
    const ways = [...chart.states.flatMap(({ stays }) => stays), ...chart.edges.flatMap((edge) => edge.ways)]
    expect(ways.length).toBe(declaredCount(machine.root))
    expect(new Set(ways.map(({ id }) => id)).size).toBe(ways.length)
  })
})

type Node = AnyStateMachine['root']

/** How many transitions XState's definition of a state and its descendants has. */
const declaredCount = (node: Node): number =>
  node.definition.transitions.length +
  (node.always?.length ?? 0) +
  Object.values(node.states).reduce((sum, child) => sum + declaredCount(child), 0)

test('a transition that leaves its region is drawn from its state to its target', async () => {
  const machine = setup({}).createMachine({
    id: 'crossing',
    initial: 'outer',
    states: {
      outer: { initial: 'inner', states: { inner: { on: { leave: '#crossing.other' } } } },
      other: {},
    },
  })
  const { wide } = await chartOf(machine)
  const points = wide.lines.find(({ id }) => id === 'outer.inner --> other')?.points ?? []
  expect(isOnBorder(points.slice(0, 2) as [number, number], boxOf(wide, 'outer.inner'))).toBe(true)
  expect(isOnBorder(points.slice(-2) as [number, number], boxOf(wide, 'other'))).toBe(true)
})
