import { inLocal } from './storage.ts'
import { createStore } from './store.ts'

/** A value in local storage that every tab of this browser shows. */
export interface LocalValue<Value> {
  read(): Value
  write(value: Value): void
  /** A hook: the value, also after changes in another tab. */
  useValue(): Value
}

/** One key of local storage, as JSON. `parse` gets what is stored, which may be damaged, or undefined. */
export function localValue<Value>(key: string, parse: (stored: unknown) => Value): LocalValue<Value> {
  const stored = inLocal(key)
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
  const store = createStore(read, {
    server: () => initial,
    watch: (notify) => {
      addEventListener('storage', notify)
      return () => removeEventListener('storage', notify)
    },
  })
  return {
    read,
    write(value) {
      unstored = stored.write(JSON.stringify(value)) ? null : { value }
      store.notify()
    },
    useValue: store.useValue,
  }
}

function fromJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
