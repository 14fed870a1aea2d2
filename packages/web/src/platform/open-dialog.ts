/** Whether a dialog is open over the page; one that is on its way out does not count. */
export const hasOpenDialog = () =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(
    (dialog) => dialog.getAttribute('data-state') !== 'closed',
  )
