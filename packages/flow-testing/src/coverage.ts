import type { Cases } from './cases.ts'
import { branchOf, declaredTransitions, readableEvent, statesIn, transitionId } from './chart.ts'
import type { Observation } from './driver.ts'
import { nameOf } from './events.ts'
import { stepLabel } from './graph.ts'
import type { Expectation, Path, PathBundle, Step } from './path-bundle.ts'

/** What is counted of a machine's walks. */
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

/** How many were walked, of how many there are. */
export type Figures = Readonly<Record<Measure, readonly [walked: number, all: number]>>

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

/** What there is to walk in a machine. */
function everythingIn(
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

/** Counts what was walked, as the subject showed it. */
export class Coverage {
  readonly #cases: Cases
  readonly #bundle: PathBundle
  readonly #guarded: readonly GuardedTransition[]
  readonly #walked: Readonly<Record<Measure, Set<string>>>
  #before: Expectation | null = null
  #labelBefore: string | null = null

  constructor(cases: Cases, bundle: PathBundle) {
    this.#cases = cases
    this.#bundle = bundle
    this.#guarded = guardedTransitions(cases)
    this.#walked = Object.fromEntries(measures.map((measure) => [measure, new Set()])) as unknown as Record<
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
    // What the subject cannot show is what it was expected to be: had it been another, something else would differ.
    const covers = observed.covered ?? step.covers
    const label = stepLabel(before.value, event, covers, expect.value)
    this.#see(expect, observed)
    this.#guards(before, step, covers)
    for (const id of covers) {
      this.#walked.transitions.add(id)
      // A state that is left at once is never looked at: it is known by what leads out of it.
      const source = sourceOf(id)
      if (source !== '') this.#walked.states.add(source)
    }
    if (covers.length === 0) this.#walked.ignored.add(`${label} {}`)
    else this.#walked.steps.add(`${label} {${step.changes.join()}}`)
    if (covers.length > 0 && event.kind === 'delay') this.#walked.delays.add(event.name)
    if (covers.length > 0 && this.#labelBefore) this.#walked.pairs.add(`${this.#labelBefore} ⇒ ${label}`)
    this.#before = expect
    this.#labelBefore = covers.length > 0 ? label : null
  }

  #see(expect: Expectation, { value = expect.value, emitted = [] }: Observation) {
    for (const state of statesIn(value)) this.#walked.states.add(state)
    for (const type of emitted) this.#walked.emitted.add(type)
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
    for (const { id, from, event: waited, branch } of this.#guarded) {
      if (covers.includes(id)) this.#walked.guards.add(`${id} yes`)
      else if (covers.some((other) => isLaterBranch(other, from, waited, branch)))
        this.#walked.guards.add(`${id} no`)
      // A state that is still active after the step has refused all its eventless transitions.
      else if (waited === 'always' && after.has(from)) this.#walked.guards.add(`${id} no`)
      else if (covers.length === 0 && waited === name && active.has(from)) this.#walked.guards.add(`${id} no`)
    }
  }

  /** The ids of the declared transitions that were not walked. */
  missed(): string[] {
    return this.#bundle.transitions.filter((id) => !this.#walked.transitions.has(id))
  }

  /** What was walked so far, of what there is. */
  figures(): Figures {
    const all = everythingIn(this.#cases, this.#bundle)
    return Object.fromEntries(
      measures.map((measure) => [measure, [this.#walked[measure].size, all[measure]]]),
    ) as unknown as Figures
  }
}

function isLaterBranch(id: string, from: string, event: string, branch: number): boolean {
  const [, waited, index] = / --(.*)#(\d+)--> /.exec(id) ?? []
  return sourceOf(id) === from && waited === event && Number(index) > branch
}

/** The state that a transition leads out of, by the transition's id; empty for the whole machine. */
const sourceOf = (id: string): string => id.slice(0, id.indexOf(' --')).replace('(machine)', '')
