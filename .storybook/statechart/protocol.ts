import type { StateValue } from 'xstate'

/** What the preview tells the panel, and what the panel asks of the preview, over Storybook's channel. */
export const TOLD = 'tarang/statechart/told'
export const ASKED = 'tarang/statechart/asked'

/** One event that could come next: sent by a person, the answer of a call, or the end of a wait. */
export interface Offer {
  /** As the path bundles name it: `phone.submit:good`, `done(save):row`, `after(successShown)`. */
  readonly name: string
  readonly event: string
  readonly kind: 'send' | 'done' | 'error' | 'delay'
  readonly payload: string | null
  /** The snapshot would take it. */
  readonly isTaken: boolean
  /** The panel may send it: in a component's own story only what carries nothing. */
  readonly isSendable: boolean
}

/** One event, and the snapshot that it led to. */
export interface Moment {
  readonly n: number
  readonly ms: number
  readonly event: string
  readonly payload: string | null
  readonly value: StateValue
  /** Paths of the states that it is in. */
  readonly states: readonly string[]
  readonly context: string
  /** The ids of the transitions taken. */
  readonly ways: readonly string[]
  readonly emitted: readonly string[]
  readonly status: string
}

export interface PathSummary {
  readonly id: string
  readonly tour: string
  readonly input: string
  readonly steps: readonly string[]
}

export type Outcome = 'ahead' | 'held' | 'failed'

/** A path that is being replayed: which step is next, and whether each was as expected. */
export interface Replay {
  readonly path: string
  readonly at: number
  readonly outcomes: readonly Outcome[]
}

/** An actor that the panel follows. */
export interface Followed {
  readonly key: string
  /** The machine's own id. */
  readonly machine: string
  /** A machine's story, where any case can be sent; else it belongs to a component. */
  readonly isMachineStory: boolean
  readonly moments: readonly Moment[]
  readonly offers: readonly Offer[]
}

export type Told =
  | { readonly type: 'begun'; readonly followed: Followed }
  | {
      readonly type: 'moment'
      readonly key: string
      readonly moment: Moment
      readonly offers: readonly Offer[]
    }
  | { readonly type: 'offers'; readonly key: string; readonly offers: readonly Offer[] }
  | { readonly type: 'reset' }
  | { readonly type: 'replay'; readonly replay: Replay | null }
  | { readonly type: 'paths'; readonly machine: string; readonly paths: readonly PathSummary[] }

export type Asked =
  | { readonly type: 'everything' }
  | { readonly type: 'send'; readonly key: string; readonly offer: string }
  | { readonly type: 'resume'; readonly key: string; readonly n: number }
  | { readonly type: 'paths'; readonly machine: string }
  | { readonly type: 'replay'; readonly machine: string; readonly path: string }
  | { readonly type: 'step' }
  | { readonly type: 'leave' }
