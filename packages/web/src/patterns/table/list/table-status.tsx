import type { TableView } from '@tarang/machines/table'
import { formatDateTime } from '#platform/formats/console-date'
import { formatCount, formatNumber } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { VisuallyHidden } from '#ui/visually-hidden'
import { wholeFigures } from '#ui/whole-figures'

// A phone has the number of rows below them.
const words = css({
  flexShrink: '0',
  paddingInline: '2.5',
  borderRadius: 'full',
  backgroundColor: 'bg.muted',
  color: 'fg.muted',
  textStyle: 'caption',
  whiteSpace: 'nowrap',
  '&:empty': { display: 'none' },
  'header &': { mdDown: { srOnly: true } },
  _print: { display: 'none' },
})

interface TableStatusProps<Row> {
  readonly view: TableView<Row>
  /** When its rows were loaded. */
  readonly loadedAt: () => Date | null
}

/** The table's status as a live region. Failures and the empty state have their own texts. */
export function TableStatus<Row>({ view, loadedAt }: TableStatusProps<Row>) {
  return (
    <p role="status" className={words}>
      {view.isBusy ? <span>Loading...</span> : view.rows.length > 0 && <Counted view={view} />}
      {view.isFailed && view.rows.length > 0 && (
        <span>{wholeFigures(`, as of ${formatDateTime(loadedAt()?.toISOString())}`)}</span>
      )}
      {!view.isBusy && view.isNothingFound && <VisuallyHidden>No results</VisuallyHidden>}
    </p>
  )
}

const Counted = <Row,>({ view }: { view: TableView<Row> }) => (
  <>
    <span>
      {view.isNarrowed
        ? `${formatCount(view.matchCount, 'result')} of ${formatNumber(view.total)}`
        : formatCount(view.matchCount, 'result')}
    </span>
    {view.newCount > 0 && <VisuallyHidden>{`, ${formatNumber(view.newCount)} new`}</VisuallyHidden>}
    {view.pageCount > 1 && (
      <VisuallyHidden>{`, page ${formatNumber(view.page)} of ${formatNumber(view.pageCount)}`}</VisuallyHidden>
    )}
  </>
)
