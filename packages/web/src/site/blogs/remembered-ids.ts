import type { Id } from '@tarang/sdk'
import { inLocal } from '#platform/stored/storage'

export interface RememberedIds {
  has(id: Id): boolean
  set(id: Id, isRemembered: boolean): void
}

const isId = (value: unknown): value is Id =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')

/** Ids in local storage under one key. Reads the storage each time, because other tabs write to it. */
export function rememberedIds(key: string): RememberedIds {
  const stored = inLocal(key)
  // As text: the API may send the same id as `1` or as `'1'`.
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
