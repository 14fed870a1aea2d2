import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import { labelSize, metrics, stateSize } from './measure.ts'
import type { EdgeOutline, Outline, StateOutline } from './outline.ts'

export interface Box {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Line {
  /** The id of the edge; the line from an initial dot has the state's id. */
  readonly id: string
  /** x and y alternate. */
  readonly points: readonly number[]
}

/** All positions, in one system of coordinates. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly states: readonly Box[]
  readonly labels: readonly Box[]
  readonly lines: readonly Line[]
  readonly starts: readonly (Line & { readonly x: number; readonly y: number })[]
}

/** A machine's outline, laid out for a wide area and for a high one. */
export interface Chart extends Outline {
  readonly wide: Drawing
  readonly tall: Drawing
}

const START = 'start:'

const spacing = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.edgeLabels.sideSelection': 'SMART_DOWN',
  'elk.layered.thoroughness': '40',
  'elk.randomSeed': '1',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelLabel': '8',
  'elk.spacing.componentComponent': '36',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.padding': '[top=16,left=16,bottom=16,right=16]',
}

const region = {
  ...spacing,
  'elk.padding': `[top=${metrics.regionTitle + 12},left=16,bottom=16,right=16]`,
}

const regionByRegion = {
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
}

// ELK 0.12 throws on MODEL_ORDER where edges lead out of regions.
const acrossRegions = {
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
}

/** The outline as a graph of ELK: nested states, with a dot before each initial one. */
function graphOf({ states, edges }: Outline, direction: 'RIGHT' | 'DOWN'): ElkNode {
  // ELK lays out a region separately, which is easier to read, unless an edge crosses its border.
  const isCrossing = edges.some(({ from, to }) => parentOf(from) !== parentOf(to))
  const options = { 'elk.direction': direction, ...(isCrossing ? acrossRegions : regionByRegion) }
  const childrenOf = (parent: string): ElkNode[] =>
    states
      .filter((state) => state.parent === parent)
      .flatMap((state) => [...(state.isInitial ? [startOf(state)] : []), nodeOf(state)])
  const startOf = ({ id }: StateOutline): ElkNode => ({
    id: START + id,
    width: metrics.dot,
    height: metrics.dot,
  })
  const nodeOf = (state: StateOutline): ElkNode =>
    state.isCompound
      ? {
          id: state.id,
          children: childrenOf(state.id),
          edges: edgesWithin(state.id),
          layoutOptions: { ...region, ...options },
        }
      : { id: state.id, ...stateSize(state) }
  const edgesWithin = (container: string): ElkExtendedEdge[] => [
    ...states
      .filter(({ isInitial, parent }) => isInitial && parent === container)
      .map(({ id }) => edgeTo(START + id, id)),
    ...edges
      .filter(({ from, to }) => containerOf(from, to) === container)
      .map((edge) => ({ ...edgeTo(edge.from, edge.to), labels: [labelOf(edge)] })),
  ]
  const labelOf = (edge: EdgeOutline) => ({
    id: edge.id,
    text: edge.id,
    ...labelSize(edge),
    // On its line, so that it is clear which line the label belongs to.
    layoutOptions: { 'elk.edgeLabels.inline': 'true' },
  })
  const root = states.find(({ id }) => id === '')
  const everywhere = root && root.stays.length > 0 ? [{ id: 'root', ...stateSize(root) }] : []
  return {
    id: 'chart',
    layoutOptions: { ...spacing, ...options },
    children: [...childrenOf(''), ...everywhere],
    edges: edgesWithin(''),
  }
}

const parentOf = (id: string): string => id.split('.').slice(0, -1).join('.')

const isWithin = (id: string, container: string): boolean =>
  container === '' || id === container || id.startsWith(`${container}.`)

/** The innermost region that contains both ends of an edge. */
function containerOf(from: string, to: string): string {
  let container = parentOf(from)
  while (!isWithin(parentOf(to), container)) container = parentOf(container)
  return container
}

const edgeTo = (from: string, to: string): ElkExtendedEdge => ({
  id: `${from} --> ${to}`,
  sources: [from],
  targets: [to],
})

const round = Math.round

/** ELK's result with absolute coordinates: ELK positions children relative to their parents, and edges relative to the region of both ends. */
function drawingOf(graph: ElkNode): Drawing {
  const states: Box[] = []
  const starts = new Map<string, { x: number; y: number }>()
  const containers: { edges: ElkExtendedEdge[]; origin: { x: number; y: number } }[] = [
    { edges: graph.edges ?? [], origin: { x: 0, y: 0 } },
  ]
  const visit = (node: ElkNode, origin: { x: number; y: number }) => {
    for (const child of node.children ?? []) {
      const at = { x: origin.x + (child.x ?? 0), y: origin.y + (child.y ?? 0) }
      containers.push({ edges: child.edges ?? [], origin: at })
      if (child.id.startsWith(START)) {
        starts.set(child.id, { x: round(at.x + metrics.dot / 2), y: round(at.y + metrics.dot / 2) })
      } else {
        const id = child.id === 'root' ? '' : child.id
        states.push({
          id,
          x: round(at.x),
          y: round(at.y),
          width: round(child.width ?? 0),
          height: round(child.height ?? 0),
        })
      }
      visit(child, at)
    }
  }
  visit(graph, { x: 0, y: 0 })

  const labels: Box[] = []
  const lines: Line[] = []
  const startLines: (Line & { x: number; y: number })[] = []
  for (const { edge, origin } of containers.flatMap(({ edges, origin }) =>
    edges.map((edge) => ({ edge, origin })),
  )) {
    const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint].flatMap(({ x, y }) => [round(origin.x + x), round(origin.y + y)]),
    )
    const start = starts.get(edge.sources[0] ?? '')
    if (start) startLines.push({ id: edge.targets[0] ?? '', ...start, points })
    else lines.push({ id: edge.id, points })
    for (const { x = 0, y = 0, width = 0, height = 0 } of edge.labels ?? []) {
      labels.push({ id: edge.id, x: round(origin.x + x), y: round(origin.y + y), width, height })
    }
  }
  return {
    width: round(graph.width ?? 0),
    height: round(graph.height ?? 0),
    states,
    labels,
    lines,
    starts: startLines,
  }
}

/** Lays a chart out; the same outline gives the same coordinates. */
export async function layOut(outline: Outline): Promise<Chart> {
  const elk = new ELK()
  const wide = drawingOf(await elk.layout(graphOf(outline, 'RIGHT')))
  const tall = drawingOf(await elk.layout(graphOf(outline, 'DOWN')))
  return { ...outline, wide, tall }
}
