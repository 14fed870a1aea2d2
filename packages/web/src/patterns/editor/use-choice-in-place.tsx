import { isSameId } from '@tarang/machines/editor'
import type { RowId } from '@tarang/machines/table'
import { useAction } from '#patterns/action'
import type { Column } from '#patterns/table'
import { useCanWrite } from '#platform/api/role'
import { formatText } from '#platform/formats/format'
import { MenuChoices } from '#ui/menu'
import { ChoiceButton } from './choice-button.tsx'
import type { ChoiceInPlace } from './choice-in-place.ts'

interface ChoiceOptions<Row extends object> {
  /** Shows the value. */
  readonly column: Column<Row> | undefined
  readonly rowId: (row: Row) => RowId
  readonly nameOf: (row: Row) => unknown
  /** A row was changed; it is the one of the answer, if that has one. */
  readonly onSaved: (saved: Row | undefined, before: Row) => void
  /** What is shown may be outdated. */
  readonly onOutdated: () => void
}

/** The cell of a column that changes its row in place: its value opens a menu. None for viewers. */
export function useChoiceInPlace<Row extends object>(
  inPlace: ChoiceInPlace<Row> | undefined,
  { column, rowId, nameOf, onSaved, onOutdated }: ChoiceOptions<Row>,
): Column<Row>['cell'] | undefined {
  const canWrite = useCanWrite()
  const { ask, view } = useAction(inPlace?.action, {
    onDone: ({ row }, saved) => onSaved(saved as Row | undefined, row),
    onSettled: (done) => done.length === 0 && onOutdated(),
    onUnknown: onOutdated,
  })
  if (!inPlace || !column || !canWrite) return
  const { choices, chosen } = inPlace
  const changing = view?.isBlocked ? view.items[0]?.row : undefined
  return (row, rowNumber) => {
    if (rowId(row) == null) return column.cell(row, rowNumber)
    const present = chosen(row)
    const other = choices.find((choice) => choice !== present)
    return (
      <ChoiceButton
        label={`${column.plain?.(row, rowNumber)}: ${column.label} of ${formatText(nameOf(row))}`}
        isBusy={changing !== undefined && isSameId(rowId(changing), rowId(row))}
        highlighted={String(other?.value)}
        items={() => (
          <MenuChoices
            label={column.label}
            value={present ? String(present.value) : null}
            choices={choices.map(({ value }) => ({
              value: String(value),
              content: column.cell({ ...row, [inPlace.column]: value }, 0),
            }))}
            onChoose={(value) => {
              const choice = choices.find((one) => String(one.value) === value)
              if (choice && choice !== present) ask({ row, choice, isUndo: false })
            }}
          />
        )}
      >
        {column.cell(row, rowNumber)}
      </ChoiceButton>
    )
  }
}
