import React, { type ReactNode, useEffect, useRef } from 'react'
import { accessiblePrefix, wordsOf } from '../chart/words.ts'
import type { Moment, Offer, ShownActor } from '../protocol.ts'
import { Sign } from '../view/sign.tsx'

/** The innermost active states, which imply the others. */
export const leaves = (states: readonly string[]): string[] =>
  states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)))

/** An event as in the chart: its sign, then its name. */
function SignedEvent({ event }: { event: string }) {
  if (event === 'xstate.init') return <span className="sc-event-name">started</span>
  const { kind, name } = wordsOf(event)
  return (
    <span className="sc-event-name">
      <svg width="12" height="12" aria-hidden="true">
        <Sign kind={kind} x={0} y={0.5} />
      </svg>
      <span className="sc-hidden">{accessiblePrefix[kind]}</span>
      {name}
    </span>
  )
}

interface NowProps {
  readonly actor: ShownActor
  /** The panel shows an earlier moment, which accepts no events. */
  readonly isBack: boolean
  readonly send: (offer: string) => void
}

/** The events of the machine, a button for each payload case, enabled where the snapshot accepts it. */
export function Now({ actor: { offers, isMachineStory }, isBack, send }: NowProps) {
  const accepted = offers.filter(({ isAccepted }) => isAccepted && !isBack)
  const refused = offers.filter(({ isAccepted }) => !isAccepted && !isBack)
  const note = isBack
    ? 'This is an earlier moment. Resume the story from here, or return to the present.'
    : isMachineStory
      ? accepted.length === 0 && 'None: the state is final or transient.'
      : 'The machine of a component: send events with a payload by using the story, the others here too.'
  return (
    <section className="sc-column sc-now" aria-labelledby="sc-now">
      <h3 id="sc-now">Accepted now</h3>
      <ul aria-label="Accepted events">
        {accepted.map((offer) => (
          <li key={offer.name}>
            <OfferButton offer={offer} send={send} />
          </li>
        ))}
      </ul>
      {note && <p className="sc-quiet sc-note">{note}</p>}
      {refused.length > 0 && (
        <>
          <h4 id="sc-refused">Not in this state</h4>
          <ul className="sc-refused" aria-labelledby="sc-refused">
            {refused.map(({ name }) => (
              <li key={name}>{caseName(name)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const caseName = (name: string) => name.replace(/:plain$/, '')

function OfferButton({ offer, send }: { offer: Offer; send: (offer: string) => void }) {
  const { name, event, payload, isSendable } = offer
  const [, variant] = /:(.+)$/.exec(caseName(name)) ?? []
  return (
    <button
      type="button"
      className="sc-offer"
      disabled={!isSendable}
      onClick={() => send(name)}
      title={payload ?? ''}
    >
      <span className="sc-offer-title">
        <SignedEvent event={event} />
        {variant && <span className="sc-case">{variant}</span>}
      </span>
      {payload && <code>{payload}</code>}
    </button>
  )
}

interface TimelineProps {
  readonly moments: readonly Moment[]
  readonly shown: number
  readonly show: (n: number) => void
  readonly resume: (n: number) => void
  readonly isBack: boolean
}

const keys: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => Math.max(at - 1, 0),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  Home: () => 0,
  End: (_, last) => last,
}

/** Every event so far. Chart and context show the chosen one, and the story can resume from it. */
export function Timeline({ moments, shown, show, resume, isBack }: TimelineProps) {
  const column = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const at = moments.findIndex(({ n }) => n === shown)
  useEffect(() => {
    // `scrollIntoView` would also scroll the elements around the column.
    const [outer, inner] = [column.current, list.current?.children[at]].map((box) =>
      box?.getBoundingClientRect(),
    )
    if (!column.current || !outer || !inner) return
    column.current.scrollTop += Math.max(inner.bottom - outer.bottom, 0) + Math.min(inner.top - outer.top, 0)
  }, [at])

  const onKeyDown = (event: React.KeyboardEvent) => {
    const moment = moments[keys[event.key]?.(at, moments.length - 1) ?? -1]
    if (!moment) return
    event.preventDefault()
    show(moment.n)
    list.current?.querySelector<HTMLElement>(`[data-n="${moment.n}"]`)?.focus()
  }

  return (
    <section ref={column} className="sc-column sc-timeline" aria-labelledby="sc-timeline">
      <div className="sc-heading">
        <h3 id="sc-timeline">Timeline</h3>
        {isBack && (
          <button type="button" className="sc-small" onClick={() => resume(shown)}>
            Resume from here
          </button>
        )}
      </div>
      <ol ref={list} onKeyDown={onKeyDown} aria-labelledby="sc-timeline">
        {moments.map((moment) => (
          <li key={moment.n}>
            <button
              type="button"
              data-n={moment.n}
              className="sc-moment"
              aria-current={moment.n === shown ? 'step' : undefined}
              tabIndex={moment.n === shown ? 0 : -1}
              onClick={() => show(moment.n)}
            >
              <span className="sc-count-of">{moment.n}</span>
              <SignedEvent event={moment.event} />
              <span className="sc-led">{ledTo(moment)}</span>
              {moment.emitted.length > 0 && (
                <span className="sc-emitted">emits {moment.emitted.join(', ')}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

const ledTo = ({ event, ways, states, n }: Moment) =>
  ways.length === 0 && event !== 'xstate.init' && n > 0 ? 'not taken' : leaves(states).join(' · ')

/** The context at a moment, with the lines marked that the event changed. */
export function ContextView({ moment, before }: { moment: Moment; before: Moment | undefined }): ReactNode {
  const known = before?.context.split('\n')
  const lines = moment.context.split('\n').map((line) => ({ line, isNew: known?.includes(line) === false }))
  return (
    <section className="sc-column sc-context" aria-labelledby="sc-context">
      <h3 id="sc-context">Context</h3>
      <pre {...scrollBox}>
        {lines.map(({ line, isNew }, n) => (
          <span key={n} className={isNew ? 'sc-changed' : ''}>{`${isNew ? '› ' : '  '}${line}\n`}</span>
        ))}
      </pre>
    </section>
  )
}

const scrollBox = { role: 'region', tabIndex: 0, 'aria-label': 'Context values' }
