import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent, StateValue } from 'xstate'

type Node = AnyStateMachine['root']

const nodesOf = (node: Node): Node[] => [
  node,
  ...Object.values(node.states).flatMap((child) => nodesOf(child)),
]

const statePath = (node: Node): string => (node.path.length === 0 ? '(machine)' : node.path.join('.'))

/** A readable event descriptor: `done(save)`, `after(successShown)`, `draft.submit`. */
export function readableEvent(type: string): string {
  if (type === '') return 'always'
  const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (outcome) return `${outcome}(${id})`
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  return delay ? `after(${delay})` : type
}

const branchesOf = ({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? source.always : source.transitions.get(eventType)) ?? []

/** The transition's index among the branches of its event. */
export const branchOf = (transition: AnyTransitionDefinition): number =>
  branchesOf(transition).indexOf(transition)

/** `editing --draft.submit#0--> saving`: stable as long as the machine's definition is. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const branches = branchesOf(transition)
  const branch = branches.length > 1 ? `#${branches.indexOf(transition)}` : ''
  const target = transition.target?.map(statePath).join(' + ') ?? '(stays)'
  return `${statePath(transition.source)} --${readableEvent(transition.eventType)}${branch}--> ${target}`
}

/** The ids of the transitions in an event of XState's `inspect`; `_transitions` is the only field of XState that names them. */
export const transitionIds = (inspected: InspectionEvent): string[] =>
  inspected.type === '@xstate.microstep' ? inspected._transitions.map(transitionId) : []

export const declaredTransitions = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesOf(machine.root).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])

/** Every declared state, without the root. */
export const declaredStates = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root).slice(1).map(statePath).sort()

/** The states of a value, with their parents. */
export const statesIn = (value: StateValue, within = ''): string[] =>
  typeof value === 'string'
    ? [`${within}${value}`]
    : Object.entries(value).flatMap(([name, inner]) => [
        `${within}${name}`,
        ...(inner === undefined ? [] : statesIn(inner, `${within}${name}.`)),
      ])

/** The `src` of each invoked actor, by the invoke's id. */
export const invokedSources = (machine: AnyStateMachine): Map<string, string> =>
  new Map(
    nodesOf(machine.root).flatMap((node) =>
      node.invoke.map(({ id, src }): [string, string] => [id, String(src)]),
    ),
  )

export const declaredDelays = (machine: AnyStateMachine): string[] => [
  ...new Set(
    declaredTransitions(machine).flatMap(
      ({ eventType }) => /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1] ?? [],
    ),
  ),
]
