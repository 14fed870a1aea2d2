import type { StockSplit } from '@tarang/sdk'
import { useChoiceInPlace } from '#patterns/editor'
import { formatDate } from '#platform/formats/console-date'
import { formatText } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { splitStatus, statusColumn, stockSplitList } from '../stock-splits/stock-split-editor.ts'

interface OverdueSplitsProps {
  readonly splits: readonly StockSplit[]
  readonly onChanged: () => void
}

// In line with the text above, which has an icon before it.
const list = css({ display: 'grid', paddingInlineStart: '8', textStyle: 'body.sm', color: 'fg.muted' })
const item = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: { base: 'target', md: '8' } })
const name = css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })

/** Splits past their date, each with its status, which can be changed here. */
export function OverdueSplits({ splits, onChanged }: OverdueSplitsProps) {
  const choiceCell = useChoiceInPlace(splitStatus, {
    column: statusColumn,
    rowId: stockSplitList.rowId,
    nameOf: ({ stockname }) => stockname,
    onSaved: onChanged,
    onOutdated: onChanged,
  })
  const cell = choiceCell ?? statusColumn.cell
  return (
    <ul className={list}>
      {splits.map((split, index) => (
        <li key={stockSplitList.rowId(split) ?? index} className={item}>
          <span className={name}>{`${formatText(split.stockname)}, ${formatDate(split.splitdate)}`}</span>
          {cell(split, index + 1)}
        </li>
      ))}
    </ul>
  )
}
