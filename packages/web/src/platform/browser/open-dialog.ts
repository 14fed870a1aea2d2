/** Whether a dialog is open; one that is closing does not count. */
export const hasOpenDialog = () =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(
    (dialog) => dialog.getAttribute('data-state') !== 'closed',
  )
