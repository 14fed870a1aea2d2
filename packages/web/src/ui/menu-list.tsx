import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '#styled-system/css'
import { menu } from '#styled-system/recipes'

export interface MenuProps {
  label: ReactNode
  /** `MenuItem`s. */
  children: ReactNode
  /** One of its items is the current page. */
  current?: boolean | undefined
  className?: string | undefined
}

/** How a menu was opened: by a click, or by a key, which decides the highlighted item. */
export type MenuOpening = 'click' | 'ArrowDown' | 'ArrowUp' | 'Enter' | ' '

export interface MenuListProps extends MenuProps {
  /** How the button was pressed before the list had loaded. */
  readonly opening: MenuOpening | undefined
  /** Whether the button that it replaces had the focus. */
  readonly autoFocus: boolean
}

/** The menu itself, made by Ark. */
export function MenuList({ label, children, current, className, opening, autoFocus }: MenuListProps) {
  const slots = menu()
  const trigger = useRef<HTMLButtonElement>(null)
  const [first] = useState({ opening, autoFocus })
  useLayoutEffect(() => {
    if (first.autoFocus) trigger.current?.focus()
    // Repeats the key, so that Ark opens the menu and highlights the item for that key.
    if (first.opening && first.opening !== 'click')
      trigger.current?.dispatchEvent(new KeyboardEvent('keydown', { key: first.opening, bubbles: true }))
  }, [first])
  return (
    <Ark.Root
      lazyMount
      unmountOnExit
      defaultOpen={first.opening === 'click'}
      positioning={{ placement: 'bottom-start', gutter: 6 }}
      // Closes the menu in the next task: Ark clicks a link while it handles Enter, and then does not close.
      navigate={({ node }) => queueMicrotask(() => node.click())}
    >
      <Ark.Trigger
        ref={trigger}
        className={cx(slots.trigger, className)}
        data-current={current ? '' : undefined}
      >
        <span>{label}</span>
        <Ark.Indicator asChild>
          <ChevronDown aria-hidden className={slots.indicator} />
        </Ark.Indicator>
      </Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={slots.content}>{children}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

interface MenuPopupProps {
  /** The id of the button that opened it. */
  readonly triggerId: string
  /** `MenuListItem`s. */
  readonly children: ReactNode
  readonly onClose: () => void
}

/** The menu of a button elsewhere; open while it is mounted. */
export const MenuPopup = ({ triggerId, children, onClose }: MenuPopupProps) => (
  <Ark.Root
    defaultOpen
    ids={{ trigger: triggerId }}
    onOpenChange={({ open }) => open || onClose()}
    positioning={{ placement: 'bottom-start', gutter: 2 }}
  >
    <Portal>
      <Ark.Positioner>
        <Ark.Content className={menu().content}>{children}</Ark.Content>
      </Ark.Positioner>
    </Portal>
  </Ark.Root>
)

export interface MenuItemProps {
  /** Unique in its menu. */
  value: string
  children: ReactNode
  /** Renders the single child (a link) as the item. */
  asChild?: boolean | undefined
  onSelect?: (() => void) | undefined
  disabled?: boolean | undefined
}

export function MenuListItem({ asChild, ...props }: MenuItemProps) {
  return <Ark.Item {...props} {...(asChild && { asChild })} className={menu().item} />
}
