import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { formatCount } from '#platform/formats/format'
import { type FormToOpen, openForm } from '#platform/navigation/form-in-history'
import { css } from '#styled-system/css'
import { VisuallyHidden } from '#ui/visually-hidden'
import { ActionBar } from './action-bar.tsx'
import { ActionDialogs } from './action-dialogs.tsx'
import { type RunningAction, runningActions } from './running-actions.ts'

export { runningActions }

const stack = css({
  position: 'fixed',
  insetInline: '4',
  // Above the primary action of a phone, and the pages of a list.
  bottom: { base: '20', md: '14' },
  zIndex: 'header',
  display: 'grid',
  gap: '3',
  maxWidth: '2xl',
  marginInline: 'auto',
  // The page below stays usable beside a bar.
  pointerEvents: 'none',
})

const hasBar = ({ action, view: { status, isBlocked } }: RunningAction) =>
  action.view !== 'dialog' && status !== 'idle' && status !== 'asking' && !(action.isQuick && isBlocked)

/** The dialogs and the bars of the running actions. */
export function ActionViews() {
  const running = runningActions.useList()
  const [, navigate] = useLocation()
  const open = useEffectEvent((path: string, form: FormToOpen) => openForm(navigate, path, form))
  useEffect(() => runningActions.mount((path, form) => open(path, form)), [])
  const bars = running.filter(hasBar)
  const latest = bars.findLast(({ view }) => view.secondsLeft !== null)
  return (
    <>
      <section aria-label="Waiting actions" className={stack}>
        {/* Always mounted, because screen readers announce only changes; without the countdown, which changes each second. */}
        <VisuallyHidden>
          <p role="status">
            {latest &&
              `${latest.action.doing(latest.view.items)} in ${formatCount(latest.action.seconds, 'second')}.`}
          </p>
        </VisuallyHidden>
        {bars.map((one) => (
          <ActionBar key={one.id} running={one} />
        ))}
      </section>
      {running.map((one) => (
        <ActionDialogs key={one.id} running={one} />
      ))}
    </>
  )
}
