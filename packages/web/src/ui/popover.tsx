import { Info } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { css, cx } from '#styled-system/css'
import { overlays } from './on-demand-overlays.ts'

// No higher than the line that it stands in.
const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  gap: '1.5',
  minWidth: '6',
  minHeight: '6',
  marginBlock: '-1',
  marginInlineStart: '0.5',
  verticalAlign: 'middle',
  borderRadius: 'full',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { backgroundColor: 'bg.muted', color: 'fg.default' },
  '&[aria-expanded=true]': { backgroundColor: 'bg.muted', color: 'fg.default' },
  '& svg': { boxSize: '4', flexShrink: '0' },
  _print: { display: 'none' },
})

const named = css({ textStyle: 'label', paddingInline: '1.5', whiteSpace: 'nowrap' })

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
}

/** A button that opens a short explanation beside it. The explanation loads when the button is reached or pressed. */
export function Popover({ label, text, title, children, prepare }: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const module = overlays.useLoaded()
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
    Promise.all([overlays.load(), prepare?.()]).then(
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
        onPointerEnter={() => void overlays.preload().catch(() => {})}
        onFocus={() => void overlays.preload().catch(() => {})}
        onClick={press}
        className={cx(trigger, text !== undefined && named)}
      >
        <Info aria-hidden />
        {text !== undefined && <span>{text}</span>}
      </button>
      {module && isOpen && (
        <module.PopoverContent ids={{ trigger: id, content: contentId }} title={title} onClose={close}>
          {children}
        </module.PopoverContent>
      )}
    </>
  )
}
