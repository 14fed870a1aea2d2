export { useHeldFlow } from './guarded-flow.ts'
