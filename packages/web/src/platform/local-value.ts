import { useSyncExternalStore } from 'react'
import { inLocal } from './storage.ts'

/** A value in local storage that every tab of this browser shows. */
export interface LocalValue<Value> {
  read(): Value
  write(value: Value): void
  /** A hook: the value, also after changes in another tab. */
  use(): Value
}

/** One key of local storage, as JSON. `parse` gets what is stored, which may be damaged, or undefined. */
export function localValue<Value>(key: string, parse: (stored: unknown) => Value): LocalValue<Value> {
  const stored = inLocal(key)
  const listeners = new Set<() => void>()
  const initial = parse(undefined)
  let last: { readonly text: string | null; readonly value: Value } = { text: null, value: initial }
  /** Where the storage refuses it, a value holds until the page is left. */
  let unstored: { readonly value: Value } | null = null

  const read = (): Value => {
    if (unstored) return unstored.value
    const text = stored.read()
    if (text !== last.text) last = { text, value: parse(fromJson(text)) }
    return last.value
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }
  return {
    read,
    write(value) {
      unstored = stored.write(JSON.stringify(value)) ? null : { value }
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, read, () => initial),
  }
}

function fromJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
