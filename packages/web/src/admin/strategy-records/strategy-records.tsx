import type { StrategyRecord } from '@tarang/sdk/extensions'
import { EditableTableScreen } from '#patterns/editor'
import { type Column, copyable, defineTable, linkTo, text } from '#patterns/table'
import { extensions } from '#platform/extensions'
import { formatNumber, formatText, numberDecimals } from '#platform/format'
import { urlPart } from '#platform/url-part'
import { strategyEditor } from './strategy-editor.ts'

const figure = (label: string, name: 'factor' | 'xirr' | 'netReturn' | 'pnl'): Column<StrategyRecord> => {
  const cell = ({ figures: { [name]: value } }: StrategyRecord) =>
    typeof value === 'number' ? formatNumber(value, numberDecimals(value)) : formatText(value)
  return { id: name, label, cell, plain: cell }
}

const strategies = defineTable<StrategyRecord>({
  load: (options) => extensions.strategyRecords.list(options),
  rowId: ({ id }) => id,
  search: { label: 'Strategy code', in: ({ strategyCode }) => strategyCode },
  empty: 'There are no strategies yet.',
  failure: 'Failed to fetch the strategies.',
  columns: [
    copyable(text('Strategy Code', 'strategyCode')),
    figure('Factor', 'factor'),
    figure('XIRR (%)', 'xirr'),
    figure('Net Return', 'netReturn'),
    figure('P&L', 'pnl'),
    linkTo('Trades', ({ strategyCode }) => `/tradeRecords/${urlPart(strategyCode)}`),
  ],
})

const StrategyRecords = () => (
  <EditableTableScreen
    title="Strategies by Hand"
    table={strategies}
    editor={strategyEditor}
    rowName={({ strategyCode }) => strategyCode}
  />
)
export default StrategyRecords
