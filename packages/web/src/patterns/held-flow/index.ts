export { useHeldFlow } from './use-held-flow.ts'
