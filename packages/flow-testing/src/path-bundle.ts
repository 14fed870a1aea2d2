import type { StateValue } from 'xstate'

/** One event of a path, by the names of the machine's cases. */
export type StepEvent =
  | { readonly kind: 'send'; readonly type: string; readonly case: string }
  /** An answer of a call; `actor` is the invoke's id. */
  | { readonly kind: 'done' | 'error'; readonly actor: string; readonly case: string }
  | { readonly kind: 'delay'; readonly name: string }

/** The expectation after a step. */
export interface Expectation {
  readonly value: StateValue
  readonly tags: readonly string[]
  /** The emitted types, in order. */
  readonly emitted: readonly string[]
  /** `type:case` of each event that can be sent now, sorted. */
  readonly nextEvents: readonly string[]
  /** The invoke ids of the calls that this step started, in order. */
  readonly calls: readonly string[]
  /** A digest of context, status and output. */
  readonly digest: string
  /** A digest of the emitted events and the inputs of calls; empty if there are none. */
  readonly effects: string
}

/** One step of a path. */
export interface Step {
  readonly event: StepEvent
  readonly expect: Expectation
  /** The changed parts of the context, sorted. */
  readonly changes: readonly string[]
  /** The ids of the transitions taken; none if the machine must ignore the event. */
  readonly covers: readonly string[]
}

export interface Path {
  readonly id: string
  /** The name of the input. */
  readonly input: string
  readonly start: Expectation
  readonly steps: readonly Step[]
}

/** A machine's committed paths. */
export interface PathBundle {
  readonly machine: string
  readonly seed: number
  /** Every declared state, as paths of names. */
  readonly states: readonly string[]
  /** The id of every declared transition. */
  readonly transitions: readonly string[]
  /** How many steps differ in state, event, case, transitions, next state or changed context. */
  readonly steps: number
  /** The number of pairs of steps that can follow each other, regardless of the context. */
  readonly pairs: number
  /** How many combinations of state, event and case are ignored. */
  readonly ignored: number
  readonly tours: {
    /** Every step. */
    readonly transitions: readonly Path[]
    /** Every pair. */
    readonly pairs: readonly Path[]
    /** Every ignored event: nothing may change. */
    readonly ignored: readonly Path[]
  }
}

export const tourNames = ['transitions', 'pairs', 'ignored'] as const
export type TourName = (typeof tourNames)[number]

/** The file format: events, expectations, changes and transitions once, and steps as their indices. */
export interface BundleFile extends Omit<PathBundle, 'tours'> {
  readonly events: readonly StepEvent[]
  readonly expectations: readonly Expectation[]
  readonly changes: readonly (readonly string[])[]
  readonly tours: Readonly<Record<TourName, readonly PathFile[]>>
}

interface PathFile {
  readonly id: string
  readonly input: string
  readonly start: number
  /** Indices of event, expectation, changes, then transitions. */
  readonly steps: readonly (readonly number[])[]
}

export function readBundle({ events, expectations, changes, tours, ...bundle }: BundleFile): PathBundle {
  const at = <Value>(values: readonly Value[], index: number | undefined): Value => {
    const value = index === undefined ? undefined : values[index]
    if (value === undefined) throw new Error(`The path bundle of ${bundle.machine} is broken: make it again.`)
    return value
  }
  const path = ({ id, input, start, steps }: PathFile): Path => ({
    id,
    input,
    start: at(expectations, start),
    steps: steps.map(([event, expect, changed, ...covers]) => ({
      event: at(events, event),
      expect: at(expectations, expect),
      changes: at(changes, changed),
      covers: covers.map((index) => at(bundle.transitions, index)),
    })),
  })
  return {
    ...bundle,
    tours: {
      transitions: tours.transitions.map(path),
      pairs: tours.pairs.map(path),
      ignored: tours.ignored.map(path),
    },
  }
}

/** Deterministic; one path per line. */
export function writeBundle(bundle: PathBundle): string {
  const { machine, seed, states, transitions, steps, pairs, ignored, tours } = bundle
  const events = new Table<StepEvent>()
  const expectations = new Table<Expectation>()
  const changes = new Table<readonly string[]>()
  const covers = new Table<string>(transitions)
  const files = (paths: readonly Path[]): PathFile[] =>
    paths.map(({ id, input, start, steps }) => ({
      id,
      input,
      start: expectations.indexOf(start),
      steps: steps.map((step) => [
        events.indexOf(step.event),
        expectations.indexOf(step.expect),
        changes.indexOf(step.changes),
        ...step.covers.map((id) => covers.indexOf(id)),
      ]),
    }))
  const written = {
    transitions: files(tours.transitions),
    pairs: files(tours.pairs),
    ignored: files(tours.ignored),
  }
  const lines = (values: readonly unknown[]) =>
    values.length === 0 ? '[]' : `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`
  return `{
"machine": ${JSON.stringify(machine)},
"seed": ${seed},
"states": ${lines(states)},
"transitions": ${lines(transitions)},
"steps": ${steps},
"pairs": ${pairs},
"ignored": ${ignored},
"events": ${lines(events.values)},
"expectations": ${lines(expectations.values)},
"changes": ${lines(changes.values)},
"tours": {
"transitions": ${lines(written.transitions)},
"pairs": ${lines(written.pairs)},
"ignored": ${lines(written.ignored)}
}
}
`
}

/** Distinct values, compared as JSON. */
class Table<Value> {
  readonly values: Value[] = []
  readonly #indices = new Map<string, number>()

  constructor(values: readonly Value[] = []) {
    for (const value of values) this.indexOf(value)
  }

  indexOf(value: Value): number {
    const text = JSON.stringify(value)
    const known = this.#indices.get(text)
    if (known !== undefined) return known
    this.#indices.set(text, this.values.length)
    return this.values.push(value) - 1
  }
}
