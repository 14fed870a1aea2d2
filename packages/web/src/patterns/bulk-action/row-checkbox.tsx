import { formatText } from '#platform/formats/format'
import { Checkbox } from '#ui/checkbox'
import type { Selection } from './selection.ts'

interface RowCheckboxProps {
  readonly selection: Selection
  readonly id: string
  /** The row's name, for the accessible name. */
  readonly name: unknown
  /** The ids of all rows in the order shown, for a range. */
  readonly order: () => readonly string[]
}

/** Selects one row; with Shift, also the rows between it and the last row chosen. */
export function RowCheckbox({ selection, id, name, order }: RowCheckboxProps) {
  const isSelected = selection.ids.useValue((ids) => ids.has(id))
  return (
    <Checkbox
      aria-label={`Select ${formatText(name)}`}
      checked={isSelected}
      onChange={({ target, nativeEvent }) =>
        selection.choose(id, target.checked, (nativeEvent as MouseEvent).shiftKey ? order() : undefined)
      }
    />
  )
}
