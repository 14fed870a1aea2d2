export { callBack, type FlowCallbacks, holdFlow } from './hold-flow.ts'
export { useHeldFlow } from './use-held-flow.ts'
