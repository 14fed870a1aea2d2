import type { BulkActionView } from '@tarang/machines/bulk-action'
import { failedOutcome } from '@tarang/machines/failed-outcome'
import { isApiError } from '@tarang/sdk'
import { unknownText } from '#patterns/write-failure'
import { failureText } from '#platform/failure'
import { formatText } from '#platform/format'
import { hasKeys } from '#platform/submission'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import type { BulkItem } from './bulk-action-machine.ts'
import { type BulkAction, type BulkActions, RowProblem } from './define-bulk-actions.ts'

interface BulkFailuresProps<Row> {
  readonly bulk: Pick<BulkActions<Row>, 'nameOf'>
  readonly action: Pick<BulkAction<Row>, 'failure' | 'participle'>
  readonly view: Pick<BulkActionView<BulkItem<Row>>, 'failed' | 'permissionProblem'>
}

const box = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const list = css({ display: 'grid', gap: '2', textStyle: 'body.sm' })
const name = css({ fontWeight: 'semibold' })

/** The rows that a bulk action could not change, each with the reason. */
export function BulkFailures<Row>({ bulk, action, view }: BulkFailuresProps<Row>) {
  const { failed, permissionProblem } = view
  return (
    <div className={box}>
      {permissionProblem !== undefined && (
        <Alert tone="warning" role="group">
          {`The API refused your role, so nothing else was started. ${permissionProblem}`}
        </Alert>
      )}
      <ul aria-label="Failed" className={list}>
        {failed.map(({ item, error }, index) => (
          <li key={index}>
            <span className={name}>{formatText(bulk.nameOf(item.row))}</span>
            <span>{`: ${reasonOf(action, error)}`}</span>
            {failedOutcome(error) === 'unknown' && (
              <span>{` ${unknownText(action.participle ?? 'changed', hasKeys())}`}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function reasonOf<Row>({ failure }: Pick<BulkAction<Row>, 'failure'>, error: unknown): string {
  if (error instanceof RowProblem) return error.message
  return failureText((isApiError(error) && error.reason) || failure(error), error)
}
