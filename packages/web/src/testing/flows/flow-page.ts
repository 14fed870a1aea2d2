import type { Cases, CasesOf } from '@tarang/flow-testing'
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EmittedFrom,
  EventFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate'
import type { Control, Seen } from './seen.ts'
import type { Reply, UserActions } from './user-actions.ts'

/** The page, its pending calls, and all calls so far. */
export interface View extends Seen {
  readonly calls: readonly string[]
  readonly made: readonly string[]
}

/** A part of the model that the page does not have by design, with the reason. */
export interface ByDesign {
  readonly because: string
}

/** An event that a user sends. */
export interface EventOnPage<Payload> {
  /** The controls that send it with this payload; any of them works. */
  readonly controls: (view: View, payload: Payload) => readonly Control[]
  /** The user action on the control; by default a press. */
  readonly perform?: (user: UserActions, control: Control, payload: Payload) => Promise<void>
  /** When the machine accepts the event but the page has no control for it, because code sends it. */
  readonly notOffered?: ByDesign & { readonly where: (view: View, payload: Payload) => boolean }
  /** Sends the event when there is no control for it; by default the driver sends it to the machine. */
  readonly come?: (user: UserActions, payload: Payload) => Promise<void>
}

/** An event that no control sends. */
export interface EventOfCode<Payload> extends ByDesign {
  /** Sends the event; by default the driver sends it to the machine. */
  readonly come?: (user: UserActions, payload: Payload) => Promise<void>
}

/** An invoked call as an HTTP request. */
export interface CallOnWire<Output, Snapshot = AnyMachineSnapshot> {
  readonly call: RegExp
  /** The request of one of several actors that make the same call at once; by default the first one that waits. */
  readonly callOf?: (actor: string, snapshot: Snapshot) => RegExp
  readonly reply: (output: Output, snapshot: Snapshot) => Reply
  /** The replies to all requests of a call that makes several; `reply` is the one of the output, or of the error. */
  readonly replies?: (reply: Reply, answer: unknown, snapshot: Snapshot) => readonly Reply[]
  /** Set if a failure shows no message. */
  readonly isQuiet?: ByDesign
}

/** An invoked machine that the user brings to its output. */
export interface ChoiceOnPage<Output, Snapshot = AnyMachineSnapshot> {
  readonly choose: (user: UserActions, output: Output, snapshot: Snapshot) => Promise<void>
}

type Leaf<Value> = Value extends string
  ? Value
  : { [Name in keyof Value & string]: `${Name}.${Leaf<NonNullable<Value[Name]>>}` }[keyof Value & string]

type StateName<Machine extends AnyStateMachine> = Leaf<SnapshotFrom<Machine>['value']>
type PayloadOf<Event, Type> = Omit<Extract<Event, { type: Type }>, 'type'>
type Actors<Machine extends AnyStateMachine> = CasesOf<Machine>['actors']
type OutputOf<Case> = Case extends { readonly done: Readonly<Record<string, infer Output>> } ? Output : never

/** A state that the page does not show, or shows as the state `looksLike`; with `where`, so only for those snapshots. */
export interface StateUnshown extends ByDesign {
  readonly looksLike?: string
  readonly where?: (snapshot: AnyMachineSnapshot) => boolean
  /** Whether the page shows it for other snapshots. */
  readonly isShown?: (view: View) => boolean
}

export type StateOnPage = ((view: View) => boolean) | StateUnshown

/** Maps one machine to its page; by type, complete in states, events, calls and emitted events. */
export interface FlowPageOf<Machine extends AnyStateMachine> {
  readonly cases: CasesOf<Machine>
  /** Whether the page is in a state; exactly one per region. */
  readonly states: { readonly [Name in StateName<Machine>]: StateOnPage }
  readonly events: {
    readonly [Type in EventFrom<Machine>['type']]:
      | EventOnPage<PayloadOf<EventFrom<Machine>, Type>>
      | EventOfCode<PayloadOf<EventFrom<Machine>, Type>>
  }
  readonly calls: {
    readonly [Src in keyof Actors<Machine>]:
      | CallOnWire<OutputOf<Actors<Machine>[Src]>, SnapshotFrom<Machine>>
      | ChoiceOnPage<OutputOf<Actors<Machine>[Src]>, SnapshotFrom<Machine>>
  }
  /** How the page shows an emitted event. */
  readonly emitted: {
    readonly [Type in EmittedFrom<Machine>['type']]: ((now: View, before: View) => boolean) | ByDesign
  }
  /** The values of the snapshot that are missing on the page. */
  readonly missing: (view: View, snapshot: SnapshotFrom<Machine>) => readonly string[]
  /** Live controls that do not belong to the flow, with the reason. */
  readonly unrelated: readonly UnrelatedControl[]
}

export interface UnrelatedControl extends ByDesign {
  readonly name: RegExp
  readonly where?: (control: Control, view: View) => boolean
}

/** A flow page without the types of its machine, for the driver. */
export interface FlowPage {
  readonly cases: Cases
  readonly states: Readonly<Record<string, StateOnPage>>
  readonly events: Readonly<Record<string, EventOnPage<unknown> | EventOfCode<unknown>>>
  readonly calls: Readonly<Record<string, CallOnWire<unknown> | ChoiceOnPage<unknown>>>
  readonly emitted: Readonly<Record<string, ((now: View, before: View) => boolean) | ByDesign>>
  readonly missing: (view: View, snapshot: AnyMachineSnapshot) => readonly string[]
  readonly unrelated: readonly UnrelatedControl[]
}

export const defineFlowPage = <Machine extends AnyStateMachine>(page: FlowPageOf<Machine>): FlowPage =>
  page as unknown as FlowPage

/** The leaves of a state value, as paths of names. */
export const leavesOf = (value: StateValue, within = ''): string[] =>
  typeof value === 'string'
    ? [within + value]
    : Object.entries(value).flatMap(([name, inner]) =>
        inner === undefined ? [] : leavesOf(inner, `${within}${name}.`),
      )
