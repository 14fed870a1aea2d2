import { useEffect, useSyncExternalStore } from 'react'
import { formatCount } from '#platform/format'
import { css } from '#styled-system/css'
import { VisuallyHidden } from '#ui/visually-hidden'
import { bars } from './bars.ts'
import { heldActions } from './held-action-list.ts'

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

/** The actions that wait, above every screen of the console. Unmounting it stops them. */
export function HeldActions() {
  const items = useSyncExternalStore(heldActions.subscribe, heldActions.list, heldActions.list)
  useEffect(() => () => heldActions.clear(), [])
  const module = bars.useModule()
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
      {module && items.map((item) => <module.HeldActionBar key={item.id} item={item} />)}
    </section>
  )
}
