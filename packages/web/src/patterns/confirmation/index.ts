export { ConfirmationDialogs, type ConfirmationDialogsProps } from './confirmation-dialogs.tsx'
export { type Confirmation, type ConfirmationDefinition, defineConfirmation } from './define-confirmation.ts'
export { type RunningConfirmation, useConfirmation } from './use-confirmation.ts'
