/** What a resource knows: what it was asked for, what came of it, and why the last load failed. */
export interface ResourceContext<Data, Request> {
  readonly request: Request
  /** Null until the first load has succeeded; a later failure leaves it. */
  readonly data: Data | null
  /** Why the last load failed; null once one has succeeded again. */
  readonly error: unknown
}

/**
 * The events of a resource. `resource.reload` gives up a load that is under way for a new one; `resource.refresh` loads
 * behind what is shown, and leaves it when that fails.
 */
export type ResourceEvent = { readonly type: 'resource.reload' } | { readonly type: 'resource.refresh' }

/** What a resource emits after each load; `outdated` after a refresh that failed. */
export type ResourceEmitted<Data> =
  | { readonly type: 'loaded'; readonly data: Data }
  | { readonly type: 'failed' | 'outdated'; readonly error: unknown }
