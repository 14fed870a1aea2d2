import { css, cx } from '#styled-system/css'
import { tab } from '#styled-system/recipes'

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
  paddingBlock: '1',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  backgroundColor: 'bg.canvas',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderBottomColor: 'border.subtle',
  _print: { display: 'none' },
})
const target = css({ minHeight: { base: 'target', md: '8' } })
const slots = tab()

/** Links to the sections of a page, in view while it scrolls. */
export function SectionTabs({ sections, current, onOpen }: SectionTabsProps) {
  return (
    <nav aria-label="Sections" className={bar} data-section-tabs>
      {sections.map(([id, title]) => (
        <span key={id} className={slots.root} data-current={id === current ? '' : undefined}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            className={cx(slots.opener, target)}
            onClick={(event) => {
              event.preventDefault()
              onOpen(id)
              void goTo(id)
            }}
          >
            {title}
          </a>
        </span>
      ))}
    </nav>
  )
}

/** Focuses a section, and scrolls to it once those above it have folded: not every engine keeps it in its place. */
async function goTo(id: string) {
  const section = document.getElementById(id)
  section?.focus({ preventScroll: true })
  await new Promise(requestAnimationFrame)
  // A skeleton pulses for as long as it is there.
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
  section?.scrollIntoView({ behavior: 'instant', block: 'start' })
}
