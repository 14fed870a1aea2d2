import { type Density, densities } from '#platform/density'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { ChoiceGroup, ChoiceLine } from '../choice-line.tsx'
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
import { tableKeys } from './use-table-keys.ts'
import { ViewFiles } from './view-files.tsx'

/** The keys on the Details button of a row, which are always on. */
const rowKeyTexts = [
  ['↑ ↓', 'Details of the row above or below'],
  ['Enter', 'Open the details'],
] as const

const densityNames: Readonly<Record<Density, string>> = {
  comfortable: 'Comfortable',
  compact: 'Compact',
  roomy: 'Roomy',
}

const groups = css({ display: 'grid', gap: '6' })
const choices = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '4',
})
const keys = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  rowGap: '2',
  textStyle: 'body.sm',
  color: 'fg.muted',
})
const keyLine = css({ display: 'flex', gap: '2', alignItems: 'center' })
const keyCap = css({
  display: 'inline-block',
  minWidth: '6',
  paddingInline: '1',
  textAlign: 'center',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'sm',
  color: 'fg.default',
})

export interface DisplayDialogProps<Row> extends AddressedTable<Row> {
  readonly label: string
  /** Under which the columns are kept. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The choice of the height of rows, the keys and the columns of a table, and the files of its views. */
export function DisplayDialog<Row>({
  label,
  name,
  columns,
  isOpen,
  onOpenChange: setOpen,
  ...addressed
}: DisplayDialogProps<Row>) {
  const { density, hasKeys } = useTableDisplay()
  const display = useColumnDisplay(name)
  const isPhone = useIsSmallScreen()
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={`Display of ${label}`}
      description="Saved in this browser only."
      footer={
        <>
          <Button
            variant="outline"
            blocked={isDefaultColumns(display)}
            onClick={() => changeColumnDisplay(name, defaultColumns)}
          >
            Reset columns
          </Button>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </>
      }
    >
      <div className={groups}>
        {/* On a phone each row has two lines. */}
        {!isPhone && (
          <ChoiceGroup title="Rows of all tables">
            <div className={choices}>
              {densities.map((choice) => (
                <ChoiceLine
                  key={choice}
                  type="radio"
                  name="density"
                  checked={density === choice}
                  onChange={() => changeTableDisplay({ density: choice })}
                >
                  {densityNames[choice]}
                </ChoiceLine>
              ))}
            </div>
          </ChoiceGroup>
        )}
        {!isPhone && (
          <ChoiceGroup title="Keyboard">
            <ChoiceLine
              type="checkbox"
              checked={hasKeys}
              onChange={() => changeTableDisplay({ hasKeys: !hasKeys })}
            >
              Single keys
            </ChoiceLine>
            <dl className={keys}>
              {[...tableKeys, ...rowKeyTexts].map(([key, what]) => (
                <div key={key} className={keyLine}>
                  <dt>
                    <kbd className={keyCap}>{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </ChoiceGroup>
        )}
        <ColumnChoices name={name} columns={columns} />
        <ViewFiles name={name} {...addressed} />
      </div>
    </Dialog>
  )
}
