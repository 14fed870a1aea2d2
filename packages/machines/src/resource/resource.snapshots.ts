import type { SnapshotFrom } from 'xstate'
import type { ResourceMachine } from './resource.machine.ts'

/** A start with what was loaded elsewhere: on the server that rendered the page. */
export const loadedSnapshot = <Data, Request>(
  machine: ResourceMachine<Data, Request>,
  request: Request,
  data: Data,
): SnapshotFrom<ResourceMachine<Data, Request>> =>
  machine.resolveState({ value: 'ready', context: { request, data, error: null } })

/** A start with a load that failed elsewhere; `resource.reload` loads again. */
export const failedSnapshot = <Data, Request>(
  machine: ResourceMachine<Data, Request>,
  request: Request,
  error: unknown,
): SnapshotFrom<ResourceMachine<Data, Request>> =>
  machine.resolveState({ value: 'failed', context: { request, data: null, error } })
