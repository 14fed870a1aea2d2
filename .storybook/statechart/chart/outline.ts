import { transitionId } from '@tarang/flow-testing'
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'

/** One transition of a state: its event, its guard, and whether it leaves and enters the state again. */
export interface Way {
  /** As the path bundles and the coverage name it. */
  readonly id: string
  readonly event: string
  readonly guard: string | null
  readonly reenters: boolean
}

export interface StateOutline {
  /** The path from the root, dotted; the machine itself is ''. */
  readonly id: string
  readonly parent: string | null
  readonly name: string
  readonly isInitial: boolean
  readonly isFinal: boolean
  readonly isParallel: boolean
  /** A compound state. */
  readonly isCompound: boolean
  readonly tags: readonly string[]
  readonly invokes: readonly string[]
  /** Transitions that stay in the state. */
  readonly stays: readonly Way[]
}

/** All transitions from one state to another, drawn as one line. */
export interface EdgeOutline {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly ways: readonly Way[]
}

export interface Outline {
  readonly machine: string
  readonly states: readonly StateOutline[]
  readonly edges: readonly EdgeOutline[]
}

type Node = AnyStateMachine['root']

const pathOf = (node: Node) => node.path.join('.')

const guardName = ({ guard }: AnyTransitionDefinition): string | null => {
  if (!guard) return null
  return typeof guard === 'object' && 'type' in guard ? String(guard.type) : String(guard)
}

/** The states of a machine in the order of their declaration, and the transitions between them. */
export function outlineOf(machine: AnyStateMachine): Outline {
  const states: StateOutline[] = []
  const edges = new Map<string, { from: string; to: string; ways: Way[] }>()

  const visit = (node: Node) => {
    const id = pathOf(node)
    const stays: Way[] = []
    for (const branches of [...node.transitions.values(), node.always ?? []]) {
      const isChoice = branches.some((branch) => branch.guard)
      for (const transition of branches) {
        const way: Way = {
          id: transitionId(transition),
          event: transition.eventType,
          guard: guardName(transition) ?? (isChoice ? 'else' : null),
          reenters: transition.reenter,
        }
        const [target] = transition.target ?? []
        if (!target || target === node) stays.push(way)
        else {
          const key = `${id} --> ${pathOf(target)}`
          const edge = edges.get(key) ?? { from: id, to: pathOf(target), ways: [] }
          edge.ways.push(way)
          edges.set(key, edge)
        }
      }
    }
    states.push({
      id,
      parent: node.parent ? pathOf(node.parent) : null,
      name: node.key,
      isInitial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
      isFinal: node.type === 'final',
      isParallel: node.type === 'parallel',
      isCompound: Object.keys(node.states).length > 0,
      tags: [...node.tags],
      invokes: node.invoke.map(({ id: invoked }) => invoked),
      stays,
    })
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  return { machine: machine.id, states, edges: [...edges].map(([id, edge]) => ({ id, ...edge })) }
}
