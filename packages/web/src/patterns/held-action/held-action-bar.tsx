import type { WriteFailure } from '@tarang/machines/failed-outcome'
import type { NewFailedWrite } from '@tarang/machines/failed-writes'
import { type HeldActionEmitted, heldActionView } from '@tarang/machines/held-action'
import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { tray } from '#patterns/failed-writes'
import { useHeldFlow } from '#patterns/held-flow'
import { OutcomeButtons, unknownText } from '#patterns/write-failure'
import { failureText } from '#platform/failure'
import { moveFocusToHeading } from '#platform/heading-focus'
import { PageLeftError } from '#platform/page-left'
import { hasKeys } from '#platform/submission'
import { useActorRef } from '#platform/use-actor-ref'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { toaster } from '#ui/toaster'
import { type HeldItem, heldActions } from './held-action-list.ts'
import { machineOf } from './held-action-machine.ts'

const bar = css({
  layerStyle: 'raised',
  boxShadow: 'lg',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '3',
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
const words = css({ flex: '1', minWidth: 'xs', maxWidth: 'full' })
const countdown = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
const failed = css({ textStyle: 'label', color: 'negative.fg' })
const muted = css({ color: 'fg.muted' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

/** One action that waits, runs or has stopped, with its countdown. */
export function HeldActionBar({ item }: { item: HeldItem }) {
  const { definition, subject } = item
  const [machine] = useState(() => machineOf(definition))
  const actor = useActorRef(machine, { input: { subject, seconds: definition.seconds } })
  const element = useRef<HTMLElement>(null)
  const [, navigate] = useLocation()
  // The focused button is replaced.
  const keepFocus = () => {
    if (element.current?.contains(document.activeElement)) element.current.focus()
  }
  const { failedWrites } = tray.useModule() ?? {}
  /** The failure that the tray keeps. */
  const kept = useRef<NewFailedWrite>(null)
  const endKept = () => {
    if (kept.current) failedWrites?.send({ type: 'write.end', write: kept.current })
    kept.current = null
  }
  const keepFailure = ({ error, outcome }: WriteFailure) => {
    endKept()
    const write = definition.failedWrite?.(subject, { error, outcome })
    const isKept = Boolean(write && failedWrites?.add(write))
    if (isKept) kept.current = write ?? null
    if (outcome === 'unknown') heldActions.reloadScreens(item)
    // The user decides here whether to look or to try again; the tray keeps it beyond a reload.
    if (!isKept || outcome === 'unknown') return keepFocus()
    toaster.error({
      title: failureText(definition.failure(error), error),
      description: 'It is kept under Failed saves, at the top of the page.',
    })
    dismiss()
  }
  const dismiss = () => actor.send({ type: 'action.dismiss' })
  const retry = () => {
    keepFocus()
    actor.send({ type: 'action.retry' })
  }
  useHeldFlow<HeldActionEmitted<unknown, unknown>>(
    actor,
    {
      done: () => {
        toaster.success({ title: definition.done(subject) })
        endKept()
        heldActions.reloadScreens(item)
      },
      failed: keepFailure,
      unfinished: ({ isSent }) => {
        const write = definition.failedWrite?.(subject, {
          error: new PageLeftError(isSent),
          outcome: isSent ? 'unknown' : 'notMade',
        })
        if (write) failedWrites?.add(write)
      },
      reopening: () => {
        const { formPath } = definition
        if (formPath === undefined) return dismiss()
        keepFocus()
        heldActions.reopen(item, { openScreen: () => navigate(formPath), onOpened: dismiss })
      },
    },
    'console',
  )
  useEffect(() => {
    const unload = () => actor.send({ type: 'page.unload' })
    addEventListener('pagehide', unload)
    return () => removeEventListener('pagehide', unload)
  }, [actor])
  useEffect(() => {
    const subscription = actor.subscribe({
      next: (snapshot) => {
        if (snapshot.matches('stopped')) heldActions.stop(item)
      },
      complete: () => heldActions.remove(item),
    })
    return () => subscription.unsubscribe()
  }, [actor, item])
  useLayoutEffect(() => {
    const removed = element.current
    return () => {
      if (removed?.contains(document.activeElement)) moveFocusToHeading()
    }
  }, [])
  const view = heldActionView(useSelector(actor, (snapshot) => snapshot))
  const listPath = definition.listPath ?? definition.formPath
  const look = () => {
    if (listPath !== undefined) navigate(listPath)
    heldActions.reloadScreens(item)
  }
  const doing = definition.doing(subject)
  const isTakenBack = view.isStopped && view.error === null
  const outcome =
    view.error === null
      ? definition.notDone(subject)
      : failureText(definition.failure(view.error), view.error)
  return (
    <section ref={element} tabIndex={-1} aria-label={doing} data-held-action className={bar}>
      <div className={words}>
        {view.error !== null && (
          <div role="alert">
            <p className={failed}>{outcome}</p>
            {view.isUnknown && <p>{unknownText(definition.participle ?? 'done', hasKeys())}</p>}
          </div>
        )}
        {isTakenBack ? (
          <p>{outcome}</p>
        ) : (
          // After a failure it names the action only: without an answer, it may have happened.
          <p className={view.isStopped ? muted : undefined}>
            <span>{doing}</span>
            {view.secondsLeft !== null && (
              <span aria-hidden className={countdown}>
                {` in ${view.secondsLeft} s`}
              </span>
            )}
          </p>
        )}
      </div>
      {view.isStopped ? (
        <div key="stopped" className={buttons}>
          {view.isUnknown ? (
            <OutcomeButtons
              onLook={listPath === undefined ? undefined : look}
              onRetry={hasKeys() ? retry : undefined}
            />
          ) : (
            definition.formPath !== undefined && (
              <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'action.reopen' })}>
                Reopen the form
              </Button>
            )
          )}
          {/* Ignores the second click of a double click on the button that was here. */}
          <Button variant="outline" size="sm" onClick={({ detail }) => detail < 2 && dismiss()}>
            Dismiss
          </Button>
        </div>
      ) : (
        <div key="waiting" className={buttons}>
          <Button
            variant="outline"
            size="sm"
            blocked={view.isBlocked}
            onClick={() => actor.send({ type: 'hold.undo' })}
          >
            Undo
          </Button>
          <Button
            tone={definition.isDangerous ? 'danger' : undefined}
            size="sm"
            loading={view.isBusy}
            blocked={view.isBlocked}
            onClick={() => actor.send({ type: 'hold.skip' })}
          >
            {definition.actNow}
          </Button>
        </div>
      )}
      <Dialog
        open={view.isConfirmingDiscard}
        onOpenChange={() => actor.send({ type: 'discard.cancel' })}
        role="alertdialog"
        title="Log out now?"
        description={`${outcome} Logging out discards it.`}
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
