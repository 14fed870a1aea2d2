import type { AnyMachineSnapshot, StateValue } from 'xstate'
import type { Cases } from './cases.ts'
import { awaited, nameOf, sendable } from './events.ts'
import type { StepEvent } from './path-bundle.ts'
import { type PureMachine, pureMachine, type StepResult } from './pure-machine.ts'
import { textOf } from './text.ts'

/** One event in a vertex, and the vertex it leads to. */
export interface Edge {
  readonly from: number
  readonly to: number
  readonly event: StepEvent
  readonly result: StepResult
  /** State, event, case, transitions result and state after: what pairs are made of. */
  readonly label: string
  /** The label and the changed parts of the context, so that a tour traverses every assign. */
  readonly stepKey: string
  readonly changes: readonly string[]
}

/** A machine in one state with one context. */
export interface Vertex {
  readonly index: number
  readonly key: string
  readonly snapshot: AnyMachineSnapshot
  readonly edges: Edge[]
  /** Events that change nothing here. */
  readonly ignored: Edge[]
  /** Other snapshots with the same key, reached by other paths. */
  readonly others: AnyMachineSnapshot[]
}

/** All reachable states and contexts of a machine within its cases. */
export interface Graph {
  readonly vertices: readonly Vertex[]
  /** The first vertex of each input, by its name. */
  readonly starts: ReadonlyMap<string, { readonly vertex: number; readonly result: StepResult }>
}

const MAX_VERTICES = 20_000
const MAX_OTHERS = 3

/** The state and the whole context. With `sharing`, also which parts are the same object. */
export const vertexKey = (snapshot: AnyMachineSnapshot, { sharing = true } = {}): string =>
  textOf(
    { status: snapshot.status, value: snapshot.value, context: snapshot.context, output: snapshot.output },
    { sharing },
  )

/** Explores everything that can happen, breadth first. */
export function graphOf(
  cases: Cases,
  {
    keyOf = vertexKey,
    machine = pureMachine(cases),
  }: { keyOf?: typeof vertexKey; machine?: PureMachine } = {},
): Graph {
  const vertices: Vertex[] = []
  const byKey = new Map<string, Vertex>()
  const vertexOf = (input: string, snapshot: AnyMachineSnapshot): Vertex => {
    const key = `${input} ${keyOf(snapshot)}`
    const vertex = byKey.get(key)
    if (vertex) {
      if (vertex.others.length < MAX_OTHERS) vertex.others.push(snapshot)
      return vertex
    }
    if (vertices.length === MAX_VERTICES) {
      throw new Error(`${cases.name} has more than ${MAX_VERTICES} vertices: make its cases smaller.`)
    }
    const created: Vertex = { index: vertices.length, key, snapshot, edges: [], ignored: [], others: [] }
    vertices.push(created)
    byKey.set(key, created)
    return created
  }
  const starts = new Map<string, { vertex: number; result: StepResult }>()
  for (const input of Object.keys(cases.inputs)) {
    const result = machine.start(input)
    const first = vertices.length
    starts.set(input, { vertex: vertexOf(input, result.snapshot).index, result })
    for (let at = first; at < vertices.length; at++) {
      const vertex = vertices[at] as Vertex
      const edgeTo = (event: StepEvent, result: StepResult): Edge => {
        const { snapshot } = result
        const to = vertexOf(input, snapshot).index
        const changes = changedParts(vertex.snapshot, snapshot)
        const label = stepLabel(vertex.snapshot.value, event, result.covers, snapshot.value)
        return { from: at, to, event, result, changes, label, stepKey: `${label} {${changes.join()}}` }
      }
      // A final state takes no events; `bad-input.test.ts` covers stopped actors.
      if (vertex.snapshot.status !== 'active') continue
      for (const event of [...sendable(cases), ...awaited(cases, vertex.snapshot)]) {
        const next = machine.step(vertex.snapshot, event)
        const edge = edgeTo(event, next)
        if (next.covers.length > 0) vertex.edges.push(edge)
        else if (edge.to === at) vertex.ignored.push(edge)
        else throw new Error(`${cases.name} changes without a transition: ${edge.label}`)
      }
    }
  }
  return { vertices, starts }
}

/** State, event, case, transitions result and state after, in one line. */
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
