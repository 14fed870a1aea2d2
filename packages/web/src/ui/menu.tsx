import { ChevronDown } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { onDemand } from '#platform/loading/on-demand'
import { moveFocusToHeading } from '#platform/navigation/heading-focus'
import { cx } from '#styled-system/css'
import { menu } from '#styled-system/recipes'
import type { MenuChoicesProps, MenuItemProps } from './menu-list.tsx'
import { toaster } from './toaster.tsx'

/** The lists of menus, which load when the page is idle. */
const menus = onDemand(() => import('./menu-list.tsx'))

export interface MenuButtonProps
  extends Pick<ComponentProps<'button'>, 'aria-label' | 'aria-busy' | 'title' | 'className' | 'children'> {
  'data-current'?: '' | undefined
  /** `MenuItem`s or `MenuChoices`, asked for while the menu is open. */
  items: () => ReactNode
  /** The value of the item that Enter chooses at first. */
  highlighted?: string | undefined
}

/** A button that opens a list of links or actions. The list loads when the page is idle, or on the first press. */
export function MenuButton({ items, highlighted, children, ...props }: MenuButtonProps) {
  const module = menus.useModule()
  const id = useId()
  const listId = `${id}-list`
  const button = useRef<HTMLButtonElement>(null)
  // A key highlights the first or the last item, a pointer none.
  const [opened, setOpened] = useState<'first' | 'last' | 'none' | null>(null)
  const isOpen = module !== undefined && opened !== null
  const open = (start: NonNullable<typeof opened>) => {
    setOpened(start)
    menus.load().catch(() => {
      setOpened(null)
      toaster.notLoaded()
    })
  }
  const close = () => setOpened(null)
  // A row that is filtered away, or deleted, takes its button along.
  useLayoutEffect(() => {
    const removed = button.current
    return () => {
      const { activeElement } = document
      if (removed === activeElement || document.getElementById(listId)?.contains(activeElement))
        moveFocusToHeading()
    }
  }, [listId])
  const press = ({ detail }: MouseEvent) => {
    // The second click of a double click is not another press.
    if (detail > 1) return
    if (opened !== null) close()
    // A click by a key has no detail.
    else open(detail === 0 ? 'first' : 'none')
  }
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <>
      <button
        type="button"
        {...props}
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // By it, a dialog lets the focus into the list, which stands elsewhere in the document.
        aria-controls={isOpen ? listId : undefined}
        aria-busy={(opened !== null && !isOpen) || props['aria-busy']}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerEnter={() => void menus.preload().catch(() => {})}
        onClick={press}
        onKeyDown={openByArrow}
      >
        {children}
      </button>
      {isOpen && (
        <module.MenuPopup
          ids={{ trigger: id, content: listId }}
          onClose={close}
          highlighted={highlighted}
          start={opened}
        >
          {items()}
        </module.MenuPopup>
      )}
    </>
  )
}

export interface MenuProps {
  label: ReactNode
  /** `MenuItem`s. */
  children: ReactNode
  /** One of its items is the current page. */
  current?: boolean | undefined
  className?: string | undefined
}

/** A menu whose button has a text. */
export function Menu({ label, children, current, className }: MenuProps) {
  const slots = menu()
  return (
    <MenuButton
      items={() => children}
      className={cx(slots.trigger, className)}
      data-current={current ? '' : undefined}
    >
      <span>{label}</span>
      <ChevronDown aria-hidden className={slots.indicator} />
    </MenuButton>
  )
}

/** An item of a menu; not rendered until the list has loaded. */
export function MenuItem(props: MenuItemProps) {
  const module = menus.loaded()
  return module ? <module.MenuListItem {...props} /> : null
}

/** Items of which one is chosen. */
export function MenuChoices(props: MenuChoicesProps) {
  const module = menus.loaded()
  return module ? <module.MenuChoiceList {...props} /> : null
}
