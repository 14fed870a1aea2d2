import { Popover as Ark } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect } from 'react'
import { popover } from '#styled-system/recipes'
import { IconButton } from './button.tsx'

interface PopoverContentProps {
  /** Of the button that opened it, which gets the focus back, and of the explanation. */
  readonly ids: { readonly trigger: string; readonly content: string }
  readonly title: ReactNode
  readonly children: ReactNode
  /** Below its button, with the focus in the first field; another focus does not close it. */
  readonly isForm?: boolean
  readonly onClose: () => void
}

/** The explanation itself, made by Ark; open while it is mounted. */
export function PopoverContent({ ids, title, children, isForm = false, onClose }: PopoverContentProps) {
  const slots = popover({ form: isForm })
  const id = useId()
  const { trigger, content } = ids
  // Before its elements are removed, and not where a press outside has moved the focus.
  useLayoutEffect(
    () => () => {
      if (document.getElementById(content)?.contains(document.activeElement))
        document.getElementById(trigger)?.focus()
    },
    [trigger, content],
  )
  const named = { title: `${id}-title`, description: `${id}-text` }
  return (
    <Ark.Root
      open
      onOpenChange={({ open }) => open || onClose()}
      ids={{ ...ids, ...named }}
      // Ark moves the focus only where it renders a closed popover too.
      autoFocus={false}
      restoreFocus={false}
      onFocusOutside={(event) => isForm && event.preventDefault()}
      // An explanation is not over the figure below its label.
      positioning={{ placement: isForm ? 'bottom-start' : 'top-start', gutter: 6 }}
    >
      <Portal>
        <Ark.Positioner className={slots.positioner}>
          <Ark.Content
            ref={isForm ? focusFirstField : focusContent}
            // Ark looks for both before they are there.
            aria-labelledby={named.title}
            aria-describedby={isForm ? undefined : named.description}
            className={slots.content}
          >
            <Ark.Title className={slots.title}>{title}</Ark.Title>
            <Ark.Description asChild className={slots.body}>
              <div>{children}</div>
            </Ark.Description>
            <Ark.CloseTrigger asChild>
              <IconButton size="sm" aria-label="Close" className={slots.close}>
                <X aria-hidden />
              </IconButton>
            </Ark.CloseTrigger>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

// Ark calls a ref again after each render.
const focusOnce = (content: HTMLElement | null, first: HTMLElement | null | undefined) => {
  if (!content?.contains(document.activeElement)) first?.focus({ preventScroll: true })
}
const focusContent = (content: HTMLElement | null) => focusOnce(content, content)
const focusFirstField = (content: HTMLElement | null) =>
  focusOnce(content, content?.querySelector<HTMLElement>('select, input'))
