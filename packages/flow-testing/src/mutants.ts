import { type AnyStateMachine, createMachine, not } from 'xstate'
import { type ActorDriver, actorDriver } from './actor-driver.ts'
import type { Cases } from './cases.ts'
import { replay } from './driver.ts'
import type { PathBundle, TourName } from './path-bundle.ts'

/** A machine with one fault. */
export interface Mutant {
  /** The position and the kind of the fault. */
  readonly id: string
  readonly machine: AnyStateMachine
}

interface Branch {
  target?: string | undefined
  guard?: unknown
  actions: unknown[]
  reenter?: boolean
}

interface Invoke {
  id: string
  src: string
  input?: unknown
  onDone: Branch[]
  onError: Branch[]
}

/** A state's declaration without shorthands, so that a fault changes one position only. */
interface State {
  id?: string
  type?: string | undefined
  initial?: string
  states: Record<string, State>
  on: Record<string, Branch[]>
  after: Record<string, Branch[]>
  always: Branch[]
  invoke: Invoke[]
  entry: unknown[]
  exit: unknown[]
  tags: string[]
  output?: unknown
}

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? [...value] : [value]

const branchesOf = (value: unknown): Branch[] =>
  listOf(value).map((branch) =>
    typeof branch === 'string'
      ? { target: branch, actions: [] }
      : { ...(branch as Branch), actions: listOf((branch as { actions?: unknown }).actions) },
  )

const eachOf = <Value>(record: object | undefined, make: (value: unknown) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(record ?? {}).map(([key, value]) => [key, make(value)]))

function normalised(declared: unknown): State {
  const { states, on, after, always, invoke, entry, exit, tags, ...others } = declared as Record<
    string,
    object
  >
  return {
    ...others,
    states: eachOf(states, normalised),
    on: eachOf(on, branchesOf),
    after: eachOf(after, branchesOf),
    always: branchesOf(always),
    invoke: listOf(invoke).map((one) => {
      const { onDone, onError, ...called } = one as Invoke
      return { ...called, onDone: branchesOf(onDone), onError: branchesOf(onError) }
    }),
    entry: listOf(entry),
    exit: listOf(exit),
    tags: listOf(tags) as string[],
  }
}

/** A fault, and the function that applies it to a freshly normalised machine. */
type Fault = readonly [id: string, apply: () => void]

/** Every machine that differs from this one in one position, as a typing mistake would. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const mutants: Mutant[] = []
  const sources = Object.keys(machine.implementations.actors)
  const faults = (root: State) => faultsOf(root, '', [], sources)
  const count = faults(normalised(machine.config)).length
  for (let at = 0; at < count; at++) {
    const root = normalised(machine.config)
    const [id, apply] = faults(root)[at] as Fault
    apply()
    const config = { ...root, options: { maxIterations: 50 } }
    mutants.push({ id, machine: createMachine(config as never, machine.implementations as never) })
  }
  const { delays } = machine.implementations
  for (const [name, delay] of Object.entries(delays)) {
    if (typeof delay !== 'number') continue
    for (const [word, other] of [
      ['twice', delay * 2],
      ['half', delay / 2],
    ] as const) {
      mutants.push({
        id: `${name}: ${word} as long`,
        machine: machine.provide({ delays: { [name]: other } }),
      })
    }
  }
  return mutants
}

/** Every fault of one state and its children. */
function faultsOf(
  state: State,
  name: string,
  siblings: readonly string[],
  sources: readonly string[],
): Fault[] {
  const children = Object.keys(state.states)
  const isParallel = state.type === 'parallel'
  // The root's transitions lead to its states.
  const targets = name === '' ? (isParallel ? [] : children.map((child) => `.${child}`)) : siblings
  const at = name || '(machine)'
  const groups: [string, Branch[]][] = [
    ...Object.entries(state.on),
    ...Object.entries(state.after).map(([delay, branches]): [string, Branch[]] => [
      `after(${delay})`,
      branches,
    ]),
    ['always', state.always],
    ...state.invoke.flatMap(({ id, onDone, onError }): [string, Branch[]][] => [
      [`done(${id})`, onDone],
      [`error(${id})`, onError],
    ]),
  ]
  return [
    ...groups.flatMap(([event, branches]) => branchFaults(`${at} --${event}`, branches, targets)),
    ...state.invoke.flatMap((invoke, index): Fault[] => [
      [`${at}: no call of ${invoke.id}`, () => state.invoke.splice(index, 1)],
      ...(invoke.input === undefined
        ? []
        : [[`${at}: ${invoke.id} gets no input`, () => delete invoke.input] as const]),
      ...sources
        .filter((src) => src !== invoke.src)
        .map((src): Fault => [`${at}: ${invoke.id} calls ${src}`, () => (invoke.src = src)]),
    ]),
    ...dropped(`${at}: entry`, state.entry),
    ...dropped(`${at}: exit`, state.exit),
    ...dropped(`${at}: tag`, state.tags),
    ...(state.type === 'final' ? [[`${at}: not final`, () => (state.type = undefined)] as const] : []),
    ...('output' in state ? [[`${at}: no output`, () => delete state.output] as const] : []),
    ...children
      .filter((child) => state.initial !== undefined && child !== state.initial)
      .map((child): Fault => [`${at}: starts in ${child}`, () => (state.initial = child)]),
    ...children.flatMap((child) =>
      faultsOf(
        state.states[child] as State,
        name ? `${name}.${child}` : child,
        isParallel ? [] : children,
        sources,
      ),
    ),
  ]
}

function branchFaults(event: string, branches: Branch[], targets: readonly string[]): Fault[] {
  return [
    ...branches.flatMap((branch, index): Fault[] => {
      const at = `${event}${branches.length > 1 ? `#${index}` : ''}--> ${branch.target ?? '(stays)'}`
      const { guard, target } = branch
      return [
        [`${at}: dropped`, () => branches.splice(index, 1)],
        ...(target === undefined ? [] : [[`${at}: stays`, () => (branch.target = undefined)] as const]),
        ...targets
          // A target of the same state without re-entry is the same as no target.
          .filter((other) => other !== target && !(target === undefined && at.startsWith(`${other} `)))
          .map((other): Fault => [`${at}: to ${other}`, () => (branch.target = other)]),
        ...(branch.reenter ? [[`${at}: not reentered`, () => (branch.reenter = false)] as const] : []),
        ...(guard === undefined
          ? []
          : ([
              [`${at}: guard negated`, () => (branch.guard = not(guard as never))],
              [`${at}: no guard`, () => delete branch.guard],
            ] as const)),
        ...dropped(`${at}: action`, branch.actions),
      ]
    }),
    ...branches
      .slice(1)
      .map(
        (_, index): Fault => [
          `${event}: #${index} after #${index + 1}`,
          () => branches.splice(index, 2, branches[index + 1] as Branch, branches[index] as Branch),
        ],
      ),
  ]
}

const dropped = (at: string, list: unknown[]): Fault[] =>
  list.map((entry, index): Fault => [`${at} ${labelOf(entry)} dropped`, () => list.splice(index, 1)])

const labelOf = (entry: unknown): string =>
  typeof entry === 'string' ? entry : ((entry as { type?: string }).type ?? 'without a name')

export interface MutantRun {
  readonly killed: readonly string[]
  readonly survived: readonly string[]
}

const order: readonly TourName[] = ['transitions', 'ignored', 'pairs']

/** Runs the machine's paths on each mutant; a mutant without any difference survives. */
export async function runMutants(cases: Cases, bundle: PathBundle): Promise<MutantRun> {
  const killed: string[] = []
  const survived: string[] = []
  for (const { id, machine } of mutantsOf(cases.machine)) {
    const list = (await isKilled({ ...cases, machine }, bundle)) ? killed : survived
    list.push(id)
  }
  return { killed, survived }
}

async function isKilled(cases: Cases, bundle: PathBundle): Promise<boolean> {
  const makeDriver = actorDriver(cases)
  // A mutant's transitions have other ids: it must be found by its behaviour.
  const withoutTransitions = async (path: Parameters<typeof makeDriver>[0]): Promise<ActorDriver> => {
    const driver = await makeDriver(path)
    return {
      ...driver,
      observe: async () => {
        const { covered: _, ...observation } = await driver.observe()
        return observation
      },
    }
  }
  try {
    for (const tour of order) await replay(bundle, withoutTransitions, { tour })
    return false
  } catch {
    return true
  }
}
