import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
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

/** A button that opens a list of links or actions. */
export function Menu({ label, children, current, className }: MenuProps) {
  const slots = menu()
  return (
    <Ark.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start', gutter: 6 }}
      // Ark clicks a link while it handles Enter, and then does not close; so this closes it a moment later.
      navigate={({ node }) => queueMicrotask(() => node.click())}
    >
      <Ark.Trigger className={cx(slots.trigger, className)} data-current={current ? '' : undefined}>
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

export function MenuItem({ asChild, ...props }: MenuItemProps) {
  return <Ark.Item {...props} {...(asChild && { asChild })} className={menu().item} />
}
