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
    if (records) return rememberRecords(records.kind, () => recordsOf(records, found))
    rememberRecords(label, () => {
      const params = new URLSearchParams(
        viewAddress(search, defaultQuery(rules), rules, '', serverQuery?.keys),
      )
      const keys = rowKeys(found, rowId)
      return found.flatMap((row, index) => {
        params.set(PEEK, keys[index] ?? '')
        const name = nameOfRow(table, row, index + 1)
        return name === null ? [] : [{ label: name, path: `${path}?${params}` }]
      })
    })
  })
  useEffect(() => {
    if (rows) remember(mayFind ? rows : [])
  }, [rows, mayFind])
  return null
}
