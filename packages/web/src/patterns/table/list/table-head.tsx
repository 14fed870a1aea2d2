import type { QueryEvent, TableView } from '@tarang/machines/table'
import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from '#styled-system/css'
import { table as tableRecipe } from '#styled-system/recipes'
import { Table as Grid, type Pin } from '#ui/table'
import { toaster } from '#ui/toaster'
import { type Column, hideable, isOfValues } from '../columns/index.ts'
import { panels } from '../list-panels.ts'
import { changeColumnWidth, toggleColumn, togglePin } from '../views/index.ts'

interface TableHeadProps<Row> {
  /** Under which the columns are kept. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly headerColumn: Column<Row> | undefined
  /** The widths of the columns, where they have one. */
  readonly widths: readonly (number | undefined)[]
  /** Where each of the columns stays in view, where it does. */
  readonly pins: readonly (Pin | undefined)[]
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
  pins,
  sort,
  isPhone,
  isPrinting,
  onFilter,
  send,
}: TableHeadProps<Row>) {
  const module = panels.useLoaded()
  const id = useId()
  const row = useRef<HTMLTableRowElement>(null)
  const [menuOf, setMenuOf] = useState<string | null>(null)
  // Only the headers under the pointer and with the focus have the button of their menu: it would be a part of every header's name.
  const [hovered, setHovered] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const [explained, setExplained] = useState<Column<Row>>()
  const hasTools = !isPhone && !isPrinting
  const canHide = hideable(columns)
  const idOf = (column: Column<Row>) => `${id}-${column.id}`
  const opened = columns.find((column) => idOf(column) === menuOf)
  const openedIndex = opened ? columns.indexOf(opened) : -1
  const open = (header: string) => panels.load().then(() => setMenuOf(header), toaster.notLoaded)
  const close = () => {
    setMenuOf(null)
    // Else the button that gets the focus back would be gone.
    setFocused(menuOf)
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      // Another header has the place of a hidden one.
      const header = document.getElementById(menuOf ?? '') ?? row.current?.cells.item(openedIndex)
      if (!header) return
      flushSync(() => setFocused(header.id))
      header.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
    })
  }
  return (
    <Grid.Head>
      <Grid.Row ref={row}>
        {columns.map((column, index) => {
          const header = idOf(column)
          const hasMenu = hasTools && ([hovered, focused, menuOf].includes(header) || explained === column)
          const without = (shown: string | null) => (shown === header ? null : shown)
          return (
            <Grid.Header
              key={column.id}
              id={header}
              // Not also the name of its menu.
              aria-label={hasMenu ? column.label : undefined}
              onPointerEnter={() => setHovered(header)}
              onPointerLeave={({ pointerType }) => {
                // A finger leaves when it is lifted.
                if (pointerType !== 'touch') setHovered(without)
              }}
              onFocus={() => setFocused(header)}
              onBlur={({ currentTarget, relatedTarget }) => {
                if (!currentTarget.contains(relatedTarget)) setFocused(without)
              }}
              style={{ width: widths[index] }}
              tools={
                hasTools &&
                isOfValues(column) && (
                  <>
                    {hasMenu && (
                      <button
                        type="button"
                        id={`${header}-menu`}
                        aria-label={`Menu of the column ${column.label}`}
                        aria-haspopup="menu"
                        aria-expanded={menuOf === header}
                        className={slots.menu}
                        onClick={() => open(header)}
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
              pin={pins[index]}
              aria-colindex={isPhone ? index + 1 : undefined}
              className={heading}
              {...(column.value && {
                onSort: () => send({ type: 'sort.toggle', column: column.id }),
                order: sort?.column === column.id ? sort.order : null,
              })}
            >
              {column.header ?? column.label}
            </Grid.Header>
          )
        })}
      </Grid.Row>
      {module && opened && (
        <module.ColumnMenu
          triggerId={`${menuOf}-menu`}
          onSort={opened.value && ((order) => send({ type: 'sort.toggle', column: opened.id, order }))}
          onFilter={onFilter(opened)}
          onHide={canHide.includes(opened) ? () => toggleColumn(name, opened) : undefined}
          isPinned={pins[openedIndex] !== undefined}
          onPin={canHide.includes(opened) ? () => togglePin(name, opened) : undefined}
          question={opened.explanation?.label}
          onExplain={() => setExplained(opened)}
          onClose={close}
        />
      )}
      {module && explained?.explanation && (
        <module.PopoverContent
          ids={{ trigger: `${idOf(explained)}-menu`, content: `${id}-explanation` }}
          title={explained.explanation.title}
          onClose={() => {
            setFocused(idOf(explained))
            setExplained(undefined)
          }}
        >
          {explained.explanation.children}
        </module.PopoverContent>
      )}
    </Grid.Head>
  )
}
