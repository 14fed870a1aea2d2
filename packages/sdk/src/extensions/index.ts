export type { Activity } from '../generated/extensions.ts'
export { type ActivityApi, type ActivityQuery, listActivity } from './activity.ts'
export { createExtensions, type Extensions } from './client.ts'
