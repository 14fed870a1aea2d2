import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { OutcomeButtons, unknownText } from '#patterns/write-failure'
import { failureText } from '#platform/api/failure'
import { hasKeys } from '#platform/api/submission'
import { formatCount } from '#platform/formats/format'
import { moveFocusToHeading } from '#platform/navigation/heading-focus'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { ScrollBox } from '#ui/scroll-box'
import { VisuallyHidden } from '#ui/visually-hidden'
import { ActionFailures } from './action-failures.tsx'
import { ActionProgress } from './action-progress.tsx'
import { type RunningAction, runningActions } from './running-actions.ts'

const bar = css({
  // Inverse in both themes: colours switch by `light-dark()`.
  colorScheme: { base: 'dark', _dark: 'light' },
  backgroundColor: 'bg.surface',
  color: 'fg.default',
  position: 'relative',
  borderRadius: 'lg',
  boxShadow: 'lg',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  padding: '4',
  textStyle: 'body.sm',
  overflowWrap: 'anywhere',
  pointerEvents: 'auto',
  animationName: 'riseIn',
  animationDuration: 'normal',
  animationTimingFunction: 'out',
  _motionReduce: { animationName: 'none' },
  _focusVisible: { layerStyle: 'focusRing' },
})
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '3',
})
const words = css({ flex: '1', minWidth: 'xs', maxWidth: 'full' })
const details = css({ maxHeight: '96', overflowY: 'auto' })
const status = css({ _focusVisible: { outline: 'none' } })
const countdown = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
const failed = css({ textStyle: 'label', color: 'negative.fg' })
const muted = css({ color: 'fg.muted' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })
const wait = css({
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  height: '0.5',
  backgroundColor: 'accent.fg',
  transformOrigin: 'left',
  _rtl: { transformOrigin: 'right' },
  animationName: 'runOut',
  animationTimingFunction: 'linear',
  animationFillMode: 'forwards',
  _motionReduce: { animationName: 'none' },
})

/** An action that waits, runs or has stopped, and of one on many its outcome. */
export function ActionBar({ running }: { running: RunningAction }) {
  const { action, actor, view } = running
  const { many } = action
  const element = useRef<HTMLElement>(null)
  const focus = useRef<HTMLParagraphElement>(null)
  const [, navigate] = useLocation()
  useLayoutEffect(() => {
    const removed = element.current
    return () => {
      if (removed?.contains(document.activeElement)) moveFocusToHeading()
    }
  }, [])
  // The focused button is replaced by those of the next step.
  const keepFocus = () => {
    if (element.current?.contains(document.activeElement)) (focus.current ?? element.current).focus()
  }
  const { status: step } = view
  const isStopped = step === 'stopped' || step === 'confirmingDiscard'
  const isTakenBack = isStopped && view.failed.length === 0 && view.done === 0
  const doing = action.doing(view.items)
  const notDone = action.notDone(view.items)
  const problem = view.error === null ? null : failureText(action.failure(view.error), view.error)
  const isFailed = isStopped && problem !== null
  const send = (type: Parameters<typeof actor.send>[0]['type']) => {
    keepFocus()
    actor.send({ type } as Parameters<typeof actor.send>[0])
  }
  // Ignores the second click of a double click on the button that was here.
  const dismiss = ({ detail }: { detail: number }) => detail < 2 && actor.send({ type: 'action.dismiss' })
  const listPath = action.listPath ?? action.form?.path
  const look = () => {
    if (listPath !== undefined) navigate(listPath)
    runningActions.look(running)
  }
  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !many) return
    if (step === 'waiting') actor.send({ type: 'action.undo' })
    else if (step === 'stopped' || step === 'done') actor.send({ type: 'action.dismiss' })
  }
  return (
    <section
      ref={element}
      tabIndex={many ? undefined : -1}
      // Not modal: the console stays usable.
      role={many && 'dialog'}
      aria-label={many ? action.title : doing}
      data-action-bar
      className={bar}
      onKeyDown={closeByEscape}
    >
      <div className={row}>
        <div className={words}>
          {many ? (
            <p ref={focus} tabIndex={-1} data-focus className={status}>
              {step === 'waiting' ? (
                <Waiting text={doing} left={view.secondsLeft} seconds={action.seconds} />
              ) : view.isBlocked ? (
                many.progress(view)
              ) : (
                many.summary(view)
              )}
            </p>
          ) : (
            <>
              {isFailed && (
                <div role="alert">
                  <p className={failed}>{problem}</p>
                  {view.isUnknown && <p>{unknownText(action.participle, hasKeys())}</p>}
                </div>
              )}
              {/* After a failure it names the action only: without an answer, it may have happened. */}
              <p className={isFailed ? muted : undefined}>
                <span>{isTakenBack ? notDone : doing}</span>
                <Countdown left={view.secondsLeft} />
              </p>
            </>
          )}
        </div>
        {step === 'waiting' || (view.isBlocked && !many) ? (
          <div key="waiting" className={buttons}>
            <Button size="sm" blocked={view.isBlocked} onClick={() => send('action.undo')}>
              Undo
            </Button>
            <Button
              variant="ghost"
              tone={action.isDangerous ? 'danger' : undefined}
              size="sm"
              loading={view.isBusy}
              blocked={view.isBlocked}
              // Ignores the second click of a double click on the button that was here.
              onClick={({ detail }) => (!many || detail < 2) && actor.send({ type: 'action.skip' })}
            >
              {action.actNow}
            </Button>
          </div>
        ) : view.isBlocked ? (
          <div key="acting" className={buttons}>
            <Button
              variant="outline"
              size="sm"
              blocked={view.isStopping || step === 'waitingForLogin'}
              onClick={() => actor.send({ type: 'action.stop' })}
            >
              Stop after the current one
            </Button>
          </div>
        ) : (
          <div key="stopped" className={buttons}>
            {many ? (
              <>
                {view.failed.length > 0 && (
                  <Button size="sm" onClick={() => send('action.retry')}>
                    Retry
                  </Button>
                )}
                {view.left.length > 0 && (
                  <Button
                    variant={view.failed.length > 0 ? 'outline' : 'solid'}
                    size="sm"
                    onClick={() => send('action.continue')}
                  >
                    Continue
                  </Button>
                )}
              </>
            ) : view.isUnknown ? (
              <OutcomeButtons
                onLook={listPath === undefined ? undefined : look}
                onRetry={hasKeys() ? () => send('action.retry') : undefined}
              />
            ) : (
              action.form && (
                <Button variant="outline" size="sm" onClick={() => send('action.reopen')}>
                  Reopen the form
                </Button>
              )
            )}
            <Button variant="outline" size="sm" onClick={dismiss}>
              {many ? 'Close' : 'Dismiss'}
            </Button>
          </div>
        )}
      </div>
      {many && view.isBlocked && <ActionProgress many={many} view={view} />}
      {many && !view.isBlocked && view.failed.length > 0 && (
        <ScrollBox label="What failed" className={details}>
          <ActionFailures action={action} view={view} />
        </ScrollBox>
      )}
      {view.secondsLeft !== null && (
        <span aria-hidden className={wait} style={{ animationDuration: `${action.seconds}s` }} />
      )}
      <Dialog
        open={step === 'confirmingDiscard'}
        onOpenChange={() => actor.send({ type: 'discard.cancel' })}
        role="alertdialog"
        title="Log out now?"
        description={`${many ? many.summary(view) : (problem ?? notDone)} Logging out discards it.`}
        footer={
          <>
            <Button variant="outline" onClick={() => actor.send({ type: 'discard.cancel' })}>
              Stay logged in
            </Button>
            <Button tone="danger" onClick={() => actor.send({ type: 'discard.confirm' })}>
              Discard and log out
            </Button>
          </>
        }
      />
    </section>
  )
}

const Countdown = ({ left }: { left: number | null }) =>
  left !== null && <span aria-hidden className={countdown}>{` in ${left} s`}</span>

const Waiting = ({ text, left, seconds }: { text: string; left: number | null; seconds: number }) => (
  <>
    <span>{text}</span>
    <Countdown left={left} />
    {/* A screen reader hears the whole wait once. */}
    <VisuallyHidden>{` in ${formatCount(seconds, 'second')}.`}</VisuallyHidden>
  </>
)
