import type {
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFrom,
  InputFrom,
  OutputFrom,
  StateMachine,
} from 'xstate'

/** Payloads of one event, or answers of one call, by name. */
export type Named<Value> = Readonly<Record<string, Value>>

export interface ActorCases<Output = unknown, Context = never> {
  readonly done: Named<Output>
  readonly error: Named<unknown>
  /** Whether the call writes: a double submit must not start it twice. */
  readonly writes: boolean
  /** Whether an answer can come in this context; each can unless set. */
  readonly isPossible?: (answer: string, context: Context) => boolean
}

type ActorsOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actor
    : never

type Payload<Event> = Event extends { type: string } ? Omit<Event, 'type'> : never

/** Everything that can happen to one machine, in domains small enough to traverse completely. */
export interface CasesOf<Machine extends AnyStateMachine> {
  /** The machine's folder. */
  readonly name: string
  /** The machine with its `unprovided` actors. */
  readonly machine: Machine
  readonly inputs: Named<InputFrom<Machine>>
  /** Each event type with its payloads by name; complete by type. */
  readonly events: {
    readonly [Type in EventFrom<Machine>['type']]: Named<Payload<Extract<EventFrom<Machine>, { type: Type }>>>
  }
  /** Each invoked actor, by its key in `provide({ actors })`. */
  readonly actors: {
    readonly [Src in ActorsOf<Machine>['src']]: ActorCases<
      OutputFrom<Extract<ActorsOf<Machine>, { src: Src }>['logic']>,
      ContextFrom<Machine>
    >
  }
  /** Each named delay, in milliseconds. */
  readonly delays: Named<number>
  /** Each type of emitted event. */
  readonly emits: { readonly [Type in EmittedFrom<Machine>['type']]: true }
}

/** The cases of any machine, for the tools. */
export interface Cases {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly inputs: Named<unknown>
  readonly events: Readonly<Record<string, Named<object>>>
  readonly actors: Readonly<Record<string, ActorCases>>
  readonly delays: Named<number>
  readonly emits: Named<true>
}

/** Declares a machine's cases; the compiler finds missing events and actors. */
export const defineCases = <Machine extends AnyStateMachine>(cases: CasesOf<Machine>): CasesOf<Machine> =>
  cases

/** The case of an event without payload. */
export const plain = { plain: {} } as const

/** A case by its name; a missing name is a mistake in the bundle or in the cases. */
export function named<Value>(values: Named<Value>, name: string, what: string): Value {
  if (!Object.hasOwn(values, name)) throw new Error(`There is no case “${name}” of ${what}.`)
  return values[name] as Value
}
