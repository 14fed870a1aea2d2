import { isApiError } from '@tarang/sdk'
import type { Action } from '#patterns/action'
import { failureText } from '#platform/api/failure'
import { formatCount, formatText } from '#platform/formats/format'
import { doingText, progressText, summaryText } from './bulk-texts.ts'
import { type BulkAction, type BulkActions, RowProblem } from './define-bulk-actions.ts'

/** The items of a new run. A call and the retry of it are one submission, and those of another run are not. */
export const itemsOf = <Row extends object>(rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => ({ ...row }))

const actions = new WeakMap<object, unknown>()

/** The action on rows of a list. It is one object a declaration: a run goes on while its list is left and opened again. */
export function actionOnRows<Row extends object>(
  bulk: BulkActions<Row>,
  declared: BulkAction<Row>,
): Action<Row> {
  const known = actions.get(declared) as Action<Row> | undefined
  const action = known ?? createAction(bulk, declared)
  actions.set(declared, action)
  return action
}

function createAction<Row extends object>(bulk: BulkActions<Row>, declared: BulkAction<Row>): Action<Row> {
  const { title, label, question, isDangerous, doing, wait, participle = 'changed', act, failure } = declared
  return {
    title,
    question: (items) => question(formatCount(items.length, ...bulk.noun)),
    confirm: label,
    isDangerous,
    seconds: wait?.seconds ?? 0,
    actNow: wait?.actNow ?? '',
    view: 'list',
    doing: ({ length }) => doingText(bulk, declared, length),
    notDone: () => '',
    done: () => '',
    failure,
    participle,
    act,
    isSame: Object.is,
    nameOf: (row) => formatText(bulk.nameOf(row)),
    many: {
      label: doing,
      progress: (view) => progressText(declared, view),
      summary: (view) => summaryText(bulk, declared, view),
      failureOf: (error) =>
        error instanceof RowProblem
          ? error.message
          : failureText((isApiError(error) && error.reason) || failure(error), error),
    },
  }
}
