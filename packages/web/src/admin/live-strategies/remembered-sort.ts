import type { Sort } from '@tarang/machines/table'
import { inLocal } from '#platform/stored/storage'

const orders = { asc: 'ascending', desc: 'descending' } as const

/** A table's sort in local storage, as `{name}.sortField` and `{name}.sortOrder`. */
export function rememberedSort(name: string) {
  const field = inLocal(`${name}.sortField`)
  const order = inLocal(`${name}.sortOrder`)
  return {
    /** The sort of the last visit; undefined where either part is missing or invalid. */
    read: (): Sort | undefined => {
      const column = field.read()
      const direction = order.read()
      if (!column || (direction !== 'asc' && direction !== 'desc')) return undefined
      return { column, order: orders[direction] }
    },
    write: (sort: Sort | null) => {
      field.write(sort?.column ?? null)
      order.write(sort && (sort.order === 'ascending' ? 'asc' : 'desc'))
    },
  }
}
