import type { StateValue } from 'xstate'

/** What a driver can observe; it leaves out the rest. */
export interface Observation {
  readonly value?: StateValue
  readonly tags?: readonly string[]
  /** The types emitted since the last observation. */
  readonly emitted?: readonly string[]
  /** The event types that can be sent now; on a page, the enabled controls. */
  readonly offered?: readonly string[]
  /** The same by case. */
  readonly nextEvents?: readonly string[]
  readonly calls?: readonly string[]
  readonly digest?: string
  readonly effects?: string
  /** The text behind both digests, for the message of a mismatch. */
  readonly detail?: string
  /** The ids of the transitions taken since the last observation. */
  readonly covered?: readonly string[]
}
