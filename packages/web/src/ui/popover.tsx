import { CircleHelp } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { onDemand } from '#platform/on-demand'
import { cx } from '#styled-system/css'
import { popover } from '#styled-system/recipes'

const content = onDemand(() => import('./popover-content.tsx'))

export interface PopoverProps {
  /** Names the button: "What is XIRR?". */
  label: string
  /** The text of the button beside its icon, which must be a part of its name. */
  text?: ReactNode
  title: ReactNode
  /** Not rendered until it is open. */
  children: ReactNode
  /** Loads what the children need, before it opens. */
  prepare?: (() => Promise<unknown>) | undefined
  className?: string | undefined
}

/** A button that opens a short explanation beside it. The explanation loads when the button is reached or pressed. */
export function Popover({ label, text, title, children, prepare, className }: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const module = content.useLoaded()
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed')
  const isOpen = state === 'open'
  const contentId = `${id}-content`
  const close = () => {
    // Not where a press outside has moved the focus.
    if (document.getElementById(contentId)?.contains(document.activeElement)) button.current?.focus()
    setState('closed')
  }
  const press = () => {
    if (state !== 'closed') return setState('closed')
    setState('opening')
    const show = (next: 'open' | 'closed') => setState((now) => (now === 'opening' ? next : now))
    Promise.all([content.load(), prepare?.()]).then(
      () => show('open'),
      () => show('closed'),
    )
  }
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        aria-label={label}
        title={text === undefined ? label : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? contentId : undefined}
        aria-busy={state === 'opening'}
        onPointerEnter={() => void content.preload().catch(() => {})}
        onFocus={() => void content.preload().catch(() => {})}
        onClick={press}
        className={cx(popover().trigger, className)}
      >
        <CircleHelp aria-hidden />
        {text}
      </button>
      {module && isOpen && (
        <module.PopoverContent ids={{ trigger: id, content: contentId }} title={title} onClose={close}>
          {children}
        </module.PopoverContent>
      )}
    </>
  )
}
