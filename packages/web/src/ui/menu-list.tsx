import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { Check } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { css } from '#styled-system/css'
import { menu } from '#styled-system/recipes'

interface MenuPopupProps {
  /** Of the button that opened it, which gets the focus back, and of the list. */
  readonly ids: { readonly trigger: string; readonly content?: string }
  /** `MenuListItem`s. */
  readonly children: ReactNode
  readonly onClose: () => void
  /** The value of the item that Enter chooses at first. */
  readonly highlighted?: string | undefined
  /** Which item is highlighted where none is given. */
  readonly start?: 'first' | 'last' | 'none'
}

/** The menu of a button elsewhere; open while it is mounted. */
export function MenuPopup({ ids, children, onClose, highlighted, start = 'none' }: MenuPopupProps) {
  const content = useRef<HTMLDivElement>(null)
  const { trigger } = ids
  // Before it is removed, and not where a press outside has moved the focus.
  useLayoutEffect(() => {
    const list = content.current
    return () => {
      if (list?.contains(document.activeElement)) document.getElementById(trigger)?.focus()
    }
  }, [trigger])
  useLayoutEffect(() => {
    const key = { first: 'Home', last: 'End', none: undefined }[start]
    if (key && !highlighted)
      content.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }, [start, highlighted])
  return (
    <Ark.Root
      defaultOpen
      {...(highlighted && { defaultHighlightedValue: highlighted })}
      ids={ids}
      onOpenChange={({ open }) => open || onClose()}
      // Fixed like the bars in which it opens: a page that scrolls does not take it along.
      positioning={{ placement: 'bottom-start', gutter: 4, strategy: 'fixed' }}
      // Closes the menu in the next task: Ark clicks a link while it handles Enter, and then does not close.
      navigate={({ node }) => queueMicrotask(() => node.click())}
    >
      <Portal>
        <Ark.Positioner>
          <Ark.Content ref={content} className={menu().content}>
            {children}
          </Ark.Content>
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

export function MenuListItem({ asChild, onSelect, ...props }: MenuItemProps) {
  return (
    <Ark.Item
      {...props}
      {...(asChild && { asChild })}
      // Once the button of the menu has the focus again: what the action focuses keeps it.
      onSelect={() => setTimeout(() => onSelect?.())}
      className={menu().item}
    />
  )
}

export interface MenuChoicesProps {
  /** Names the choice. */
  readonly label: string
  /** The value of the present one; null for none of them. */
  readonly value: string | null
  readonly choices: readonly { readonly value: string; readonly content: ReactNode }[]
  readonly onChoose: (value: string) => void
}

/** Items of which one is chosen. */
export const MenuChoiceList = ({ label, value, choices, onChoose }: MenuChoicesProps) => (
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
