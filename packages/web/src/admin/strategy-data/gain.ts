import { type Column, money } from '#patterns/table'
import { formatGain } from './figures.ts'

/** A column that shows an amount as a gain or a loss, with its sign. */
export const gain = <Row>(...[label, key]: Parameters<typeof money<Row>>): Column<Row> => ({
  ...money<Row>(label, key),
  cell: (row) => formatGain(row[key as keyof Row]),
})
