import type { StrategyRecord } from '@tarang/sdk/extensions'
import { EditableTableScreen } from '#patterns/editor'
import { type Column, copyable, defineTable, explained, linkTo, text } from '#patterns/table'
import { extensions } from '#platform/api/extensions'
import { formatNumber, formatText, MISSING, numberDecimals } from '#platform/formats/format'
import { urlPart } from '#platform/navigation/url-part'
import { explain } from '../glossary/term.tsx'
import { strategyEditor } from './strategy-editor.tsx'

const factorOf = ({ figures }: StrategyRecord) => formatText(figures.factor)
const factor: Column<StrategyRecord> = {
  id: 'factor',
  label: 'Factor',
  filter: 'text',
  cell: factorOf,
  plain: factorOf,
  value: ({ figures }) => figures.factor ?? null,
}

const figure = (label: string, name: 'xirr' | 'netReturn' | 'pnl'): Column<StrategyRecord> => ({
  id: name,
  label,
  kind: 'number',
  isNumeric: true,
  filter: 'number',
  cell: ({ figures }, _, decimals) => formatNumber(figures[name], decimals),
  decimals: ({ figures }) => numberDecimals(figures[name]),
  plain: ({ figures }) => figures[name] ?? MISSING,
  value: ({ figures }) => figures[name] ?? null,
})

const strategies = defineTable<StrategyRecord>({
  load: (options) => extensions.strategyRecords.list(options),
  rowId: ({ id }) => id,
  search: { label: 'Strategy code', in: ({ strategyCode }) => strategyCode },
  empty: 'There are no strategies yet.',
  failure: 'Failed to fetch the strategies.',
  columns: [
    copyable(text('Strategy Code', 'strategyCode')),
    factor,
    explained(figure('XIRR (%)', 'xirr'), explain('XIRR')),
    figure('Net Return', 'netReturn'),
    figure('P&L', 'pnl'),
    linkTo('Trades', ({ strategyCode }) => `/tradeRecords/${urlPart(strategyCode)}`),
  ],
})

const StrategyRecords = () => (
  <EditableTableScreen
    title="Strategy Records"
    table={strategies}
    editor={strategyEditor}
    editBy={({ strategyCode }) => strategyCode}
  />
)
export default StrategyRecords
