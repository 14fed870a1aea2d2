import type { Chart } from './chart/layout.ts'

/** Events of Storybook's channel, from the preview to the panel and back. */
export const PANEL_STATE = 'tarang/statechart/state'
export const PANEL_REQUEST = 'tarang/statechart/request'

/** A possible next event: sent by the user, an answer of a call, or the end of a delay. */
export interface Offer {
  /** As the path bundles name it: `phone.submit:good`, `done(save):row`, `after(successShown)`. */
  readonly name: string
  readonly event: string
  readonly kind: 'send' | 'done' | 'error' | 'delay'
  readonly payload: string | null
  /** The snapshot accepts it. */
  readonly isAccepted: boolean
  /** The panel may send it; in a component's story only events without payload. */
  readonly isSendable: boolean
}

/** One event and the snapshot after it. */
export interface Moment {
  /** No other moment has it, whatever its actor. */
  readonly id: number
  readonly event: string
  /** Paths of the active states. */
  readonly states: readonly string[]
  readonly context: string
  /** The ids of the transitions taken. */
  readonly ways: readonly string[]
  readonly emitted: readonly string[]
}

/** The actor in the panel. */
export interface ShownActor {
  readonly key: string
  /** In a machine's story any case can be sent; otherwise the actor belongs to a component. */
  readonly isMachineStory: boolean
  readonly moments: readonly Moment[]
  readonly offers: readonly Offer[]
  /** Null until it is laid out. */
  readonly chart: Chart | null
  readonly paths: readonly { readonly id: string; readonly tour: string; readonly length: number }[]
  readonly coverage: Readonly<Record<string, number>>
}

/** A replayed path: its next step, and how many of the steps so far were not as expected. */
export interface Replay {
  readonly path: string
  readonly at: number
  readonly next: string | null
  readonly failed: number
}

export interface PanelState {
  /** The keys of the story's actors: the machine's id, with a number from the second on. */
  readonly actors: readonly string[]
  readonly shown: ShownActor | null
  readonly replay: Replay | null
}

/** What the panel asks for; `key` is an actor's. */
export type PanelRequest =
  | { readonly type: 'state' | 'step' | 'leave' }
  | { readonly type: 'show'; readonly key: string }
  | { readonly type: 'send'; readonly key: string; readonly offer: string }
  | { readonly type: 'resume'; readonly key: string; readonly moment: number }
  | { readonly type: 'replay'; readonly key: string; readonly path: string }
