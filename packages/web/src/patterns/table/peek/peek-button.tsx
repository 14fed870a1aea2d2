import { PanelRight } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { css } from '#styled-system/css'
import { IconButton } from '#ui/button'

export interface PeekButtonProps {
  /** What its row is called. */
  readonly name: string
  /** Whether Tab stops here. */
  readonly isTabStop: boolean
  /** An arrow key has led here. */
  readonly takesFocus: boolean
  readonly onFocus: () => void
  /** By an arrow key, to the row below or, with -1, above. */
  readonly onMove: (step: number) => void
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

/** Opens the details of a row. */
export function PeekButton({ name, isTabStop, takesFocus, onFocus, onMove, onOpen }: PeekButtonProps) {
  const element = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])
  const moveByArrow = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    onMove(step)
  }
  return (
    <IconButton
      ref={element}
      size="sm"
      aria-label={`Details of ${name}`}
      aria-haspopup="dialog"
      data-opens-peek=""
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
}
