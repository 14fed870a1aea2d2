import type { SnapshotFrom } from 'xstate'
import type { ResourceMachine } from './resource.machine.ts'

/** An initial snapshot with data that the server loaded for the page. */
export const loadedSnapshot = <Data, Request>(
  machine: ResourceMachine<Data, Request>,
  request: Request,
  data: Data,
): SnapshotFrom<ResourceMachine<Data, Request>> =>
  machine.resolveState({ value: 'ready', context: { request, data, error: null } })

/** An initial snapshot after a load that failed on the server; `resource.reload` loads again. */
export const failedSnapshot = <Data, Request>(
  machine: ResourceMachine<Data, Request>,
  request: Request,
  error: unknown,
): SnapshotFrom<ResourceMachine<Data, Request>> =>
  machine.resolveState({ value: 'failed', context: { request, data: null, error } })
