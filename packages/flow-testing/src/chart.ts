import type { AnyStateMachine, AnyTransitionDefinition, StateValue } from 'xstate'

/** A declared state, as the machine has it. */
type Node = AnyStateMachine['root']

const nodesOf = (node: Node): Node[] => [
  node,
  ...Object.values(node.states).flatMap((child) => nodesOf(child)),
]

const statePath = (node: Node): string => (node.path.length === 0 ? '(machine)' : node.path.join('.'))

/** An event descriptor as people read it: `done(save)`, `after(successShown)`, `draft.submit`. */
export function readableEvent(type: string): string {
  if (type === '') return 'always'
  const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (outcome) return `${outcome}(${id})`
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  return delay ? `after(${delay})` : type
}

const branchesOf = ({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? source.always : source.transitions.get(eventType)) ?? []

/** Which of the branches of its event a transition is. */
export const branchOf = (transition: AnyTransitionDefinition): number =>
  branchesOf(transition).indexOf(transition)

/** `editing --draft.submit#0--> saving`: a declared transition's name, which holds as long as the chart does. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const branches = branchesOf(transition)
  const branch = branches.length > 1 ? `#${branches.indexOf(transition)}` : ''
  const target = transition.target?.map(statePath).join(' + ') ?? '(stays)'
  return `${statePath(transition.source)} --${readableEvent(transition.eventType)}${branch}--> ${target}`
}

/** Every transition that a machine declares. */
export const declaredTransitions = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesOf(machine.root).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])

/** Every state that a machine declares, but for itself. */
export const declaredStates = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root).slice(1).map(statePath).sort()

/** The states that a value is in, with those they lie in. */
export const statesIn = (value: StateValue, within = ''): string[] =>
  typeof value === 'string'
    ? [`${within}${value}`]
    : Object.entries(value).flatMap(([name, inner]) => [
        `${within}${name}`,
        ...(inner === undefined ? [] : statesIn(inner, `${within}${name}.`)),
      ])

/** The name under which each invoked actor is provided, by the invoke's id. */
export const invokedSources = (machine: AnyStateMachine): Map<string, string> =>
  new Map(
    nodesOf(machine.root).flatMap((node) =>
      node.invoke.map(({ id, src }): [string, string] => [id, String(src)]),
    ),
  )

/** Every named delay that a machine waits for. */
export const declaredDelays = (machine: AnyStateMachine): string[] => [
  ...new Set(
    declaredTransitions(machine).flatMap(
      ({ eventType }) => /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1] ?? [],
    ),
  ),
]
