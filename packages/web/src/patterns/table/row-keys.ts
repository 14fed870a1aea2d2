import type { RowId } from '@tarang/machines/table'

/**
 * Gives the rows of a page their React keys: a row that stays keeps its key, and after another choice among the same
 * loaded rows a new one takes over the key, and with it the elements, of one that left: making elements costs most in
 * turning a page. After a load no element is taken over, because the focus may be in a row that was deleted.
 */
export function createRowKeys<Row>(rowId: (row: Row) => RowId) {
  let last: { rows: readonly Row[]; loaded: readonly Row[]; keys: readonly number[] } = {
    rows: [],
    loaded: [],
    keys: [],
  }
  let keyOfId = new Map<string, number>()
  let highest = -1

  /** The same keys for the same rows. */
  return (rows: readonly Row[], loaded: readonly Row[]): readonly number[] => {
    if (rows === last.rows && loaded === last.loaded) return last.keys
    const ids = rows.map((row, index) => String(rowId(row) ?? `row ${index}`))
    const staying = new Map<string, number>()
    for (const id of ids) {
      const key = keyOfId.get(id)
      if (key !== undefined) staying.set(id, key)
    }
    const used = new Set(staying.values())
    const free = loaded === last.loaded ? last.keys.filter((key) => !used.has(key)).reverse() : []
    const next = new Map<string, number>()
    const keys = ids.map((id) => {
      const own = next.has(id) ? undefined : staying.get(id)
      const key = own ?? free.pop() ?? ++highest
      if (!next.has(id)) next.set(id, key)
      return key
    })
    keyOfId = next
    last = { rows, loaded, keys }
    return keys
  }
}
