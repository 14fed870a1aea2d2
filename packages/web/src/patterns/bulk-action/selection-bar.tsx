import { Download } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { askFor, useAction } from '#patterns/action'
import { type Column, saveCsv, ToolButton, type ToolButtonProps } from '#patterns/table'
import { useCanWrite } from '#platform/api/role'
import { formatNumber } from '#platform/formats/format'
import { moveFocusToHeading } from '#platform/navigation/heading-focus'
import { css } from '#styled-system/css'
import { Button, type ButtonProps } from '#ui/button'
import { Menu, MenuItem } from '#ui/menu'
import { actionOnRows, itemsOf } from './action-on-rows.ts'
import type { BulkAction, BulkActions } from './define-bulk-actions.ts'
import { type Selection, selectedRows, selectedText } from './selection.ts'

export interface SelectionBarProps<Row extends object> {
  /** Names the list. */
  readonly label: string
  readonly bulk: BulkActions<Row>
  readonly selection: Selection
  /** The row's id in the selection; null where it has none, and cannot be selected. */
  readonly idOf: (row: Row) => string | null
  /** All loaded rows. */
  readonly rows: readonly Row[]
  /** The rows that match search and filters, in the order shown. */
  readonly matches: readonly Row[]
  /** The rows of the page. */
  readonly page: readonly Row[]
  /** The checkboxes stay: one selects the page, and without a selection there is no bar. */
  readonly isStanding?: boolean
  /** The columns of an export; without them the selection cannot be exported. */
  readonly columns?: readonly Column<Row>[]
}

const bar = css({
  _print: { display: 'none' },
  layerStyle: 'surface',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  padding: '3',
  // In the line of the tools, on a phone over the bar of the screen's actions: a first selection moves no row.
  '[data-list] &': {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    borderWidth: '0',
    borderRadius: '0',
    '& > *': { flexShrink: '0' },
    '&[data-folded] > p': { flexShrink: '1', marginInlineEnd: 'auto' },
    md: {
      flex: '1 1 20rem',
      minWidth: '0',
      padding: '1',
      // Its buttons alone count for the height of the line.
      marginBlock: '-1',
      backgroundColor: 'transparent',
      '& > :first-child': { marginInlineStart: 'auto' },
    },
    mdDown: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: 'header',
      minHeight: '16',
      paddingInline: '4',
      paddingBlock: '2',
      borderTopWidth: 'hairline',
    },
  },
})
const count = css({ textStyle: 'body.sm', fontWeight: 'semibold', marginInlineEnd: '2' })

const actions = css({
  minHeight: { base: 'target', md: '8' },
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
})

/** What can be done with a selection. */
interface Item extends Pick<ButtonProps, 'variant' | 'tone'> {
  readonly label: string
  /** Shown instead of the label where there is room for all. */
  readonly icon?: ToolButtonProps['icon']
  readonly isBlocked?: boolean
  readonly run: () => void
}

/** Whether a line has no room for all that it has to show. When that changes, the focus stays in the line. */
function useFolded(line: RefObject<HTMLElement | null>): boolean {
  const [neededWidth, setNeededWidth] = useState<number | null>(null)
  const isFolded = neededWidth !== null
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const isLost = hadFocus.current && !line.current?.contains(document.activeElement)
    if (isLost) line.current?.querySelector('button')?.focus()
  }, [isFolded, line])
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    const measure = () => {
      hadFocus.current = element.contains(document.activeElement)
      const { scrollWidth, clientWidth } = element
      setNeededWidth((needed) => {
        if (needed === null) return scrollWidth > clientWidth ? scrollWidth : null
        return clientWidth < needed ? needed : null
      })
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  })
  return isFolded
}

/** What is selected, and what can be done with it. */
export function SelectionBar<Row extends object>({
  label,
  bulk,
  selection,
  idOf,
  rows,
  matches,
  page,
  isStanding,
  columns,
}: SelectionBarProps<Row>) {
  const ids = selection.ids.useValue()
  const canWrite = useCanWrite()
  const [, navigate] = useLocation()
  const { opens } = bulk
  const isSelected = (row: Row) => ids.has(idOf(row) ?? '')
  const found = selectedRows(isSelected, { rows, matches })
  const selected = [...found.shown, ...found.hidden]
  const idsOf = (some: readonly Row[]) => some.flatMap((row) => idOf(row) ?? [])
  const element = useRef<HTMLElement>(null)
  const isFolded = useFolded(element)
  useLayoutEffect(() => {
    const removed = element.current
    return () => {
      if (removed?.contains(document.activeElement)) moveFocusToHeading()
    }
  }, [])
  const items: readonly Item[] = [
    ...(isStanding
      ? []
      : [{ label: 'Select page', variant: 'ghost', run: () => selection.add(idsOf(page)) } as const]),
    ...(matches.length > page.length
      ? [
          {
            label: `Select all ${formatNumber(matches.length)}`,
            variant: 'ghost',
            run: () => selection.add(idsOf(matches)),
          } as const,
        ]
      : []),
    ...(canWrite ? bulk.actions : []).map(
      (action): Item => ({
        label: action.label,
        variant: 'outline',
        tone: action.isDangerous ? 'danger' : undefined,
        isBlocked: selected.length === 0,
        run: () => askFor(actionOnRows(bulk, action), ...itemsOf(selected)),
      }),
    ),
    ...(columns
      ? [
          {
            label: 'Export selection',
            icon: Download,
            isBlocked: selected.length === 0,
            run: () => saveCsv(label, columns, selected),
          },
        ]
      : []),
  ]
  return (
    <section
      ref={element}
      aria-label={`Selected rows of ${label}`}
      className={bar}
      data-folded={isFolded ? '' : undefined}
    >
      <p className={count}>{selectedText(bulk, found)}</p>
      {opens && (
        <Button
          size="sm"
          blocked={selected.length < opens.least}
          onClick={() => navigate(opens.href(selected))}
        >
          {opens.label}
        </Button>
      )}
      {isFolded ? (
        <Menu label="Actions" className={actions}>
          {items.map(({ label, isBlocked, run }) => (
            <MenuItem key={label} value={label} disabled={isBlocked} onSelect={run}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      ) : (
        items.map(({ label, icon, isBlocked, run, ...look }) =>
          icon ? (
            <ToolButton key={label} label={label} icon={icon} blocked={isBlocked} onClick={run} />
          ) : (
            <Button key={label} {...look} size="sm" blocked={isBlocked} onClick={run}>
              {label}
            </Button>
          ),
        )
      )}
      <Button variant="ghost" size="sm" blocked={ids.size === 0} onClick={selection.clear}>
        Clear
      </Button>
    </section>
  )
}

export interface RunsProps<Row extends object>
  extends Pick<SelectionBarProps<Row>, 'bulk' | 'selection' | 'idOf'> {
  /** Rows were changed: the list should be loaded again. */
  readonly onChanged?: () => void
}

/** Takes what a run has done out of the selection, also where the bar has gone. Shows nothing. */
export const Runs = <Row extends object>({ bulk, ...props }: RunsProps<Row>) =>
  bulk.actions.map((action) => <RunsOfAction key={action.label} bulk={bulk} action={action} {...props} />)

function RunsOfAction<Row extends object>({
  bulk,
  action,
  selection,
  idOf,
  onChanged,
}: RunsProps<Row> & { readonly action: BulkAction<Row> }) {
  useAction(actionOnRows(bulk, action), {
    onSettled: (done) => {
      selection.remove(done.flatMap((row) => idOf(row) ?? []))
      onChanged?.()
    },
  })
  return null
}
