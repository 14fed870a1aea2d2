import { defaultQuery, type RowId, type TableRules } from '@tarang/machines/table'
import { useEffect, useEffectEvent } from 'react'
import { rememberRecords } from '#patterns/records'
import { useCanWrite } from '#platform/api/role'
import { usePageAddress } from '#platform/navigation/address'
import { type Column, nameOfRow } from '../columns/index.ts'
import { rowKeys } from '../peek/index.ts'
import { PEEK, viewAddress } from '../query/index.ts'
import { type Records, recordsOf } from './records-of.ts'

interface ListRecordsProps<Row> {
  /** The label of the list. */
  readonly label: string
  readonly table: {
    readonly columns: readonly Column<Row>[]
    readonly rules: TableRules<Row>
    readonly rowId: (row: Row) => RowId
    readonly rowName?: ((row: Row) => unknown) | undefined
    readonly serverQuery?: { readonly keys: readonly string[] }
    readonly records?: Records<Row>
    readonly isOfPersons?: boolean
  }
  /** The loaded rows; null until there are some. */
  readonly rows: readonly Row[] | null
}

/** Lists the loaded rows in the command palette: each opens its own screen, or else its details in this list. */
export function ListRecords<Row>({ label, table, rows }: ListRecordsProps<Row>): null {
  const [path = '', search = ''] = usePageAddress().split('?')
  const mayFind = useCanWrite() || !table.isOfPersons
  const remember = useEffectEvent((found: readonly Row[]) => {
    const { records, rules, rowId, serverQuery } = table
    if (records) return rememberRecords(records.kind, recordsOf(records, found))
    const query = viewAddress(search, defaultQuery(rules), rules, '', serverQuery?.keys)
    const keys = rowKeys(found, rowId)
    const entries = found.map((row, index) => {
      const params = new URLSearchParams(query)
      params.set(PEEK, keys[index] ?? '')
      return { label: nameOfRow(table, row, index + 1), path: `${path}?${params}` }
    })
    rememberRecords(
      label,
      entries.flatMap((entry) => (entry.label === null ? [] : [{ ...entry, label: entry.label }])),
    )
  })
  useEffect(() => {
    if (rows) remember(mayFind ? rows : [])
  }, [rows, mayFind])
  return null
}
