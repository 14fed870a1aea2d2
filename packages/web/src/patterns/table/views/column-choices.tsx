import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { css } from '#styled-system/css'
import { IconButton } from '#ui/button'
import { SelectField } from '#ui/field'
import { VisuallyHidden } from '#ui/visually-hidden'
import { ChoiceGroup, ChoiceLine } from '../choice-line.tsx'
import { type Column, hideable, isOfValues, isShown } from '../columns/index.ts'
import { useIsSmallScreen } from '../media.ts'
import { moveColumn, orderColumns } from './column-order.ts'
import { changeColumnDisplay, changeColumnWidth, toggleColumn, useColumnDisplay } from './stored-display.ts'

interface ColumnChoicesProps<Row> {
  /** Under which the columns are kept. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
}

const list = css({ display: 'grid' })
const line = css({ display: 'flex', alignItems: 'center', minHeight: { base: 'target', md: '8' } })
const label = css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })
const pair = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2' })

/** In pixels. Chosen here by those who cannot drag the edge of a header. */
const widths = [
  [96, 'Narrow'],
  [160, 'Medium'],
  [256, 'Wide'],
  [384, 'Very wide'],
] as const

/** Which columns a table shows, in which order, and how wide. */
export function ColumnChoices<Row>({ name, columns }: ColumnChoicesProps<Row>) {
  const display = useColumnDisplay(name)
  const { order } = display
  const isPhone = useIsSmallScreen()
  const [moved, setMoved] = useState('')
  const ordered = orderColumns(columns, order)
  const movable = hideable(ordered)
  const move = (column: Column<Row>, step: -1 | 1) => {
    changeColumnDisplay(name, { order: moveColumn(columns, order, column.id, step) })
    setMoved(`${column.label} is column ${movable.indexOf(column) + step + 1} of ${movable.length}`)
  }
  return (
    <ChoiceGroup title="Columns">
      <ul className={list}>
        {ordered.filter(isOfValues).map((column) => {
          const index = movable.indexOf(column)
          return (
            <li key={column.id} className={line}>
              <div className={label}>
                {index < 0 ? (
                  column.label
                ) : (
                  <ChoiceLine
                    type="checkbox"
                    checked={isShown(column, display)}
                    onChange={() => toggleColumn(name, column)}
                  >
                    {column.label}
                  </ChoiceLine>
                )}
              </div>
              {index >= 0 && (
                <>
                  <IconButton
                    size="sm"
                    aria-label={`Move ${column.label} up`}
                    blocked={index === 0}
                    onClick={() => move(column, -1)}
                  >
                    <ArrowUp aria-hidden />
                  </IconButton>
                  <IconButton
                    size="sm"
                    aria-label={`Move ${column.label} down`}
                    blocked={index === movable.length - 1}
                    onClick={() => move(column, 1)}
                  >
                    <ArrowDown aria-hidden />
                  </IconButton>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {!isPhone && <WidthChoice name={name} columns={ordered.filter(isOfValues)} />}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </ChoiceGroup>
  )
}

/** The width of a column that is chosen beside it. */
function WidthChoice<Row>({ name, columns }: ColumnChoicesProps<Row>) {
  const [chosen, choose] = useState(columns[0]?.id ?? '')
  const width = useColumnDisplay(name).widths[chosen]
  return (
    <div className={pair}>
      <SelectField
        label="Column"
        value={chosen}
        options={columns.map(({ id, label }) => ({ value: id, label }))}
        onChange={({ target }) => choose(target.value)}
      />
      <SelectField
        label="Width"
        value={width ?? ''}
        onChange={({ target }) =>
          changeColumnWidth(name, chosen, target.value === '' ? null : Number(target.value))
        }
      >
        <option value="">Automatic</option>
        {width !== undefined && !widths.some(([pixels]) => pixels === width) && (
          <option value={width}>{`${width} px`}</option>
        )}
        {widths.map(([pixels, text]) => (
          <option key={pixels} value={pixels}>
            {text}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
