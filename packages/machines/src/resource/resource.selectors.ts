import type { ResourceContext } from './resource.model.ts'

/** Everything a view of one thing draws. */
export interface ResourceView<Data> {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly data: Data | null
  /** Why the last load failed, until another is under way. */
  readonly error: unknown
}

/** Everything a view of one thing draws, out of a snapshot. */
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
