import type { StateValue } from 'xstate'

/** Events of Storybook's channel, from the preview to the panel and back. */
export const PREVIEW_MESSAGE = 'tarang/statechart/preview-message'
export const PANEL_REQUEST = 'tarang/statechart/panel-request'

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
  readonly n: number
  readonly ms: number
  readonly event: string
  readonly payload: string | null
  readonly value: StateValue
  /** Paths of the active states. */
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

export type Outcome = 'ahead' | 'passed' | 'failed'

/** A replayed path: the next step, and the outcome of each step so far. */
export interface Replay {
  readonly path: string
  readonly at: number
  readonly outcomes: readonly Outcome[]
}

/** An actor in the panel. */
export interface Followed {
  readonly key: string
  /** The machine's own id. */
  readonly machine: string
  /** In a machine's story any case can be sent; otherwise the actor belongs to a component. */
  readonly isMachineStory: boolean
  readonly moments: readonly Moment[]
  readonly offers: readonly Offer[]
}

export type PreviewMessage =
  | { readonly type: 'started'; readonly followed: Followed }
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

export type PanelRequest =
  | { readonly type: 'everything' }
  | { readonly type: 'send'; readonly key: string; readonly offer: string }
  | { readonly type: 'resume'; readonly key: string; readonly n: number }
  | { readonly type: 'paths'; readonly machine: string }
  | { readonly type: 'replay'; readonly machine: string; readonly path: string }
  | { readonly type: 'step' }
  | { readonly type: 'leave' }
