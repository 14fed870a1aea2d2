import { inLocal } from './storage.ts'

/** Ids that this browser remembers under one key. */
export interface RememberedIds {
  has(id: number): boolean
  set(id: number, isRemembered: boolean): void
}

/** Names the ids that this browser remembers; what is stored is read each time, because another tab may write too. */
export function rememberedIds(key: string): RememberedIds {
  const stored = inLocal(key)
  const read = (): number[] => {
    try {
      const ids: unknown = JSON.parse(stored.read() ?? '[]')
      return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : []
    } catch {
      return []
    }
  }
  return {
    has: (id) => read().includes(id),
    set: (id, isRemembered) => {
      const others = read().filter((known) => known !== id)
      const ids = isRemembered ? [...others, id] : others
      stored.write(ids.length > 0 ? JSON.stringify(ids) : null)
    },
  }
}
