import type { AnyMachineSnapshot, StateValue } from 'xstate'
import type { Cases } from './cases.ts'
import { awaited, nameOf, sendable } from './events.ts'
import type { StepEvent } from './path-bundle.ts'
import { type PureMachine, pureMachine, type Taken } from './pure-machine.ts'
import { textOf } from './text.ts'

/** One thing that can happen in a vertex, and where it leads. */
export interface Edge {
  readonly from: number
  readonly to: number
  readonly event: StepEvent
  readonly taken: Taken
  /** State, event, case, transitions taken and state after: what pairs are made of. */
  readonly label: string
  /** The label, and which parts of the context change: what a tour has to have seen, so that no assign goes unseen. */
  readonly step: string
  /** The parts of the context that change. */
  readonly changes: readonly string[]
}

/** A machine in one state with one context. */
export interface Vertex {
  readonly index: number
  readonly key: string
  readonly snapshot: AnyMachineSnapshot
  readonly edges: Edge[]
  /** What can be sent, or may come, and changes nothing. */
  readonly ignored: Edge[]
  /** Other snapshots with the same key, reached another way. */
  readonly others: AnyMachineSnapshot[]
}

/** Everything that can happen to a machine within its cases. */
export interface Graph {
  readonly vertices: readonly Vertex[]
  /** Where each input starts, by its name. */
  readonly starts: ReadonlyMap<string, { readonly vertex: number; readonly taken: Taken }>
}

const MOST_VERTICES = 20_000
const OTHERS_KEPT = 3

/** What tells one vertex from another: state, and the whole context with what in it is one and the same object. */
export const vertexKey = (snapshot: AnyMachineSnapshot, { sharing = true } = {}): string =>
  textOf(
    { status: snapshot.status, value: snapshot.value, context: snapshot.context, output: snapshot.output },
    { sharing },
  )

/** Walks everything that can happen, breadth first. */
export function graphOf(
  cases: Cases,
  {
    keyOf = vertexKey,
    machine = pureMachine(cases),
  }: { keyOf?: typeof vertexKey; machine?: PureMachine } = {},
): Graph {
  const vertices: Vertex[] = []
  const known = new Map<string, Vertex>()
  const vertexOf = (input: string, snapshot: AnyMachineSnapshot): Vertex => {
    const key = `${input} ${keyOf(snapshot)}`
    const vertex = known.get(key)
    if (vertex) {
      if (vertex.others.length < OTHERS_KEPT) vertex.others.push(snapshot)
      return vertex
    }
    if (vertices.length === MOST_VERTICES) {
      throw new Error(`${cases.name} has more than ${MOST_VERTICES} vertices: make its cases smaller.`)
    }
    const made: Vertex = { index: vertices.length, key, snapshot, edges: [], ignored: [], others: [] }
    vertices.push(made)
    known.set(key, made)
    return made
  }
  const starts = new Map<string, { vertex: number; taken: Taken }>()
  for (const input of Object.keys(cases.inputs)) {
    const taken = machine.start(input)
    const first = vertices.length
    starts.set(input, { vertex: vertexOf(input, taken.snapshot).index, taken })
    for (let at = first; at < vertices.length; at++) {
      const vertex = vertices[at] as Vertex
      const edgeTo = (event: StepEvent, taken: Taken): Edge => {
        const { snapshot } = taken
        const to = vertexOf(input, snapshot).index
        const changes = changedParts(vertex.snapshot, snapshot)
        const label = stepLabel(vertex.snapshot.value, event, taken.covers, snapshot.value)
        return { from: at, to, event, taken, changes, label, step: `${label} {${changes.join()}}` }
      }
      // Whoever is done takes nothing any more, and a stopped actor is another test's.
      if (vertex.snapshot.status !== 'active') continue
      for (const event of [...sendable(cases), ...awaited(cases, vertex.snapshot)]) {
        const next = machine.take(vertex.snapshot, event)
        const edge = edgeTo(event, next)
        if (next.covers.length > 0) vertex.edges.push(edge)
        else if (edge.to === at) vertex.ignored.push(edge)
        else throw new Error(`${cases.name} changes without a transition: ${edge.label}`)
      }
    }
  }
  return { vertices, starts }
}

/** State, event, case, transitions taken and state after, in one line. */
export const stepLabel = (
  before: StateValue,
  event: StepEvent,
  covers: readonly string[],
  after: StateValue,
): string => `${JSON.stringify(before)} ${nameOf(event)} [${covers.join(' | ')}] ${JSON.stringify(after)}`

const changedParts = ({ context: before }: AnyMachineSnapshot, { context: after }: AnyMachineSnapshot) =>
  Object.keys({ ...before, ...after })
    .filter((part) => before[part] !== after[part] && textOf(before[part]) !== textOf(after[part]))
    .sort()
