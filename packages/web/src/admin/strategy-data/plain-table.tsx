import { type Column, columnDecimals } from '#patterns/table'
import { css } from '#styled-system/css'
import { Table } from '#ui/table'
import type { Indexed } from '../strategy/parts.ts'

interface PlainTableProps<Row extends object> {
  readonly label: string
  readonly columns: readonly Column<Indexed<Row>>[]
  readonly rows: readonly Indexed<Row>[]
}

const heading = css({ md: { whiteSpace: 'normal', textWrap: 'balance' } })
const long = css({ md: { minWidth: '64' } })

/** A short table without sorting or pages. */
export const PlainTable = <Row extends object>({ label, columns, rows }: PlainTableProps<Row>) => (
  <Table.Root label={label}>
    <Table.Head>
      <Table.Row>
        {columns.map(({ id, label, isNumeric }) => (
          <Table.Header key={id} numeric={isNumeric} className={heading}>
            {label}
          </Table.Header>
        ))}
      </Table.Row>
    </Table.Head>
    <Table.Body>
      {rows.map((row) => (
        <Table.Row key={row.index}>
          {columns.map((column, at) => (
            <Table.Cell
              key={column.id}
              label={column.label}
              numeric={column.isNumeric}
              wide={column.kind === 'longText'}
              rowHeader={at === 0}
              className={column.kind === 'longText' ? long : undefined}
            >
              {column.cell(row, row.index + 1, columnDecimals(column, rows))}
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
)
