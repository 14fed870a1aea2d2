import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'

export interface ActionLinkProps extends ComponentProps<'a'> {
  /** Where a press leads without script, in a new tab, and from the link's own menu; undefined while disabled. */
  href: string | undefined
  /** What a press does instead, where there is script. */
  onAction: () => void
}

/** A button that is a link beneath, so that it works without script too. */
export function ActionLink({ onAction, ...props }: ActionLinkProps) {
  const onClick = (event: MouseEvent) => {
    // With a modifier the browser opens a new tab or window.
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.button !== 0 || hasModifier) return
    event.preventDefault()
    onAction()
  }
  // Space presses a button, and does nothing on a link.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat) onAction()
  }
  // Without an address a link would lose the focus.
  const tabIndex = props.href === undefined ? 0 : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button leads nowhere without script
    // biome-ignore lint/a11y/useValidAnchor: it has an address
    <a tabIndex={tabIndex} {...props} role="button" onClick={onClick} onKeyDown={onKeyDown} />
  )
}
