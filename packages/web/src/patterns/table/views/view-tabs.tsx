import { ChevronDown, Star, Users } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { config } from '#platform/config'
import { moveFocusToHeading } from '#platform/navigation/heading-focus'
import { css, cx } from '#styled-system/css'
import { tab as tabRecipe } from '#styled-system/recipes'
import { toaster, UNDO_DURATION } from '#ui/toaster'
import { VisuallyHidden } from '#ui/visually-hidden'
import { panels } from '../list-panels.ts'
import { SaveView } from './save-view.tsx'
import { useOpenedView } from './stored-display.ts'
import {
  removeTableView,
  saveTableViews,
  type TableView,
  useSharedViews,
  useTableViews,
  viewKey,
} from './table-views.ts'
import { currentView, openTableView, type ViewedTable } from './viewed-table.ts'

interface ViewTabsProps<Row> {
  readonly table: ViewedTable<Row>
  /** In the line of the heading, and not in a strip that is there only with a view. */
  readonly isInHeading: boolean
}

const whole = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minWidth: '0',
  _print: { display: 'none' },
})
const inHeading = css({ flex: '1 1 0', minWidth: '24' })
const strip = css({
  flexShrink: '0',
  minHeight: '10',
  marginTop: { mdDown: '1' },
  '[data-list] > &': { paddingInline: { base: '4', _navWide: '6' } },
})
const scroll = css({ display: 'flex', minWidth: '0' })
const list = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minWidth: '0',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
})
const slots = tabRecipe()
const words = css({
  '& > span': { maxWidth: '56', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& svg': { boxSize: '3.5', flexShrink: '0' },
})
const menu = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: { base: '10', md: '7' },
  minHeight: { base: '10', md: '8' },
  marginInlineStart: '-2',
  borderRadius: 'md',
  cursor: 'pointer',
  _focusVisible: { outlineOffset: '-2px' },
  '& svg': { boxSize: '4' },
})

/** The saved views of a table as tabs. The one that is shown has a menu. */
export function ViewTabs<Row>({ table, isInHeading }: ViewTabsProps<Row>) {
  const { name, label } = table
  const own = useTableViews(name)
  const shared = useSharedViews(name)
  const views = [...own, ...shared]
  // Shared views that come late do not move the rows.
  const [hasStrip, setStrip] = useState(views.length > 0)
  if (own.length > 0 && !hasStrip) setStrip(true)
  const opened = useOpenedView(name)
  const module = panels.useLoaded()
  const current = currentView(table, useSearch(), views, opened)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const menuId = useId()
  const line = useRef<HTMLDivElement>(null)
  const tabs = useRef<HTMLUListElement>(null)
  const index = current ? views.indexOf(current) : -1
  useEffect(() => showTab(tabs.current, index + 1), [index])
  /** The view whose menu was opened last, and its place. */
  const lastMenu = useRef<{ readonly key: string; readonly index: number }>(null)
  // A shared view goes later than its menu.
  useEffect(() => {
    if (!views.some((view) => viewKey(view) === lastMenu.current?.key)) focusNeighbour()
  }, [views])
  /** If the focus is gone with the view of the menu, focuses the tab after it, else the one before it. */
  function focusNeighbour() {
    if (!lastMenu.current || document.activeElement !== document.body) return
    const tabs = [...(line.current?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])]
    const next = tabs[lastMenu.current.index + 1] ?? tabs.at(-1) ?? line.current?.querySelector('button')
    lastMenu.current = null
    if (next) next.focus()
    else moveFocusToHeading()
  }
  const loading = config.extensions && module && <module.SharedViews table={name} />
  if (!isInHeading && (views.length === 0 || !hasStrip)) return loading

  const openMenu = () => {
    lastMenu.current = current ? { key: viewKey(current), index } : null
    panels.load().then(() => setMenuOpen(true), toaster.notLoaded)
  }
  const remove = (view: TableView) => {
    removeTableView(name, view.name)
    toaster.success({
      title: `The view “${view.name}” was deleted.`,
      duration: UNDO_DURATION,
      action: { label: 'Undo', onClick: () => saveTableViews(name, [view], own.indexOf(view)) },
    })
  }
  const closeMenu = () => {
    setMenuOpen(false)
    // The button of the menu is gone with a deleted view.
    setTimeout(focusNeighbour)
  }
  return (
    <div ref={line} data-views-of={name} className={cx(whole, isInHeading ? inHeading : strip)}>
      {views.length > 0 && (
        <nav aria-label={`Views of ${label}`} className={scroll}>
          <ul ref={tabs} className={list}>
            <Tab isCurrent={current === null} onOpen={() => openTableView(table, null)}>
              <span>All</span>
            </Tab>
            {views.map((view) => (
              <Tab
                key={viewKey(view)}
                title={titleOf(view)}
                isCurrent={view === current}
                onOpen={() => openTableView(table, view)}
                tools={
                  view === current && (
                    <button
                      type="button"
                      id={menuId}
                      aria-label={`Menu of the view ${view.name}`}
                      aria-haspopup="menu"
                      aria-expanded={isMenuOpen}
                      className={menu}
                      onClick={openMenu}
                    >
                      <ChevronDown aria-hidden />
                    </button>
                  )
                }
              >
                {view.isDefault && <Star aria-hidden fill="currentColor" />}
                {view.shared && <Users role="img" aria-label="Shared" />}
                <span>{view.name}</span>
                {view.isDefault && <VisuallyHidden> (this list opens with it)</VisuallyHidden>}
              </Tab>
            ))}
          </ul>
        </nav>
      )}
      <SaveView table={table} />
      {loading}
      {module && isMenuOpen && current && (
        <module.ViewMenu
          triggerId={menuId}
          table={table}
          view={current}
          onDelete={() => remove(current)}
          onClose={closeMenu}
        />
      )}
    </div>
  )
}

function titleOf({ name, shared }: TableView): string {
  if (!shared) return name
  return `${name}, shared by ${shared.sharedBy ?? 'a former member of staff'}`
}

/** Scrolls the tabs, and not the page, to one of them. */
function showTab(list: HTMLElement | null, index: number) {
  const tab = list?.children[index]
  if (!list || !(tab instanceof HTMLElement) || list.scrollWidth <= list.clientWidth) return
  const end = tab.offsetLeft + tab.offsetWidth - list.clientWidth
  list.scrollLeft = Math.min(tab.offsetLeft, Math.max(list.scrollLeft, end))
}

interface TabProps {
  readonly title?: string
  readonly isCurrent: boolean
  readonly onOpen: () => void
  readonly tools?: ReactNode
  readonly children: ReactNode
}

const Tab = ({ title, isCurrent, onOpen, tools, children }: TabProps) => (
  <li className={slots.root} data-current={isCurrent ? '' : undefined}>
    <button
      type="button"
      title={title}
      data-tab
      aria-current={isCurrent ? 'true' : undefined}
      className={cx(slots.opener, words)}
      onClick={onOpen}
    >
      {children}
    </button>
    {tools}
  </li>
)
