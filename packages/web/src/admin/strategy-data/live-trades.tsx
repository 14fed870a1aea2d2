import { exclusionOf, tradeExclusionView } from '@tarang/machines/trade-exclusion'
import { useSelector } from '@xstate/react'
import { useAction } from '#patterns/action'
import { type Column, TableView } from '#patterns/table'
import { useCanWrite } from '#platform/api/role'
import { config } from '#platform/config'
import { formatText } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { Indexed, OpenTrade } from '../strategy/parts.ts'
import { including } from './including.ts'
import { TradeWarning } from './trade-warnings.tsx'
import { tradeColumns, useTradesTable } from './trades-table.ts'
import type { RunningExclusion } from './use-trade-exclusion.ts'

interface LiveTradesProps {
  readonly trades: readonly Indexed<OpenTrade>[]
  readonly exclusion: RunningExclusion
  /** Trades can be excluded only where the screen was opened via Preview. */
  readonly isPreview: boolean
  /** Remounts the screen, which repeats every request. */
  readonly onRestart: () => void
}

const name = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })

/** The Live Trades section. Excluded trades are greyed and carry a badge. */
export function LiveTrades({ trades, exclusion, isPreview, onRestart }: LiveTradesProps) {
  const taking = useAction(including, { onClosed: (needsReload) => needsReload && onRestart() })
  const { table, actor } = useTradesTable({
    trades,
    columns: [tradeColumns.stockName, ...tradeColumns.figures],
    empty: 'No live trades.',
    addressPrefix: 'live.',
  })
  const canWrite = useCanWrite()
  const { isExcluded, isExcludable } = tradeExclusionView(useSelector(exclusion, (snapshot) => snapshot))

  const stockName: Column<Indexed<OpenTrade>> = {
    ...tradeColumns.stockName,
    cell: (trade) => (
      <span className={name}>
        <span>{formatText(trade.stockName)}</span>
        {isExcluded(trade) && <Badge>Excluded</Badge>}
        <TradeWarning section="live" index={trade.index} />
      </span>
    ),
  }
  // Only a trade with a stock and an entry date can be named in the call.
  const takeBack = (trade: OpenTrade) => {
    const subject = exclusionOf(trade)
    return (
      subject && (
        <Button variant="ghost" size="sm" onClick={() => taking.ask(subject)}>
          Take back
          <VisuallyHidden>{` ${formatText(trade.stockName)}`}</VisuallyHidden>
        </Button>
      )
    )
  }
  const action: Column<Indexed<OpenTrade>> = {
    id: 'actions',
    kind: 'actions',
    width: 184,
    label: 'Action',
    cell: (trade) => (
      <span className={name}>
        <Button
          tone="danger"
          size="sm"
          disabled={!isExcludable(trade)}
          onClick={() => exclusion.send({ type: 'trade.exclude', trade })}
        >
          <span>{isExcluded(trade) ? 'Disabled' : 'Delete'}</span>
          <VisuallyHidden>{` ${formatText(trade.stockName)}`}</VisuallyHidden>
        </Button>
        {config.extensions && trade.isListedAsExcluded && takeBack(trade)}
      </span>
    ),
  }
  const columns = [stockName, ...tradeColumns.figures, ...(isPreview && canWrite ? [action] : [])]
  return <TableView label="Live Trades" table={{ ...table, columns, isMuted: isExcluded }} actor={actor} />
}
