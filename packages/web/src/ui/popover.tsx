import { Info } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { css } from '#styled-system/css'
import { overlays } from './on-demand-overlays.ts'

// No higher than the line that it stands in.
const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  minWidth: '6',
  minHeight: '6',
  marginBlock: '-1',
  mdDown: { minWidth: 'target', minHeight: 'target', marginBlock: '-3', marginInline: '-2' },
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

export interface PopoverProps {
  /** Names the button: "What is XIRR?". */
  label: string
  title: ReactNode
  /** Not rendered until it is open. */
  children: ReactNode
}

/** A button that opens a short explanation beside it. The explanation loads when the button is reached or pressed. */
export function Popover({ label, title, children }: PopoverProps) {
  const id = useId()
  const module = overlays.useLoaded()
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed')
  const isOpen = state === 'open'
  const contentId = `${id}-content`
  const press = () => {
    if (state !== 'closed') return setState('closed')
    setState('opening')
    const show = (next: 'open' | 'closed') => setState((now) => (now === 'opening' ? next : now))
    overlays.load().then(
      () => show('open'),
      () => show('closed'),
    )
  }
  return (
    <>
      <button
        id={id}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? contentId : undefined}
        aria-busy={state === 'opening'}
        onPointerEnter={() => void overlays.preload().catch(() => {})}
        onFocus={() => void overlays.preload().catch(() => {})}
        onClick={press}
        className={trigger}
      >
        <Info aria-hidden />
      </button>
      {module && isOpen && (
        <module.PopoverContent
          ids={{ trigger: id, content: contentId }}
          title={title}
          onClose={() => setState('closed')}
        >
          {children}
        </module.PopoverContent>
      )}
    </>
  )
}
