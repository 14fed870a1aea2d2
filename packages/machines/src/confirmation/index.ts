export { type ConfirmationMachine, createConfirmationMachine } from './confirmation.machine.ts'
export type { ConfirmationContext, ConfirmationEvent, ConfirmationTold } from './confirmation.model.ts'
export {
  type ConfirmationSnapshot,
  type ConfirmationStatus,
  type ConfirmationView,
  confirmationView,
} from './confirmation.selectors.ts'
