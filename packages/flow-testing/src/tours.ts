import type { Edge, Graph } from './graph.ts'

/** A path from the start of an input. */
export interface TourPath {
  readonly input: string
  readonly edges: readonly Edge[]
}

/** Keeps paths short, because each runs on a fresh page; a goal that is deeper makes its path longer. */
const MAX_STEPS = 40

/** The steps to reach, by what comes before them. */
export type Goals = ReadonlyMap<string, ReadonlySet<string>>

/** What a tour takes for a goal: a step by its name, after one step or after any. */
interface Kind {
  readonly after: (before: Edge | null) => string
  readonly nameOf: (edge: Edge) => string
}
const single: Kind = { after: () => 'any step', nameOf: ({ stepKey }) => stepKey }
const pair: Kind = { after: (before) => before?.label ?? 'no step', nameOf: ({ label }) => label }

function goalsOf({ after, nameOf }: Kind, steps: Iterable<readonly [Edge | null, readonly Edge[]]>): Goals {
  const goals = new Map<string, Set<string>>()
  for (const [before, edges] of steps) {
    if (edges.length === 0) continue
    const names = goals.get(after(before)) ?? new Set()
    goals.set(after(before), names)
    for (const edge of edges) names.add(nameOf(edge))
  }
  return goals
}

export const countOf = (goals: Goals): number => [...goals.values()].reduce((sum, { size }) => sum + size, 0)

export const stepsOf = ({ vertices }: Graph): Goals =>
  goalsOf(
    single,
    vertices.map(({ edges }) => [null, edges]),
  )

/** Every pair of steps that can follow each other. */
export const pairsOf = ({ vertices }: Graph): Goals =>
  goalsOf(
    pair,
    vertices.flatMap(({ edges }) => edges.map((edge) => [edge, vertices[edge.to]?.edges ?? []] as const)),
  )

/** Every event that some state ignores. */
export const ignoredOf = ({ vertices }: Graph): Goals =>
  goalsOf(
    single,
    vertices.map(({ ignored }) => [null, ignored]),
  )

/** Paths over every step; each goes on to the nearest step not covered yet. */
export const transitionTour = (graph: Graph, seed: number): TourPath[] =>
  tour(graph, seed, stepsOf(graph), single)

/** Paths over every pair. */
export const pairTour = (graph: Graph, seed: number): TourPath[] => tour(graph, seed, pairsOf(graph), pair)

/** Paths that send every ignored event. */
export const ignoredTour = (graph: Graph, seed: number): TourPath[] => {
  const vertices = graph.vertices.map((vertex) => ({
    ...vertex,
    edges: [...vertex.ignored, ...vertex.edges],
  }))
  return tour({ ...graph, vertices }, seed, ignoredOf(graph), single)
}

function tour(graph: Graph, seed: number, goals: Goals, kind: Kind): TourPath[] {
  const edgesOf = shuffled(graph, seed)
  const open = new Map([...goals].map(([before, names]) => [before, new Set(names)]))
  const paths: TourPath[] = []
  for (const [input, { vertex }] of graph.starts) {
    for (;;) {
      const edges: Edge[] = []
      for (;;) {
        const route = nearest(edgesOf, edges.at(-1)?.to ?? vertex, edges.at(-1) ?? null, open, kind)
        if (!route || (edges.length > 0 && edges.length + route.length > MAX_STEPS)) break
        for (const edge of route) {
          const before = kind.after(edges.at(-1) ?? null)
          const names = open.get(before)
          names?.delete(kind.nameOf(edge))
          if (names?.size === 0) open.delete(before)
          edges.push(edge)
        }
      }
      if (edges.length === 0) break
      paths.push({ input, edges })
    }
  }
  const [left] = open
  if (left) throw new Error(`After ${left[0]} no path reaches ${[...left[1]].slice(0, 3).join('; ')}.`)
  return paths
}

/** The shortest path to an open goal, including the edge that reaches it. */
function nearest(
  edgesOf: readonly (readonly Edge[])[],
  from: number,
  last: Edge | null,
  open: Goals,
  { after, nameOf }: Kind,
): Edge[] | null {
  if (open.size === 0) return null
  interface Node {
    readonly edge: Edge | null
    readonly before: Node | null
  }
  const seen = new Set<Edge>()
  let ring: Node[] = [{ edge: last, before: null }]
  while (ring.length > 0) {
    const next: Node[] = []
    for (const node of ring) {
      const edges = edgesOf[node.edge?.to ?? from] ?? []
      const names = open.get(after(node.edge))
      const goal = names && edges.find((edge) => names.has(nameOf(edge)))
      if (goal) return route({ edge: goal, before: node })
      for (const edge of edges) {
        if (seen.has(edge)) continue
        seen.add(edge)
        next.push({ edge, before: node })
      }
    }
    ring = next
  }
  return null

  function route(node: Node): Edge[] {
    const edges: Edge[] = []
    // The first node is the current position.
    for (let at: Node | null = node; at?.before; at = at.before) if (at.edge) edges.unshift(at.edge)
    return edges
  }
}

/** Shuffles each vertex's edges: a tour that always prefers the first event covers less. */
function shuffled({ vertices }: Graph, seed: number): Edge[][] {
  let state = seed >>> 0
  // Mulberry32: small, and the same everywhere.
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return vertices.map(({ edges }) => {
    const order = [...edges]
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other] as Edge, order[at] as Edge]
    }
    return order
  })
}
