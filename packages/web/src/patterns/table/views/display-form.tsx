import { densities } from '#platform/density'
import { toSentence } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { PopoverContent } from '#ui/popover-content'
import { Segmented } from '#ui/segmented'
import { type Column, defaultColumns, isDefaultColumns } from '../columns/index.ts'
import { useIsSmallScreen } from '../media.ts'
import type { AddressedTable } from '../query/index.ts'
import { ColumnChoices } from './column-choices.tsx'
import {
  changeColumnDisplay,
  changeTableDisplay,
  useColumnDisplay,
  useTableDisplay,
} from './stored-display.ts'
import { ViewFiles } from './view-files.tsx'

const groups = css({ display: 'grid', gap: '4' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2' })

export interface DisplayFormProps<Row> extends AddressedTable<Row> {
  readonly label: string
  /** Under which the columns are kept. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  /** Of the button that opened it, and of its popover. */
  readonly ids: { readonly trigger: string; readonly content: string }
  readonly onKeys: () => void
  readonly onClose: () => void
}

/** The choice of the height of rows and of the columns of a table, and the files of its views. */
export function DisplayForm<Row>({
  label,
  name,
  columns,
  ids,
  onKeys,
  onClose,
  ...addressed
}: DisplayFormProps<Row>) {
  const { density } = useTableDisplay()
  const display = useColumnDisplay(name)
  const isPhone = useIsSmallScreen()
  return (
    <PopoverContent ids={ids} title={`Display of ${label}`} onClose={onClose} isForm>
      <div className={groups}>
        <p>Saved in this browser only.</p>
        {/* On a phone each row has two lines. */}
        {!isPhone && (
          <Segmented
            label="Rows of all tables"
            options={densities.map((value) => ({ value, label: toSentence(value) }))}
            value={density}
            onChange={(choice) => changeTableDisplay({ density: choice })}
          />
        )}
        <ColumnChoices name={name} columns={columns} />
        <ViewFiles name={name} {...addressed} />
        <div className={buttons}>
          <Button
            variant="outline"
            size="sm"
            blocked={isDefaultColumns(display)}
            onClick={() => changeColumnDisplay(name, defaultColumns)}
          >
            Reset columns
          </Button>
          {!isPhone && (
            <Button variant="ghost" size="sm" onClick={onKeys}>
              Keyboard
            </Button>
          )}
        </div>
      </div>
    </PopoverContent>
  )
}
