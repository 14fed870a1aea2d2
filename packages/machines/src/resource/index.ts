export { createResourceMachine, type ResourceMachine } from './resource.machine.ts'
export type { ResourceContext, ResourceEmitted, ResourceEvent } from './resource.model.ts'
export { type ResourceView, resourceView } from './resource.selectors.ts'
export { failedSnapshot, loadedSnapshot } from './resource.snapshots.ts'
