import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { css, cx } from '#styled-system/css'
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
      // Fixed like the bars in which it opens: a page that scrolls does not take it along.
      positioning={{ placement: 'bottom-start', gutter: 6, strategy: 'fixed' }}
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
  /** The value of the item that Enter chooses at first. */
  readonly highlighted?: string | undefined
}

/** The menu of a button elsewhere; open while it is mounted. */
export const MenuPopup = ({ triggerId, children, onClose, highlighted }: MenuPopupProps) => (
  <Ark.Root
    defaultOpen
    {...(highlighted && { defaultHighlightedValue: highlighted })}
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

interface MenuChoicesProps {
  /** Names the choice. */
  readonly label: string
  /** The value of the present one; null for none of them. */
  readonly value: string | null
  readonly choices: readonly { readonly value: string; readonly content: ReactNode }[]
  readonly onChoose: (value: string) => void
}

/** Items of which one is chosen. */
export const MenuChoices = ({ label, value, choices, onChoose }: MenuChoicesProps) => (
  <Ark.RadioItemGroup value={value ?? ''} onValueChange={({ value: chosen }) => onChoose(chosen)}>
    <Ark.ItemGroupLabel className={css({ srOnly: true })}>{label}</Ark.ItemGroupLabel>
    {choices.map((choice) => (
      <Ark.RadioItem key={choice.value} value={choice.value} className={menu().item}>
        {choice.content}
        <Ark.ItemIndicator className={menu().check}>
          <Check aria-hidden />
        </Ark.ItemIndicator>
      </Ark.RadioItem>
    ))}
  </Ark.RadioItemGroup>
)
