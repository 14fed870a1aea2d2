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
 * A dialog that fills the screen and cannot be dismissed, such as Login. It makes the page behind inert and takes the
 * focus unless one of its children has it. It does not load the code of `Dialog`.
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
