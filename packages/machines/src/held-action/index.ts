export { createHeldActionMachine, type HeldActionMachine } from './held-action.machine.ts'
export type {
  HeldActionContext,
  HeldActionEmitted,
  HeldActionEvent,
  HeldActionInput,
} from './held-action.model.ts'
export {
  type HeldActionSnapshot,
  type HeldActionStatus,
  type HeldActionView,
  heldActionView,
} from './held-action.selectors.ts'
