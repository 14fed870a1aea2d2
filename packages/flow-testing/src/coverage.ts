import type { Cases } from './cases.ts'
import { branchOf, declaredTransitions, readableEvent, statesIn, transitionId } from './declared.ts'
import { nameOf } from './events.ts'
import { stepLabel } from './graph.ts'
import type { Observation } from './observation.ts'
import type { Expectation, Path, PathBundle, Step } from './path-bundle.ts'

export const measures = [
  'states',
  'transitions',
  'steps',
  'pairs',
  'guards',
  'delays',
  'emitted',
  'ignored',
] as const

export type Measure = (typeof measures)[number]

/** Traversed, of all there are. */
export type Figures = Readonly<Record<Measure, readonly [covered: number, all: number]>>

interface GuardedTransition {
  readonly id: string
  readonly from: string
  readonly event: string
  readonly branch: number
}

const guardedTransitions = ({ machine }: Cases): GuardedTransition[] =>
  declaredTransitions(machine).flatMap((transition) =>
    transition.guard
      ? [
          {
            id: transitionId(transition),
            from: transition.source.path.join('.'),
            event: readableEvent(transition.eventType),
            branch: branchOf(transition),
          },
        ]
      : [],
  )

function totalsOf(
  cases: Cases,
  { states, transitions, pairs, steps, ignored }: PathBundle,
): Record<Measure, number> {
  return {
    states: states.length,
    transitions: transitions.length,
    steps,
    pairs,
    guards: 2 * guardedTransitions(cases).length,
    delays: Object.keys(cases.delays).length,
    emitted: Object.keys(cases.emits).length,
    ignored,
  }
}

/** Counts what paths cover, as the driver observed it. */
export class Coverage {
  readonly #cases: Cases
  readonly #bundle: PathBundle
  readonly #guarded: readonly GuardedTransition[]
  readonly #covered: Readonly<Record<Measure, Set<string>>>
  #before: Expectation | null = null
  #labelBefore: string | null = null

  constructor(cases: Cases, bundle: PathBundle) {
    this.#cases = cases
    this.#bundle = bundle
    this.#guarded = guardedTransitions(cases)
    this.#covered = Object.fromEntries(measures.map((measure) => [measure, new Set()])) as unknown as Record<
      Measure,
      Set<string>
    >
  }

  start({ start }: Path, observed: Observation) {
    this.#see(start, observed)
    this.#before = start
    this.#labelBefore = null
  }

  step(step: Step, observed: Observation) {
    const before = this.#before as Expectation
    const { event, expect } = step
    // What the driver cannot observe is taken from the expectation: a difference would show elsewhere.
    const covers = observed.covered ?? step.covers
    const label = stepLabel(before.value, event, covers, expect.value)
    this.#see(expect, observed)
    this.#guards(before, step, covers)
    this.#takeTransitions(covers)
    if (covers.length === 0) this.#covered.ignored.add(`${label} {}`)
    else this.#covered.steps.add(`${label} {${step.changes.join()}}`)
    if (covers.length > 0 && event.kind === 'delay') this.#covered.delays.add(event.name)
    if (covers.length > 0 && this.#labelBefore) this.#covered.pairs.add(`${this.#labelBefore} ⇒ ${label}`)
    this.#before = expect
    this.#labelBefore = covers.length > 0 ? label : null
  }

  #takeTransitions(covers: readonly string[]) {
    for (const id of covers) {
      this.#covered.transitions.add(id)
      // A transient state is never observed: its outgoing transition shows it.
      const source = sourceOf(id)
      if (source !== '') this.#covered.states.add(source)
    }
  }

  #see(expect: Expectation, { value = expect.value, emitted = [] }: Observation) {
    for (const state of statesIn(value)) this.#covered.states.add(state)
    for (const type of emitted) this.#covered.emitted.add(type)
  }

  #guards(before: Expectation, { event, expect }: Step, covers: readonly string[]) {
    const name =
      event.kind === 'send'
        ? event.type
        : event.kind === 'delay'
          ? nameOf(event)
          : `${event.kind}(${event.actor})`
    const active = new Set(['', ...statesIn(before.value)])
    const after = new Set(statesIn(expect.value))
    for (const { id, from, event: type, branch } of this.#guarded) {
      if (covers.includes(id)) this.#covered.guards.add(`${id} yes`)
      else if (covers.some((other) => isLaterBranch(other, from, type, branch)))
        this.#covered.guards.add(`${id} no`)
      // A state that is still active after the step rejected all its eventless transitions.
      else if (type === 'always' && after.has(from)) this.#covered.guards.add(`${id} no`)
      else if (covers.length === 0 && type === name && active.has(from)) this.#covered.guards.add(`${id} no`)
    }
  }

  figures(): Figures {
    const all = totalsOf(this.#cases, this.#bundle)
    return Object.fromEntries(
      measures.map((measure) => [measure, [this.#covered[measure].size, all[measure]]]),
    ) as unknown as Figures
  }
}

function isLaterBranch(id: string, from: string, event: string, branch: number): boolean {
  const [, type, index] = / --(.*)#(\d+)--> /.exec(id) ?? []
  return sourceOf(id) === from && type === event && Number(index) > branch
}

/** The source state of a transition id; empty for the root. */
const sourceOf = (id: string): string => id.slice(0, id.indexOf(' --')).replace('(machine)', '')
