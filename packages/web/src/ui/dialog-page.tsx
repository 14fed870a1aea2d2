import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { dialog } from '#styled-system/recipes'

export interface DialogPageProps {
  title: ReactNode
  description?: ReactNode
  children: ReactNode
}

const TOASTS = '[aria-live]'

/**
 * A dialog that is a whole screen and has no way out, such as Login. What is behind is inert, and it takes the focus
 * where its children do not; so it needs nothing of `Dialog`’s code.
 */
export function DialogPage({ title, description, children }: DialogPageProps) {
  const slots = dialog()
  const id = useId()
  const page = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const behind = Array.from(document.body.children).filter(
      (element) =>
        !element.contains(page.current) && !element.matches(TOASTS) && !element.querySelector(TOASTS),
    )
    const focused = document.activeElement
    for (const element of behind) element.toggleAttribute('inert', true)
    if (!content.current?.contains(document.activeElement)) content.current?.focus()
    return () => {
      for (const element of behind) element.toggleAttribute('inert', false)
      if (focused instanceof HTMLElement) focused.focus()
    }
  }, [])
  return createPortal(
    <>
      <div data-state="open" className={slots.backdrop} />
      <div ref={page} className={slots.positioner}>
        <div
          ref={content}
          role="dialog"
          aria-modal
          aria-labelledby={`${id}-title`}
          aria-describedby={description ? `${id}-description` : undefined}
          tabIndex={-1}
          data-state="open"
          className={slots.content}
        >
          <div className={slots.header}>
            <h2 id={`${id}-title`} className={slots.title}>
              {title}
            </h2>
            {description && (
              <div id={`${id}-description`} className={slots.description}>
                {description}
              </div>
            )}
          </div>
          <div className={slots.body}>{children}</div>
        </div>
      </div>
    </>,
    document.body,
  )
}
