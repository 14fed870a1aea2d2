import { isSameId } from '@tarang/machines/editor'
import type { RowId } from '@tarang/machines/table'
import { type ReactNode, useState } from 'react'
import { useAction } from '#patterns/action'
import type { Column } from '#patterns/table'
import { useCanWrite } from '#platform/api/role'
import { formatText } from '#platform/formats/format'
import { menus } from '#ui/menu'
import { toaster } from '#ui/toaster'
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

/** The cells of a column that change their row in place, and their menu: one for all. No cell for viewers. */
export function useChoiceInPlace<Row extends object>(
  inPlace: ChoiceInPlace<Row> | undefined,
  { column, rowId, nameOf, onSaved, onOutdated }: ChoiceOptions<Row>,
): { readonly cell?: Column<Row>['cell']; readonly menu?: ReactNode } {
  const canWrite = useCanWrite()
  const module = menus.useLoaded()
  const [opened, setOpened] = useState<{ readonly id: string; readonly row: Row } | null>(null)
  const { ask, view } = useAction(inPlace?.action, {
    onDone: ({ row }, saved) => onSaved(saved as Row | undefined, row),
    onSettled: (done) => done.length === 0 && onOutdated(),
    onUnknown: onOutdated,
  })
  if (!inPlace || !column || !canWrite) return {}
  const { choices, chosen } = inPlace
  const changing = view?.isBlocked ? view.items[0]?.row : undefined
  const open = (row: Row, id: string) =>
    menus.load().then(
      () => setOpened({ id, row }),
      () => toaster.error({ title: 'Failed to load this part of the page.' }),
    )
  const close = () => {
    setOpened(null)
    setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById(opened?.id ?? '')?.focus()
    })
  }
  const present = opened && chosen(opened.row)
  const other = choices.find((choice) => choice !== present)
  return {
    cell: (row, rowNumber) =>
      rowId(row) == null ? (
        column.cell(row, rowNumber)
      ) : (
        <ChoiceButton
          label={`${column.plain?.(row, rowNumber)}: ${column.label} of ${formatText(nameOf(row))}`}
          isBusy={changing !== undefined && isSameId(rowId(changing), rowId(row))}
          opened={opened?.id}
          onOpen={(id) => void open(row, id)}
        >
          {column.cell(row, rowNumber)}
        </ChoiceButton>
      ),
    menu: module && opened && (
      <module.MenuPopup triggerId={opened.id} onClose={close} highlighted={String(other?.value)}>
        <module.MenuChoices
          label={column.label}
          value={present ? String(present.value) : null}
          choices={choices.map(({ value }) => ({
            value: String(value),
            content: column.cell({ ...opened.row, [inPlace.column]: value }, 0),
          }))}
          onChoose={(value) => {
            const choice = choices.find((one) => String(one.value) === value)
            if (choice && choice !== present) ask({ row: opened.row, choice, isUndo: false })
          }}
        />
      </module.MenuPopup>
    ),
  }
}
