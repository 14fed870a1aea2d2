import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPrinting } from './printing.ts'

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
