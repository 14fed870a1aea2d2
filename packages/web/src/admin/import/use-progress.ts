import { useEffect, useState } from 'react'
import { extensions } from '#platform/extensions'

/** Milliseconds between two questions for the progress. */
const INTERVAL = 2_000

/** The number of rows that the server has read of a file while one is sent; null before the first. */
export function useProgress(isActive: boolean): number | null {
  const [rows, setRows] = useState<number | null>(null)
  useEffect(() => {
    if (!isActive) return
    const ended = new AbortController()
    const read = () =>
      extensions.imports.list({ signal: ended.signal }).then(
        ({ running }) => setRows(running?.rows ?? null),
        // The import itself reports a failure.
        () => {},
      )
    const timer = setInterval(read, INTERVAL)
    return () => {
      clearInterval(timer)
      ended.abort()
      setRows(null)
    }
  }, [isActive])
  return rows
}
