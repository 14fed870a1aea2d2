import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Calls back before the page is printed, and after. Returns the cleanup. */
function onPrinting(before: () => void, after: () => void): () => void {
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  return () => {
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
  }
}

/** Opens the print dialog of the browser. */
export const printPage = () => window.print()

/** The most rows of a list that are printed. */
export const MOST_PRINTED = 2_000

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(
    () =>
      onPrinting(
        // Before the browser draws the pages.
        () => flushSync(() => setPrinting(true)),
        () => setPrinting(false),
      ),
    [],
  )
  return isPrinting
}
