import type { Sort } from '@tarang/machines/table'
import { ArrowDown, ArrowUp, EyeOff, Info, ListFilter, Pin, PinOff } from 'lucide-react'
import { css } from '#styled-system/css'
import { MenuListItem, MenuPopup } from '#ui/menu-list'

export interface ColumnMenuProps {
  /** The id of the button that opened it. */
  readonly triggerId: string
  /** Undefined for a column whose values have no order. */
  readonly onSort?: ((order: Sort['order']) => void) | undefined
  /** Undefined for a column by which rows cannot be filtered. */
  readonly onFilter?: (() => void) | undefined
  /** Undefined for a column that cannot be hidden. */
  readonly onHide?: (() => void) | undefined
  readonly isPinned: boolean
  /** Undefined for a column that does not move. */
  readonly onPin?: (() => void) | undefined
  /** The question that `onExplain` answers. */
  readonly question?: string | undefined
  readonly onExplain: () => void
  readonly onClose: () => void
}

const item = css({ display: 'inline-flex', alignItems: 'center', gap: '2', '& svg': { boxSize: '4' } })

/** What can be done with a column. */
export function ColumnMenu({
  triggerId,
  onSort,
  onFilter,
  onHide,
  isPinned,
  onPin,
  question,
  onExplain,
  onClose,
}: ColumnMenuProps) {
  const entries = [
    ['Sort ascending', ArrowUp, onSort && (() => onSort('ascending'))],
    ['Sort descending', ArrowDown, onSort && (() => onSort('descending'))],
    ['Filter', ListFilter, onFilter],
    [isPinned ? 'Unpin column' : 'Pin column', isPinned ? PinOff : Pin, onPin],
    ['Hide column', EyeOff, onHide],
    [question, Info, question !== undefined && onExplain],
  ] as const
  return (
    <MenuPopup ids={{ trigger: triggerId }} onClose={onClose}>
      {entries.map(
        ([label, Icon, act]) =>
          act && (
            <MenuListItem key={label} value={String(label)} onSelect={act}>
              <span className={item}>
                <Icon aria-hidden />
                {label}
              </span>
            </MenuListItem>
          ),
      )}
    </MenuPopup>
  )
}
