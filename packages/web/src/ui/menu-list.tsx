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

/** What opened a menu: a click, or the key that decides which item is highlighted. */
export type MenuOpening = 'click' | 'ArrowDown' | 'ArrowUp' | 'Enter' | ' '

export interface MenuListProps extends MenuProps {
  /** What opened it before it was loaded. */
  readonly opening: MenuOpening | undefined
  /** The button in its place had the focus. */
  readonly autoFocus: boolean
}

/** A menu, as Ark makes it. */
export function MenuList({ label, children, current, className, opening, autoFocus }: MenuListProps) {
  const slots = menu()
  const trigger = useRef<HTMLButtonElement>(null)
  const [first] = useState({ opening, autoFocus })
  useLayoutEffect(() => {
    if (first.autoFocus) trigger.current?.focus()
    // Ark opens it as it does by this key.
    if (first.opening && first.opening !== 'click')
      trigger.current?.dispatchEvent(new KeyboardEvent('keydown', { key: first.opening, bubbles: true }))
  }, [first])
  return (
    <Ark.Root
      lazyMount
      unmountOnExit
      defaultOpen={first.opening === 'click'}
      positioning={{ placement: 'bottom-start', gutter: 6 }}
      // Ark clicks a link while it handles Enter, and then does not close; so this closes it a moment later.
      navigate={({ node }) => queueMicrotask(() => node.click())}
    >
      <Ark.Trigger
        ref={trigger}
        className={cx(slots.trigger, className)}
        data-current={current ? '' : undefined}
      >
        {label}
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
