import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { dialog } from '#styled-system/recipes'
import { keepAboveKeyboard } from './above-keyboard.ts'
import { IconButton } from './button.tsx'
import { makeInertBehind } from './inert-behind.ts'
import { wholeFigures } from './whole-figures.tsx'

/** Longer than any exit animation. */
const EXIT_OVER = 600

/**
 * Ends the exit of a part that is still mounted after its animation. Ark unmounts a part on `animationend`, and
 * subscribes one frame after the animation began: on a busy page it misses the event, and an invisible backdrop would
 * block every click.
 */
function endExit(part: Element | null): void {
  if (part?.getAttribute('data-state') === 'closed') part.dispatchEvent(new Event('animationcancel'))
}

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons at the end; the main one last. */
  footer?: ReactNode
  /** A drawer stands at the end of the page, beside what it is about. */
  size?: 'md' | 'lg' | 'drawer' | undefined
  /** Its content grows while it is open: its footer has its place from the start. */
  grows?: boolean | undefined
  /** A drawer that leaves what is beside it in use. */
  docked?: boolean | undefined
  /** Pixels above a docked drawer. */
  dockTop?: number | undefined
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Whether Escape, the close button and a click outside close it. */
  dismissible?: boolean | undefined
  /** Whether a click outside closes a dialog that is no question; true unless set. */
  closesOutside?: boolean | undefined
  /** An action that cannot be cancelled is in progress: nothing closes the dialog until it ends. */
  busy?: boolean | undefined
  /** The first focus; by default the first button of a question, or the first control. */
  initialFocus?: (() => HTMLElement | null) | undefined
  /** The focus after closing; by default, and for null, the previously focused element. */
  finalFocus?: (() => HTMLElement | null) | undefined
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined
}

/** The dialog itself, made by Ark. */
export function DialogContent({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size,
  grows,
  docked = false,
  dockTop = 0,
  role = 'dialog',
  dismissible = true,
  closesOutside = true,
  busy = false,
  initialFocus,
  finalFocus,
  onKeyDown,
}: DialogProps) {
  const slots = dialog({ size, grows, docked })
  const buttons = useRef<HTMLDivElement>(null)
  const backdrop = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  // A question focuses its first button (Cancel), not the close button.
  const firstAnswer = () => buttons.current?.querySelector('button') ?? null
  // Before the frame in which Ark marks the elements behind, and before any effect of later components.
  useLayoutEffect(
    () => (open && !docked ? makeInertBehind(() => content.current) : undefined),
    [open, docked],
  )
  useEffect(() => {
    if (open) return
    // Repeats while a part is mounted: on a busy page Ark may not have subscribed yet.
    const timer = setInterval(() => {
      endExit(backdrop.current)
      endExit(content.current)
      if (!backdrop.current && !content.current) clearInterval(timer)
    }, EXIT_OVER)
    return () => clearInterval(timer)
  }, [open])
  // Ark returns the focus of a modal dialog alone.
  const returnFocus = useEffectEvent(() => {
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body
    if (isLost || content.current?.contains(activeElement)) finalFocus?.()?.focus()
  })
  useEffect(() => (open && docked ? () => returnFocus() : undefined), [open, docked])
  const startsOn = initialFocus ?? (role === 'alertdialog' ? firstAnswer : undefined)
  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      role={role}
      modal={!docked}
      // Only a press outside closes it: a screen may still move the focus to its heading after the dialog has opened.
      onFocusOutside={(event) => event.preventDefault()}
      // Ark takes a dialog that opens while another closes for a part of it.
      onRequestDismiss={(event) => event.preventDefault()}
      closeOnEscape={dismissible && !busy}
      closeOnInteractOutside={!docked && closesOutside && dismissible && !busy && role === 'dialog'}
      lazyMount
      unmountOnExit
      {...(startsOn && { initialFocusEl: startsOn })}
      {...(finalFocus && { finalFocusEl: finalFocus })}
    >
      <Portal>
        {!docked && (
          <Ark.Backdrop
            ref={backdrop}
            className={slots.backdrop}
            // While it fades out, the second press of a double click would take the focus that the dialog has returned.
            onMouseDown={(event) => open || event.preventDefault()}
          />
        )}
        <Ark.Positioner
          ref={keepAboveKeyboard}
          className={slots.positioner}
          {...(docked && { style: { '--dock-top': `${dockTop}px` } as CSSProperties })}
        >
          <Ark.Content ref={content} className={slots.content} {...(onKeyDown && { onKeyDown })}>
            <div className={slots.header}>
              <Ark.Title className={slots.title}>{title}</Ark.Title>
              {description && (
                <Ark.Description className={slots.description}>{wholeFigures(description)}</Ark.Description>
              )}
            </div>
            {children && <div className={slots.body}>{children}</div>}
            {footer && (
              <div ref={buttons} className={slots.footer}>
                {footer}
              </div>
            )}
            {dismissible && (
              <Ark.CloseTrigger asChild>
                <IconButton aria-label="Close" blocked={busy} className={slots.close}>
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
