import { useSyncExternalStore } from 'react'

/** A value outside React that components follow. */
export interface Store<Value> {
  readonly read: () => Value
  /** Calls the subscribers back: the value may have changed. */
  readonly notify: () => void
  /** Returns the end of the subscription. */
  readonly subscribe: (listener: () => void) => () => void
  /** A hook, named as React's compiler knows one: the value, or what `select` takes from it, the same while the value is. */
  useValue(): Value
  useValue<Selected>(select: (value: Value) => Selected): Selected
}

interface StoreOptions<Value> {
  /** The value on the server, and while a browser takes over its HTML; by default the present one. */
  readonly server?: () => Value
  /** Follows what the value depends on, while there is a subscriber. Returns the end. */
  readonly watch?: (notify: () => void) => () => void
}

/** Makes a store of what `read` returns: the same value until it changes. */
export function createStore<Value>(
  read: () => Value,
  { server = read, watch }: StoreOptions<Value> = {},
): Store<Value> {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  let unwatch: (() => void) | undefined
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) unwatch = watch?.(notify)
    listeners.add(listener)
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) unwatch?.()
    }
  }
  const itself = (value: Value): unknown => value
  return {
    read,
    notify,
    subscribe,
    useValue: (select = itself) =>
      useSyncExternalStore(
        subscribe,
        () => select(read()),
        () => select(server()),
      ) as never,
  }
}
