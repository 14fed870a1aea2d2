import type { TableView } from '@tarang/machines/table'
import { formatNumber } from '#platform/formats/format'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'

interface PendingRowsProps<Row> {
  readonly view: TableView<Row>
  readonly onShow: () => void
}

/** Offers what has come meanwhile. The status of the table announces it. */
export const PendingRows = <Row,>({ view: { newCount, goneCount }, onShow }: PendingRowsProps<Row>) => (
  <Alert tone="info" role="none">
    <Button variant="outline" size="sm" onClick={onShow}>
      {newCount > 0 ? `Show ${formatNumber(newCount)} new` : `Remove ${formatNumber(goneCount)} gone`}
    </Button>
  </Alert>
)
