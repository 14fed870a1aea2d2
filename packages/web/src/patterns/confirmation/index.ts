export { ConfirmationDialogs } from './confirmation-dialogs.tsx'
export { defineAction, defineConfirmation } from './define-confirmation.ts'
export { useConfirmation } from './use-confirmation.ts'
