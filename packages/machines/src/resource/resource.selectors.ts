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
  value: status,
  context: { data, error },
}: {
  readonly value: ResourceView<Data>['status']
  readonly context: Pick<ResourceContext<Data, unknown>, 'data' | 'error'>
}): ResourceView<Data> => ({ status, data, error: status === 'failed' ? error : null })
