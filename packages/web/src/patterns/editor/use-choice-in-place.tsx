import { isSameId } from '@tarang/machines/editor'
import { type ReactNode, useState } from 'react'
import { useAction } from '#patterns/action'
import type { Column, RunningTable, Table } from '#patterns/table'
import { useCanWrite } from '#platform/api/role'
import { formatText } from '#platform/formats/format'
import { moveFocusToHeading } from '#platform/navigation/heading-focus'
import { menus } from '#ui/menu'
import { toaster } from '#ui/toaster'
import { ChoiceButton } from './choice-button.tsx'
import type { ChoiceInPlace } from './choice-in-place.ts'

interface ChoiceTable<Row extends object> {
  readonly table: Table<Row>
  readonly rows: RunningTable<Row>
  readonly nameOf: (row: Row) => unknown
  /** A row was changed; it is the one of the answer, if that has one. */
  readonly onSaved: (saved: Row | undefined, before: Row) => void
}

/** The columns of a list of which one changes its rows in place, and its menu: one for the list. */
export function useChoiceInPlace<Row extends object>(
  inPlace: ChoiceInPlace<Row> | undefined,
  { table, rows, nameOf, onSaved }: ChoiceTable<Row>,
): { readonly columns: readonly Column<Row>[]; readonly menu: ReactNode } {
  const canWrite = useCanWrite()
  const module = menus.useLoaded()
  const [opened, setOpened] = useState<{ readonly id: string; readonly row: Row } | null>(null)
  const reload = () => rows.send({ type: 'rows.refresh' })
  const { ask, view } = useAction(inPlace?.action, {
    onDone: ({ row }, saved) => {
      onSaved(saved as Row | undefined, row)
      keepFocus()
    },
    onSettled: (done) => done.length === 0 && reload(),
    onUnknown: reload,
  })
  if (!inPlace || !canWrite) return { columns: table.columns, menu: null }
  const { column: id, choices, chosen } = inPlace
  const changing = view?.isBlocked ? view.items[0]?.row : undefined
  const open = (row: Row, button: string) =>
    menus.load().then(
      () => setOpened({ id: button, row }),
      () => toaster.error({ title: 'Failed to load this part of the page.' }),
    )
  const close = () => {
    setOpened(null)
    keepFocus(opened?.id)
  }
  const column = table.columns.find((one) => one.id === id)
  const columns = table.columns.map((one) =>
    one === column
      ? {
          ...one,
          cell: (row: Row, rowNumber: number) =>
            table.rowId(row) == null ? (
              one.cell(row, rowNumber)
            ) : (
              <ChoiceButton
                label={`${one.plain?.(row, rowNumber)}: ${one.label} of ${formatText(nameOf(row))}`}
                isBusy={changing !== undefined && isSameId(table.rowId(changing), table.rowId(row))}
                opened={opened?.id}
                onOpen={(button) => void open(row, button)}
              >
                {one.cell(row, rowNumber)}
              </ChoiceButton>
            ),
        }
      : one,
  )
  const present = opened && chosen(opened.row)
  const other = choices.find((choice) => choice !== present)
  return {
    columns,
    menu: module && opened && (
      <module.MenuPopup triggerId={opened.id} onClose={close} highlighted={String(other?.value)}>
        <module.MenuChoices
          label={column?.label ?? id}
          value={present ? String(present.value) : null}
          choices={choices.map(({ value }) => ({
            value: String(value),
            content: column?.cell({ ...opened.row, [id]: value }, 0),
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

/** Gives the focus back after its element was removed: to the button of the menu, else to the heading. */
function keepFocus(button?: string) {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const opener = button === undefined ? null : document.getElementById(button)
    if (opener) opener.focus()
    else moveFocusToHeading()
  })
}
