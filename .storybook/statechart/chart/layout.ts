import { declaredTransitions, transitionId } from '@tarang/flow-testing'
import ElkWorker, { type ELK, type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs/lib/elk-api.js'
import workerUrl from 'elkjs/lib/elk-worker.min.js?url'
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { type EventWords, wordsOf } from './event-kind.tsx'

/** One transition: its event and its guard. */
export interface Way extends EventWords {
  /** As the path bundles and the coverage name it. */
  readonly id: string
  readonly guard: string | null
}

interface State {
  /** The path from the root, dotted, as in a snapshot's value. */
  readonly path: string
  readonly title: string
  readonly tags: readonly string[]
  readonly invokes: readonly string[]
  /** Transitions that stay in the state. */
  readonly stays: readonly Way[]
  readonly isFinal: boolean
}

export interface Box {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A state; without `state` the dot before an initial one. */
export interface StateBox extends Box {
  readonly state?: State
  readonly children?: readonly StateBox[]
}

/** All transitions from one state to another; the line from a dot has no `ways`. */
export interface Line {
  readonly id: string
  readonly ways?: readonly Way[]
  readonly labels?: readonly Box[]
  readonly sections: readonly { startPoint: ElkPoint; bendPoints?: readonly ElkPoint[]; endPoint: ElkPoint }[]
}

/** A machine's graph as ELK returns it: with positions, all in one system of coordinates. */
export interface Drawing extends Box {
  readonly children: readonly StateBox[]
  readonly edges: readonly Line[]
}

/** A machine, laid out for a wide area and for a high one. */
export interface Chart {
  readonly wide: Drawing
  readonly tall: Drawing
}

/** The width of the widest line of 11 px monospace, with a sign before each; a little more than any such font needs. */
const textWidth = (lines: readonly string[]) => 15 + Math.max(0, ...lines.map(({ length }) => length)) * 6.75

const LINE = 17

function stateSize({ title, tags, invokes, stays }: State) {
  const lines = [...invokes, ...stays.map(({ name, guard }) => `${name} ${guard ?? ''}`)]
  const heading = title.length * 7.9 + (tags.length > 0 ? tags.join(' ').length * 6.2 + 16 : 0)
  return {
    width: Math.max(heading, textWidth(lines)) + 20,
    height: 26 + lines.length * LINE + (lines.length > 0 ? 10 : 2),
  }
}

const labelOf = (ways: readonly Way[]) => ({
  text: 'transitions',
  width: textWidth(ways.flatMap(({ name, guard }) => [name, guard ?? ''])) + 10,
  height: ways.length * LINE + ways.filter(({ guard }) => guard).length * 14 + 8,
  // On its line, so that it is clear which line the label belongs to.
  layoutOptions: { 'elk.edgeLabels.inline': 'true' },
})

const options = {
  'elk.algorithm': 'layered',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '40',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.padding': '[top=16,left=16,bottom=16,right=16]',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
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

type Node = AnyStateMachine['root']

const targetOf = ({ source, target: [target] = [] }: AnyTransitionDefinition) =>
  target && target !== source ? target : null

/** A machine as a graph of ELK: nested states, with a dot before each initial one. */
function graphOf(machine: AnyStateMachine, direction: 'RIGHT' | 'DOWN'): ElkNode {
  const { root } = machine
  const transitions = declaredTransitions(machine)
  const leaving = transitions.filter(targetOf)
  // ELK lays out a region separately, which is easier to read, unless an edge crosses its border.
  const isCrossing = leaving.some((transition) => transition.source.parent !== targetOf(transition)?.parent)
  const layoutOptions = {
    ...options,
    'elk.direction': direction,
    ...(isCrossing ? acrossRegions : regionByRegion),
  }

  const wayOf = (transition: AnyTransitionDefinition): Way => {
    const { source, eventType, guard } = transition
    const branches = transitions.filter((each) => each.source === source && each.eventType === eventType)
    const name = typeof guard === 'object' && 'type' in guard ? guard.type : guard
    return {
      id: transitionId(transition),
      ...wordsOf(eventType),
      guard: name ? `if ${name}` : branches.some((branch) => branch.guard) ? 'else' : null,
    }
  }

  const boxOf = (node: Node, title: string, children: ElkNode[]): ElkNode & { state: State } => {
    const state = {
      path: node.path.join('.'),
      title,
      tags: node.tags,
      isFinal: node.type === 'final',
      invokes: node.invoke.map(({ id }) => id),
      stays: transitions.filter((each) => each.source === node && !targetOf(each)).map(wayOf),
    }
    return {
      id: node.id,
      state,
      ...(children.length > 0
        ? {
            children,
            layoutOptions: { ...layoutOptions, 'elk.padding': '[top=42,left=16,bottom=16,right=16]' },
          }
        : stateSize(state)),
    }
  }
  const dots: ElkExtendedEdge[] = []
  const boxesIn = (parent: Node): ElkNode[] =>
    Object.values(parent.states).flatMap((node) => {
      const box = boxOf(node, node.key, boxesIn(node))
      if (parent.type !== 'compound' || !parent.initial.target.includes(node)) return [box]
      const id = `start of ${node.id}`
      dots.push({ id, sources: [id], targets: [node.id] })
      return [{ id, width: 12, height: 12 }, box]
    })

  const children = boxesIn(root)
  if (transitions.some(({ source }) => source === root)) children.push(boxOf(root, 'in any state', []))
  const lines = new Map<string, ElkExtendedEdge & { ways: Way[] }>()
  for (const transition of leaving) {
    const ends = { sources: [transition.source.id], targets: [targetOf(transition)?.id ?? ''] }
    const id = `${ends.sources} --> ${ends.targets}`
    lines.set(id, { id, ...ends, ways: [...(lines.get(id)?.ways ?? []), wayOf(transition)] })
  }
  const labelled = [...lines.values()].map((line) => ({ ...line, labels: [labelOf(line.ways)] }))
  return { id: 'chart', layoutOptions, children, edges: [...dots, ...labelled] }
}

let worker: ELK | undefined
const charts = new WeakMap<object, Promise<Chart>>()

/** Lays out a machine; the same machine gives the same coordinates. */
export async function layOut(machine: AnyStateMachine, elk: ELK): Promise<Chart> {
  const drawing = (direction: 'RIGHT' | 'DOWN') => elk.layout(graphOf(machine, direction)) as Promise<Drawing>
  return { wide: await drawing('RIGHT'), tall: await drawing('DOWN') }
}

/** The chart of a machine, laid out when it is first shown, in a worker because that can take seconds. */
export function chartOf(machine: AnyStateMachine): Promise<Chart> {
  worker ??= new ElkWorker({ workerUrl })
  // `provide` keeps the definition of a machine.
  const chart = charts.get(machine.config) ?? layOut(machine, worker)
  charts.set(machine.config, chart)
  return chart
}
