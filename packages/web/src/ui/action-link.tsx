import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'

export interface ActionLinkProps extends ComponentProps<'a'> {
  /** The address for a browser without script, a new tab and the context menu; undefined while disabled. */
  href: string | undefined
  /** Replaces the navigation where there is script. */
  onAction: () => void
}

/** A button that works without script, because it is a link with the role of a button. */
export function ActionLink({ onAction, ...props }: ActionLinkProps) {
  const onClick = (event: MouseEvent) => {
    // With a modifier the browser opens a new tab or window.
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.button !== 0 || hasModifier) return
    event.preventDefault()
    onAction()
  }
  // Space presses a button but does nothing on a link.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat) onAction()
  }
  // A link without an address loses the focus.
  const tabIndex = props.href === undefined ? 0 : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button leads nowhere without script
    // biome-ignore lint/a11y/useValidAnchor: it has an address
    <a tabIndex={tabIndex} {...props} role="button" onClick={onClick} onKeyDown={onKeyDown} />
  )
}
