/** Calls back before the page is printed, and after. Returns the cleanup. */
export function onPrinting(before: () => void, after: () => void): () => void {
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  return () => {
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
  }
}

/** Opens the print dialog of the browser. */
export const printPage = () => window.print()
