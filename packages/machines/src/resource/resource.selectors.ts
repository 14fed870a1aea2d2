import type { ResourceContext } from './resource.model.ts'

/** The view of one resource. */
export interface ResourceView<Data> {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly data: Data | null
  /** The error of the last load, until another one starts. */
  readonly error: unknown
}

/** Derives the view from a snapshot. */
export const resourceView = <Data>({
  value,
  context: { data, error },
}: {
  readonly value: ResourceView<Data>['status'] | 'refreshing'
  readonly context: Pick<ResourceContext<Data, unknown>, 'data' | 'error'>
}): ResourceView<Data> => ({
  status: value === 'refreshing' ? 'ready' : value,
  data,
  error: value === 'failed' ? error : null,
})
