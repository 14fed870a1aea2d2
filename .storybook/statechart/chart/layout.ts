import type { ELK, ElkNode } from 'elkjs/lib/elk-api.js'
import { labelSize, metrics, stateSize } from './measure.ts'
import type { Outline } from './outline.ts'

export interface Box {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Line {
  /** The id of the edge; the line from the dot of an initial state has the dot's id. */
  readonly id: string
  /** x and y alternate. */
  readonly points: readonly number[]
}

/** All positions, in one system of coordinates. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly states: readonly Box[]
  /** The dots before initial states. */
  readonly dots: readonly Box[]
  readonly labels: readonly Box[]
  readonly lines: readonly Line[]
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

const region = { ...spacing, 'elk.padding': `[top=${metrics.regionTitle + 12},left=16,bottom=16,right=16]` }

const absolute = { 'elk.json.shapeCoords': 'ROOT', 'elk.json.edgeCoords': 'ROOT' }

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

const parentOf = (id: string): string => id.split('.').slice(0, -1).join('.')

/** The outline as a graph of ELK: nested states, with a dot before each initial one. */
function graphOf({ states, edges }: Outline, direction: 'RIGHT' | 'DOWN'): ElkNode {
  // ELK lays out a region separately, which is easier to read, unless an edge crosses its border.
  const isCrossing = edges.some(({ from, to }) => parentOf(from) !== parentOf(to))
  const options = { 'elk.direction': direction, ...(isCrossing ? acrossRegions : regionByRegion) }
  const nodesIn = (container: string): ElkNode[] =>
    states
      .filter(({ parent }) => parent === container)
      .flatMap((state) => [
        ...(state.isInitial ? [{ id: START + state.id, width: metrics.dot, height: metrics.dot }] : []),
        state.isCompound
          ? { id: state.id, children: nodesIn(state.id), layoutOptions: { ...region, ...options } }
          : { id: state.id, ...stateSize(state) },
      ])
  const everywhere = states.filter(({ id, stays }) => id === '' && stays.length > 0)
  return {
    id: 'chart',
    layoutOptions: { ...spacing, ...options, ...absolute },
    children: [...nodesIn(''), ...everywhere.map((state) => ({ id: 'root', ...stateSize(state) }))],
    edges: [
      ...states
        .filter(({ isInitial }) => isInitial)
        .map(({ id }) => ({ id: START + id, sources: [START + id], targets: [id] })),
      ...edges.map((edge) => ({
        ...{ id: edge.id, sources: [edge.from], targets: [edge.to] },
        // On its line, so that it is clear which line the label belongs to.
        labels: [{ text: edge.id, ...labelSize(edge), layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
      })),
    ],
  }
}

const roundedBox = (id: string, { x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => {
  const [left, top] = [Math.round(x), Math.round(y)]
  return { id, x: left, y: top, width: Math.round(width), height: Math.round(height) }
}

function drawingOf({ width = 0, height = 0, children = [], edges = [] }: ElkNode): Drawing {
  const flat = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flat)]
  const boxes = children.flatMap(flat).map((node) => roundedBox(node.id === 'root' ? '' : node.id, node))
  return {
    width: Math.round(width),
    height: Math.round(height),
    states: boxes.filter(({ id }) => !id.startsWith(START)),
    dots: boxes.filter(({ id }) => id.startsWith(START)),
    labels: edges.flatMap(({ id, labels = [] }) => labels.map((label) => roundedBox(id, label))),
    lines: edges.map(({ id, sections = [] }) => ({
      id,
      points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
        [startPoint, ...bendPoints, endPoint].flatMap(({ x, y }) => [Math.round(x), Math.round(y)]),
      ),
    })),
  }
}

/** Lays out an outline; the same outline gives the same coordinates. */
export async function layOut(outline: Outline, elk: ELK): Promise<Chart> {
  const wide = drawingOf(await elk.layout(graphOf(outline, 'RIGHT')))
  const tall = drawingOf(await elk.layout(graphOf(outline, 'DOWN')))
  return { ...outline, wide, tall }
}
