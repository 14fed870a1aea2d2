export { type ConfirmationMachine, createConfirmationMachine } from './confirmation.machine.ts'
export type { ConfirmationContext, ConfirmationEmitted, ConfirmationEvent } from './confirmation.model.ts'
export {
  type ConfirmationSnapshot,
  type ConfirmationStatus,
  type ConfirmationView,
  confirmationView,
} from './confirmation.selectors.ts'
