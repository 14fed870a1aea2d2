import React, { useEffect, useRef } from 'react'
import { accessiblePrefix, Sign, wordsOf } from '../chart/event-kind.tsx'
import type { Moment, ShownActor } from '../protocol.ts'

/** The innermost active states, which imply the others. */
export const leaves = (states: readonly string[]): string[] =>
  states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)))

/** An event as in the chart: its sign, then its name. */
function SignedEvent({ event }: { event: string }) {
  if (event === 'xstate.init') return <span className="sc-event-name">started</span>
  const { kind, name } = wordsOf(event)
  return (
    <span className="sc-event-name">
      <Sign kind={kind} />
      <span className="sc-hidden">{accessiblePrefix(kind)}</span>
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

/** The events that the snapshot accepts, a button for each payload case. */
export function Now({ actor: { offers, isMachineStory }, isBack, send }: NowProps) {
  const accepted = offers.filter(({ isAccepted }) => isAccepted && !isBack)
  const note = isBack
    ? 'This is an earlier moment. Resume the story from here, or return to the present.'
    : isMachineStory
      ? accepted.length === 0 && 'None: the state is final or transient.'
      : 'The machine of a component: send events with a payload by using the story, the others here too.'
  return (
    <section className="sc-column sc-now" aria-labelledby="sc-now">
      <h3 id="sc-now">Accepted now</h3>
      <ul aria-label="Accepted events">
        {accepted.map(({ name, event, payload, isSendable }) => {
          const [, variant = 'plain'] = name.split(':')
          return (
            <li key={name}>
              <button
                type="button"
                className="sc-offer"
                disabled={!isSendable}
                title={payload ?? ''}
                onClick={() => send(name)}
              >
                <span className="sc-offer-title">
                  <SignedEvent event={event} />
                  {variant !== 'plain' && <span className="sc-case">{variant}</span>}
                </span>
                {payload && <code>{payload}</code>}
              </button>
            </li>
          )
        })}
      </ul>
      {note && <p className="sc-quiet">{note}</p>}
    </section>
  )
}

interface TimelineProps {
  readonly moments: readonly Moment[]
  readonly moment: Moment
  readonly isBack: boolean
  readonly show: (id: number) => void
  readonly resume: () => void
}

/** Every event so far. Chart and context show the chosen one, and the story can resume from it. */
export function Timeline({ moments, moment: shown, show, resume, isBack }: TimelineProps) {
  const column = useRef<HTMLElement>(null)
  const last = moments.at(-1)?.id
  useEffect(() => {
    column.current?.scrollTo(0, column.current.scrollHeight)
  }, [last])
  return (
    <section ref={column} className="sc-column sc-timeline" aria-labelledby="sc-timeline">
      <div className="sc-heading">
        <h3 id="sc-timeline">Timeline</h3>
        {isBack && (
          <button type="button" className="sc-small" onClick={resume}>
            Resume from here
          </button>
        )}
      </div>
      <div role="radiogroup" aria-labelledby="sc-timeline">
        {moments.map(({ id, event, states, ways, emitted }, n) => (
          <label key={id} className="sc-moment">
            <input type="radio" name="moment" checked={id === shown.id} onChange={() => show(id)} />
            <span className="sc-count-of">{n}</span>
            <SignedEvent event={event} />
            <span className="sc-led">
              {ways.length === 0 && n > 0 ? 'not taken' : leaves(states).join(' · ')}
            </span>
            {emitted.length > 0 && <span className="sc-led">emits {emitted.join(', ')}</span>}
          </label>
        ))}
      </div>
    </section>
  )
}

/** The context at a moment, with the lines marked that the event changed. */
export function ContextView({ moment, before }: { moment: Moment; before: Moment | undefined }) {
  const known = before?.context.split('\n')
  const box = { role: 'region', tabIndex: 0, 'aria-label': 'Context values' }
  return (
    <section className="sc-column sc-context" aria-labelledby="sc-context">
      <h3 id="sc-context">Context</h3>
      <pre {...box}>
        {moment.context.split('\n').map((line, n) => {
          const isNew = known?.includes(line) === false
          return (
            <span key={n} className={isNew ? 'sc-changed' : ''}>{`${isNew ? '› ' : '  '}${line}\n`}</span>
          )
        })}
      </pre>
    </section>
  )
}
