import { useEffect, useSyncExternalStore } from 'react'
import { formatCount } from '#platform/format'
import { css } from '#styled-system/css'
import { VisuallyHidden } from '#ui/visually-hidden'
import { HeldActionBar } from './held-action-bar.tsx'
import { heldActions } from './held-action-list.ts'

export { heldActions }

const stack = css({
  position: 'fixed',
  insetInline: '4',
  bottom: '4',
  zIndex: 'header',
  display: 'grid',
  gap: '3',
  maxWidth: '2xl',
  marginInline: 'auto',
  // The page below stays usable beside a bar.
  pointerEvents: 'none',
})

/** The bars of the actions that wait. */
export function HeldActionBars() {
  const items = useSyncExternalStore(heldActions.subscribe, heldActions.list, heldActions.list)
  useEffect(() => () => heldActions.clear(), [])
  const latest = items.at(-1)
  return (
    <section aria-label="Waiting actions" className={stack}>
      {/* Always mounted, because screen readers announce only changes; without the countdown, which changes each second. */}
      <VisuallyHidden>
        <p role="status">
          {latest &&
            `${latest.definition.doing(latest.subject)} in ${formatCount(latest.definition.seconds, 'second')}.`}
        </p>
      </VisuallyHidden>
      {items.map((item) => (
        <HeldActionBar key={item.id} item={item} />
      ))}
    </section>
  )
}
