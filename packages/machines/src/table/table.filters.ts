import type { TableQuery, TableRules } from './table.types.ts'

/**
 * Whether each row passes the chosen filters; undefined where none is chosen. Kept until the filters, or what they
 * compare with, change: a search, an order and a page do not ask the filters again.
 */
export function createKept<Row>(filters: TableRules<Row>['filters'], rows: readonly Row[]) {
  let kept: { readonly chosen: string; readonly isKept: readonly boolean[] } | undefined

  return (chosen: TableQuery['filters']): readonly boolean[] | undefined => {
    const conditions = Object.entries(chosen).flatMap(([name, value]) => {
      const filter = filters?.[name]
      return filter ? [{ filter, value }] : []
    })
    const key = JSON.stringify([chosen, conditions.map(({ filter }) => filter.asOf?.())])
    if (conditions.length === 0) kept = undefined
    else if (kept?.chosen !== key)
      kept = {
        chosen: key,
        isKept: rows.map((row) => conditions.every(({ filter, value }) => filter.keeps(row, value))),
      }
    return kept?.isKept
  }
}
