import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { dialog } from '#styled-system/recipes'
import { IconButton } from './button.tsx'
import { EXIT_OVER, endExit } from './end-exit.ts'
import { holdInertBehind } from './inert-behind.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons at the end; the main one last. */
  footer?: ReactNode
  size?: 'md' | 'lg' | undefined
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Whether Escape, the close button and a click outside close it. */
  dismissible?: boolean | undefined
  /** What was asked for is under way and cannot be taken back: until then nothing closes it, and its cross says so. */
  busy?: boolean | undefined
  /** Where the focus goes first; else the first answer of a question, or the first control inside. */
  initialFocus?: (() => HTMLElement | null) | undefined
  /** Where the focus goes afterwards; else, and for null, where it was before. */
  finalFocus?: (() => HTMLElement | null) | undefined
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size,
  role = 'dialog',
  dismissible = true,
  busy = false,
  initialFocus,
  finalFocus,
}: DialogProps) {
  const slots = dialog({ size })
  const buttons = useRef<HTMLDivElement>(null)
  const backdrop = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  // A question starts on its first answer, which is the one that changes nothing, and not on the cross.
  const firstAnswer = () => buttons.current?.querySelector('button') ?? null
  // Before the frame in which Ark marks what is behind, and before any effect of what comes after the dialog.
  useLayoutEffect(() => (open ? holdInertBehind() : undefined), [open])
  useEffect(() => {
    if (open) return
    // Again while a part is there: on a very busy page Ark may not even have begun to listen by then.
    const timer = setInterval(() => {
      endExit(backdrop.current)
      endExit(content.current)
      if (!backdrop.current && !content.current) clearInterval(timer)
    }, EXIT_OVER)
    return () => clearInterval(timer)
  }, [open])
  const startsOn = initialFocus ?? (role === 'alertdialog' ? firstAnswer : undefined)
  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      role={role}
      closeOnEscape={dismissible && !busy}
      closeOnInteractOutside={dismissible && !busy && role === 'dialog'}
      lazyMount
      unmountOnExit
      {...(startsOn && { initialFocusEl: startsOn })}
      {...(finalFocus && { finalFocusEl: finalFocus })}
    >
      <Portal>
        <Ark.Backdrop ref={backdrop} className={slots.backdrop} />
        <Ark.Positioner className={slots.positioner}>
          <Ark.Content ref={content} className={slots.content}>
            <div className={slots.header}>
              <Ark.Title className={slots.title}>{title}</Ark.Title>
              {description && <Ark.Description className={slots.description}>{description}</Ark.Description>}
            </div>
            {children && <div className={slots.body}>{children}</div>}
            {footer && (
              <div ref={buttons} className={slots.footer}>
                {footer}
              </div>
            )}
            {dismissible && (
              <Ark.CloseTrigger asChild>
                <IconButton aria-label="Close" held={busy} className={slots.close}>
                  <X aria-hidden />
                </IconButton>
              </Ark.CloseTrigger>
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
