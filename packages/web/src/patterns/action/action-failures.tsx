import type { ActionView } from '@tarang/machines/action'
import { unknownText } from '#patterns/write-failure'
import { hasKeys } from '#platform/api/submission'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import type { Action } from './define-action.ts'

interface ActionFailuresProps {
  readonly action: Action<object>
  readonly view: Pick<ActionView<object>, 'failed' | 'permissionProblem'>
}

const box = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const list = css({ display: 'grid', gap: '2', textStyle: 'body.sm' })
const name = css({ fontWeight: 'semibold' })

/** The records on which an action failed, each with the reason. */
export const ActionFailures = ({
  action: { many, nameOf, participle },
  view: { failed, permissionProblem },
}: ActionFailuresProps) => (
  <div className={box}>
    {permissionProblem !== undefined && (
      <Alert tone="warning" role="group">
        {`The API refused your role, so nothing else was started. ${permissionProblem}`}
      </Alert>
    )}
    <ul aria-label="Failed" className={list}>
      {failed.map(({ item, error, outcome }, index) => (
        <li key={index}>
          <span className={name}>{nameOf(item)}</span>
          <span>{`: ${many?.failureOf(error)}`}</span>
          {outcome === 'unknown' && <span>{` ${unknownText(participle, hasKeys())}`}</span>}
        </li>
      ))}
    </ul>
  </div>
)
