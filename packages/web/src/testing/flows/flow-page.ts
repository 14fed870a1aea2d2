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

/** The page, the calls that wait for an answer, and all that were made. */
export interface View extends Seen {
  readonly calls: readonly string[]
  readonly made: readonly string[]
}

/** Why something of the model cannot be met on the page: by design, and counted. */
export interface ByDesign {
  readonly because: string
}

/** An event as a person sends it. */
export interface EventOnPage<Payload> {
  /** The controls by which it is sent, as far as the page has such for this payload now; any of them does. */
  readonly controls: (view: View, payload: Payload) => readonly Control[]
  /** What the person does with it; presses it where nothing is said. */
  readonly perform?: (user: UserActions, control: Control, payload: Payload) => Promise<void>
  /** Where the snapshot takes it and the page does not offer it: code sends it there. */
  readonly notOffered?: ByDesign & { readonly where: (view: View, payload: Payload) => boolean }
  /** How it comes about where it is not offered; else the screen's own code tells the machine. */
  readonly come?: (user: UserActions, payload: Payload) => Promise<void>
}

/** An event that no control sends. */
export interface EventOfCode<Payload> extends ByDesign {
  /** How it comes about instead; else the screen's own code tells the machine. */
  readonly come?: (user: UserActions, payload: Payload) => Promise<void>
}

/** What a call is on the wire. */
export interface CallOnWire<Output, Snapshot = AnyMachineSnapshot> {
  readonly call: RegExp
  readonly reply: (output: Output, snapshot: Snapshot) => Reply
  /** What the server's own answer is to the machine, where the server answers. */
  readonly hear?: (body: unknown) => Output
  /** Where a failure is said to nobody. */
  readonly isQuiet?: ByDesign
}

type Leaf<Value> = Value extends string
  ? Value
  : { [Name in keyof Value & string]: `${Name}.${Leaf<NonNullable<Value[Name]>>}` }[keyof Value & string]

type StateName<Machine extends AnyStateMachine> = Leaf<SnapshotFrom<Machine>['value']>
type PayloadOf<Event, Type> = Omit<Extract<Event, { type: Type }>, 'type'>
type Actors<Machine extends AnyStateMachine> = CasesOf<Machine>['actors']
type OutputOf<Case> = Case extends { readonly done: Readonly<Record<string, infer Output>> } ? Output : never

/** A state that shows only as another does, everywhere or where the snapshot is so; or that nobody can look at. */
export interface StateUnshown extends ByDesign {
  readonly looksLike?: string
  readonly where?: (snapshot: AnyMachineSnapshot) => boolean
  /** How it shows elsewhere. */
  readonly isShown?: (view: View) => boolean
}

export type StateOnPage = ((view: View) => boolean) | StateUnshown

/** How the page and one machine speak of the same: exhaustive by type in states, events, calls and what is emitted. */
export interface FlowPageOf<Machine extends AnyStateMachine> {
  readonly cases: CasesOf<Machine>
  /** Whether the page is in a state; of each region exactly one is. */
  readonly states: { readonly [Name in StateName<Machine>]: StateOnPage }
  readonly events: {
    readonly [Type in EventFrom<Machine>['type']]:
      | EventOnPage<PayloadOf<EventFrom<Machine>, Type>>
      | EventOfCode<PayloadOf<EventFrom<Machine>, Type>>
  }
  readonly calls: {
    readonly [Src in keyof Actors<Machine>]: CallOnWire<OutputOf<Actors<Machine>[Src]>, SnapshotFrom<Machine>>
  }
  /** What of the page tells that something was emitted. */
  readonly told: {
    readonly [Type in EmittedFrom<Machine>['type']]: ((now: View, before: View) => boolean) | ByDesign
  }
  /** What of the snapshot the page has to show in figures and words, and does not. */
  readonly missing: (view: View, snapshot: SnapshotFrom<Machine>) => readonly string[]
  /** What else is on the page and lives: the control's name, and what it is there for. */
  readonly beside: readonly Beside[]
}

export interface Beside extends ByDesign {
  readonly name: RegExp
  readonly where?: (control: Control, view: View) => boolean
}

/** A flow page as the driver reads it. */
export interface FlowPage {
  readonly cases: Cases
  readonly states: Readonly<Record<string, StateOnPage>>
  readonly events: Readonly<Record<string, EventOnPage<unknown> | EventOfCode<unknown>>>
  readonly calls: Readonly<Record<string, CallOnWire<unknown>>>
  readonly told: Readonly<Record<string, ((now: View, before: View) => boolean) | ByDesign>>
  readonly missing: (view: View, snapshot: AnyMachineSnapshot) => readonly string[]
  readonly beside: readonly Beside[]
}

/** Declares how a page and a machine speak of the same. */
export const defineFlowPage = <Machine extends AnyStateMachine>(page: FlowPageOf<Machine>): FlowPage =>
  page as unknown as FlowPage

/** The leaves of a state value, as paths of names. */
export const leavesOf = (value: StateValue, within = ''): string[] =>
  typeof value === 'string'
    ? [within + value]
    : Object.entries(value).flatMap(([name, inner]) =>
        inner === undefined ? [] : leavesOf(inner, `${within}${name}.`),
      )
