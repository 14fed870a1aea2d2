import type { RowId } from '@tarang/machines/table'

/**
 * Gives the rows of a page their React keys. After a load a row that stays keeps its key, and no element is taken over:
 * the focus may be in a row that was deleted. After another choice among the same loaded rows each place of the page
 * keeps its key, and the row that comes there takes over the elements: to make elements, or to move them, costs most in
 * turning a page and in a search.
 */
export function createRowKeys<Row>(rowId: (row: Row) => RowId) {
  let last: { rows: readonly Row[]; loaded: readonly Row[]; keys: readonly number[] } = {
    rows: [],
    loaded: [],
    keys: [],
  }
  let highest = -1
  const idOf = (row: Row, index: number) => String(rowId(row) ?? `row ${index}`)

  /** The keys of rows that stayed; new ones for the others. */
  const keysAfterLoad = (rows: readonly Row[]) => {
    const known = new Map(last.rows.map((row, index) => [idOf(row, index), last.keys[index]]))
    return rows.map((row, index) => {
      const id = idOf(row, index)
      const key = known.get(id)
      known.delete(id)
      return key ?? ++highest
    })
  }

  /** The same keys for the same rows. */
  return (rows: readonly Row[], loaded: readonly Row[]): readonly number[] => {
    if (rows === last.rows && loaded === last.loaded) return last.keys
    const keys =
      loaded === last.loaded ? rows.map((_, index) => last.keys[index] ?? ++highest) : keysAfterLoad(rows)
    last = { rows, loaded, keys }
    return keys
  }
}
