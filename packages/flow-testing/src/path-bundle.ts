import type { StateValue } from 'xstate'

/** One thing that happens to a machine, by the names that its cases give it. */
export type StepEvent =
  | { readonly kind: 'send'; readonly type: string; readonly case: string }
  /** A call is answered; `actor` is the invoke's id. */
  | { readonly kind: 'done' | 'error'; readonly actor: string; readonly case: string }
  | { readonly kind: 'delay'; readonly name: string }

/** What holds once a step was taken. */
export interface Expectation {
  readonly value: StateValue
  readonly tags: readonly string[]
  /** The types of what was emitted, in order. */
  readonly emitted: readonly string[]
  /** `type:case` of each event that can be sent now, sorted. */
  readonly nextEvents: readonly string[]
  /** The invoke ids of the calls that this step started, in order. */
  readonly calls: readonly string[]
  /** Of the context, the status and the output. */
  readonly digest: string
  /** Of what was emitted, with its payloads, and of what the calls were given; empty where there was neither. */
  readonly effects: string
}

/** One step of a path. */
export interface Step {
  readonly event: StepEvent
  readonly expect: Expectation
  /** Which parts of the context it changes, sorted. */
  readonly changes: readonly string[]
  /** The ids of the declared transitions that this step takes; none, where the event is to be ignored. */
  readonly covers: readonly string[]
}

/** A walk from a machine's start. */
export interface Path {
  readonly id: string
  /** The name of the input it starts with. */
  readonly input: string
  readonly start: Expectation
  readonly steps: readonly Step[]
}

/** A machine's committed walks. */
export interface PathBundle {
  readonly machine: string
  readonly seed: number
  /** Every declared state, as paths of names. */
  readonly states: readonly string[]
  /** The id of every declared transition. */
  readonly transitions: readonly string[]
  /** How many steps there are that differ in state, event, case, transitions taken, state after or what of the context changes. */
  readonly steps: number
  /** How many steps can follow each other, told apart by all of that but the context. */
  readonly pairs: number
  /** How many events there are that some state ignores: state, event and case. */
  readonly ignored: number
  readonly tours: {
    /** Every step. */
    readonly transitions: readonly Path[]
    /** Every two steps that can follow each other. */
    readonly pairs: readonly Path[]
    /** Every event in every state that ignores it: nothing may change. */
    readonly ignored: readonly Path[]
  }
}

/** Which tour of a bundle. */
export type TourName = keyof PathBundle['tours']

/** A bundle as it is committed: events, expectations, changes and covers once, and steps as their indices. */
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
  /** Event, expectation, changes, then the transitions taken. */
  readonly steps: readonly (readonly number[])[]
}

/** A committed bundle in the shape that everybody reads. */
export function readBundle({ events, expectations, changes, tours, ...bundle }: BundleFile): PathBundle {
  const at = <Value>(values: readonly Value[], index: number | undefined): Value => {
    const value = index === undefined ? undefined : values[index]
    if (value === undefined) throw new Error(`The path bundle of ${bundle.machine} is broken: make it again.`)
    return value
  }
  const path = ({ id, input, start, steps: taken }: PathFile): Path => ({
    id,
    input,
    start: at(expectations, start),
    steps: taken.map(([event, expect, changed, ...covers]) => ({
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

/** The committed text of a bundle: the same bytes for the same bundle, a path per line. */
export function writeBundle(bundle: PathBundle): string {
  const { machine, seed, states, transitions, steps, pairs, ignored, tours } = bundle
  const events = new Table<StepEvent>()
  const expectations = new Table<Expectation>()
  const changes = new Table<readonly string[]>()
  const covers = new Table<string>(transitions)
  const files = (paths: readonly Path[]): PathFile[] =>
    paths.map(({ id, input, start, steps: taken }) => ({
      id,
      input,
      start: expectations.indexOf(start),
      steps: taken.map((step) => [
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

/** Values that are written once, by what they say. */
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
