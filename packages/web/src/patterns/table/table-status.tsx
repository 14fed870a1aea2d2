import type { TableView } from '@tarang/machines/table'
import { formatCount, formatNumber } from '#platform/format'
import { css } from '#styled-system/css'
import { VisuallyHidden } from '#ui/visually-hidden'

const words = css({ color: 'fg.muted', textStyle: 'body.sm' })

/** The table's status as a live region. Failures and the empty state have their own texts. */
export function TableStatus<Row>({ view }: { view: TableView<Row> }) {
  return (
    <p role="status" className={words}>
      {view.isBusy ? 'Loading...' : view.rows.length > 0 && <Counted view={view} />}
      {!view.isBusy && view.isNothingFound && <VisuallyHidden>No results</VisuallyHidden>}
    </p>
  )
}

const Counted = <Row,>({ view }: { view: TableView<Row> }) => (
  <>
    {formatCount(view.matchCount, 'result')}
    {view.isNarrowed && ` of ${formatNumber(view.total)}`}
    {view.pageCount > 1 && (
      <VisuallyHidden>{`, page ${formatNumber(view.page)} of ${formatNumber(view.pageCount)}`}</VisuallyHidden>
    )}
  </>
)
