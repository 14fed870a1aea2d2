import { PanelRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { css } from '#styled-system/css'
import { IconButton } from '#ui/button'

interface PeekButtonProps {
  /** The row's id. */
  readonly id: string
  /** What its row is called. */
  readonly name: string
  /** Whether Tab stops here; the arrow keys lead to the other rows. */
  readonly isTabStop: boolean
  readonly onFocus: () => void
  readonly onOpen: () => void
}

const button = css({
  flexShrink: '0',
  color: 'fg.muted',
  md: { boxSize: '6', minHeight: '6!', overflow: 'hidden' },
  mdDown: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    width: '12',
    height: 'full',
    borderRadius: '0',
    _focusVisible: { outlineOffset: '-4px' },
  },
})

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** From the button of a row to that of the row above or below. */
function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  event.preventDefault()
  const buttons = [
    ...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>('[data-peek]') ?? []),
  ]
  buttons[buttons.indexOf(event.currentTarget) + step]?.focus()
}

/** Opens the details of a row. */
export const PeekButton = ({ id, name, isTabStop, onFocus, onOpen }: PeekButtonProps) => (
  <IconButton
    size="sm"
    aria-label={`Details of ${name}`}
    aria-haspopup="dialog"
    data-peek={id}
    data-on-hover=""
    tabIndex={isTabStop ? 0 : -1}
    className={button}
    onFocus={onFocus}
    onKeyDown={moveByArrow}
    onClick={onOpen}
  >
    <PanelRight aria-hidden />
  </IconButton>
)
