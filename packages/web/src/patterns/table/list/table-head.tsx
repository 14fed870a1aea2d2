import type { QueryEvent, TableView } from '@tarang/machines/table'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { css } from '#styled-system/css'
import { table as tableRecipe } from '#styled-system/recipes'
import { Table as Grid } from '#ui/table'
import { toaster } from '#ui/toaster'
import { type Column, hideable, isOfValues } from '../columns/index.ts'
import { panels } from '../list-panels.ts'
import { changeColumnWidth, toggleColumn } from '../views/index.ts'

interface TableHeadProps<Row> {
  /** Under which the columns are kept. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly headerColumn: Column<Row> | undefined
  /** The widths of the columns, where they have one. */
  readonly widths: readonly (number | undefined)[]
  readonly sort: TableView<Row>['sort']
  readonly isPhone: boolean
  readonly isPrinting: boolean
  /** Opens the filter of a column; undefined for a column that has none. */
  readonly onFilter: (column: Column<Row>) => (() => void) | undefined
  readonly send: (event: QueryEvent) => void
}

// At most two lines; a label in another language may have longer words.
const heading = css({ md: { whiteSpace: 'normal', overflowWrap: 'anywhere' } })
const slots = tableRecipe()

/** The headers of the columns: each sorts, and has a menu. */
export function TableHead<Row>({
  name,
  columns,
  headerColumn,
  widths,
  sort,
  isPhone,
  isPrinting,
  onFilter,
  send,
}: TableHeadProps<Row>) {
  const module = panels.useLoaded()
  const id = useId()
  const [menuOf, setMenuOf] = useState<number | null>(null)
  // Only this header has its menu's button, which else would be a part of every header's name.
  const [active, setActive] = useState<number | null>(null)
  const hasTools = !isPhone && !isPrinting
  const canHide = hideable(columns)
  const hasMenu = (index: number) => hasTools && (active === index || menuOf === index)
  const open = (index: number) =>
    panels.load().then(
      () => setMenuOf(index),
      () => toaster.error({ title: 'Failed to load this part of the page.' }),
    )
  const close = () => {
    setMenuOf(null)
    setActive(menuOf)
    // The header of a hidden column is gone: then the next one has its id.
    setTimeout(() => {
      const header = document.getElementById(`${id}-${menuOf}`)
      const button = header?.querySelector<HTMLElement>('[aria-haspopup]') ?? header?.querySelector('button')
      if (document.activeElement === document.body) button?.focus()
    })
  }
  const opened = menuOf === null ? undefined : columns[menuOf]
  return (
    <Grid.Head>
      <Grid.Row>
        {columns.map((column, index) => (
          <Grid.Header
            key={column.id}
            id={`${id}-${index}`}
            // Not also the name of its menu.
            aria-label={hasMenu(index) ? column.label : undefined}
            onPointerEnter={() => setActive(index)}
            onPointerLeave={({ currentTarget }) => {
              if (!currentTarget.contains(document.activeElement)) setActive(null)
            }}
            onFocus={() => setActive(index)}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) setActive(null)
            }}
            style={{ width: widths[index] }}
            tools={
              hasTools &&
              isOfValues(column) && (
                <>
                  {hasMenu(index) && (
                    <button
                      type="button"
                      id={`${id}-${index}-menu`}
                      aria-label={`Menu of the column ${column.label}`}
                      aria-haspopup="menu"
                      aria-expanded={menuOf === index}
                      className={slots.menu}
                      onClick={() => open(index)}
                    >
                      <ChevronDown aria-hidden />
                    </button>
                  )}
                  {module && (
                    <module.ColumnHandle onWidth={(width) => changeColumnWidth(name, column.id, width)} />
                  )}
                </>
              )
            }
            numeric={column.isNumeric}
            namesRows={column === headerColumn}
            atEnd={column.kind === 'actions'}
            aria-colindex={isPhone ? index + 1 : undefined}
            className={heading}
            {...(column.value && {
              onSort: () => send({ type: 'sort.toggle', column: column.id }),
              order: sort?.column === column.id ? sort.order : null,
            })}
          >
            {column.header ?? column.label}
          </Grid.Header>
        ))}
      </Grid.Row>
      {module && opened && (
        <module.ColumnMenu
          triggerId={`${id}-${menuOf}-menu`}
          onSort={opened.value && ((order) => send({ type: 'sort.toggle', column: opened.id, order }))}
          onFilter={onFilter(opened)}
          onHide={canHide.includes(opened) ? () => toggleColumn(name, opened) : undefined}
          onClose={close}
        />
      )}
    </Grid.Head>
  )
}
