import { css } from '#styled-system/css'

interface SectionTabsProps {
  /** Each with the id of its element, and its title. */
  readonly sections: readonly (readonly [id: string, title: string])[]
  readonly current: string | null
  /** Shows a section whose content is hidden. */
  readonly onOpen: (id: string) => void
}

const bar = css({
  position: 'sticky',
  top: { base: '13', md: '[calc({sizes.bar} - 1px)]' },
  zIndex: 'sticky',
  display: 'flex',
  gap: '1',
  // Over the gutters of the page, below which its sections scroll away.
  marginInline: { base: '-4', _navWide: '-6' },
  paddingInline: { base: '4', _navWide: '6' },
  paddingBlock: '1',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  backgroundColor: 'bg.canvas',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderBottomColor: 'border.subtle',
  _print: { display: 'none' },
})
const tab = css({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: '0',
  minHeight: { base: 'target', md: '8' },
  paddingInline: '3',
  borderRadius: 'md',
  textStyle: 'label',
  fontSize: 'sm',
  color: 'fg.muted',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:not([aria-current]):hover': { backgroundColor: 'bg.muted', color: 'fg.default' },
  '&[aria-current]': { backgroundColor: 'accent.subtle', color: 'accent.fg' },
  _focusVisible: { outlineOffset: '-2px' },
})

/** Links to the sections of a page, in view while it scrolls. */
export function SectionTabs({ sections, current, onOpen }: SectionTabsProps) {
  const go = (id: string) => {
    onOpen(id)
    const section = document.getElementById(id)
    section?.focus({ preventScroll: true })
    section?.scrollIntoView({ behavior: 'instant', block: 'start' })
  }
  return (
    <nav aria-label="Sections" className={bar} data-section-tabs>
      {sections.map(([id, title]) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'true' : undefined}
          className={tab}
          onClick={(event) => {
            event.preventDefault()
            go(id)
          }}
        >
          {title}
        </a>
      ))}
    </nav>
  )
}
