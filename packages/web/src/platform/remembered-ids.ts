import type { Id } from '@tarang/sdk'
import { inLocal } from './storage.ts'

/** Ids that this browser remembers under one key. */
export interface RememberedIds {
  has(id: Id): boolean
  set(id: Id, isRemembered: boolean): void
}

const isId = (value: unknown): value is Id =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')

/** Names the ids that this browser remembers; what is stored is read each time, because another tab may write too. */
export function rememberedIds(key: string): RememberedIds {
  const stored = inLocal(key)
  // As text: `1` and `'1'` name the same record, whichever the API sends by now.
  const read = (): string[] => {
    try {
      const ids: unknown = JSON.parse(stored.read() ?? '[]')
      return Array.isArray(ids) ? ids.filter(isId).map(String) : []
    } catch {
      return []
    }
  }
  return {
    has: (id) => read().includes(String(id)),
    set: (id, isRemembered) => {
      const others = read().filter((known) => known !== String(id))
      const ids = isRemembered ? [...others, String(id)] : others
      stored.write(ids.length > 0 ? JSON.stringify(ids) : null)
    },
  }
}
