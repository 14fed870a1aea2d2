import { money, type ValueColumn } from '#patterns/table'
import { formatGain } from '#platform/formats/format-money'

/** A money column with an explicit plus or minus sign. */
export const gain = <Row>(...[label, key]: Parameters<typeof money<Row>>): ValueColumn<Row> => ({
  ...money<Row>(label, key),
  cell: (row, _, decimals) => formatGain(row[key as keyof Row], decimals),
  figure: formatGain,
})
