/** The request of a resource, its data, and the error of the last load. */
export interface ResourceContext<Data, Request> {
  readonly request: Request
  /** Null until the first load has succeeded; a later failure keeps it. */
  readonly data: Data | null
  /** Why the last load failed; null once one has succeeded again. */
  readonly error: unknown
}

/** Loads again, or with another request. */
export interface ReloadEvent<Request> {
  readonly type: 'resource.reload'
  readonly other?: { readonly request: Request }
}

/**
 * The events of a resource. `resource.reload` aborts a running load and starts another, which for another request begins
 * without data; `resource.refresh` loads while the current data stays, also when it fails.
 */
export type ResourceEvent<Request> = ReloadEvent<Request> | { readonly type: 'resource.refresh' }

/** What a resource emits after each load; `outdated` after a refresh that failed. */
export type ResourceEmitted<Data> =
  | { readonly type: 'loaded'; readonly data: Data }
  | { readonly type: 'failed' | 'outdated'; readonly error: unknown }
