import { type RefObject, useEffect, useEffectEvent } from 'react'
import { hasOpenDialog } from '#platform/browser/open-dialog'
import { latinKey } from '#platform/browser/shortcut'
import { useTableDisplay } from './stored-display.ts'

/** The keys of a table, and what they do. */
export const tableKeys = [
  ['/', 'Search'],
  ['j', 'To the rows'],
  ['[', 'Previous page'],
  [']', 'Next page'],
  ['?', 'These keys'],
] as const

export type TableKey = (typeof tableKeys)[number][0]

const isKey = (key: string): key is TableKey => tableKeys.some(([known]) => known === key)

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

interface TableKeysProps {
  /** An element with `data-table`. */
  readonly frame: RefObject<HTMLElement | null>
  /** Returns whether the key did something. */
  readonly onKey: (key: TableKey) => boolean
}

/** Listens for the keys of the first table of a screen, unless they are switched off, a text is typed, or a dialog is open. */
export function TableKeys({ frame, onKey }: TableKeysProps): null {
  const { hasKeys } = useTableDisplay()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const key = latinKey(event)
    if (!isKey(key) || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return
    if (event.defaultPrevented || hasOpenDialog() || document.querySelector('[data-table]') !== frame.current)
      return
    // Firefox opens its own search at a slash.
    if (onKey(key)) event.preventDefault()
  })
  useEffect(() => {
    if (!hasKeys) return
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [hasKeys])
  return null
}
