import React, { useEffect, useRef } from 'react'
import type { Moment } from '../protocol.ts'
import { leaves } from './panel-state.ts'
import { SignedEvent } from './signed-event.tsx'

export interface TimelineProps {
  readonly moments: readonly Moment[]
  readonly shown: number
  readonly show: (n: number) => void
  readonly resume: (n: number) => void
  readonly isBack: boolean
}

const keys: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Every event so far. Chart and context show the chosen one, and the story can resume from it. */
export function Timeline({ moments, shown, show, resume, isBack }: TimelineProps): React.JSX.Element {
  const column = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const at = moments.findIndex(({ n }) => n === shown)
  useEffect(() => {
    if (column.current) showWithin(column.current, list.current?.children[at])
  }, [at])

  const onKeyDown = (event: React.KeyboardEvent) => {
    const last = moments.length - 1
    const next = keys[event.key]?.(at, last)
    const moment = next === undefined ? undefined : moments[Math.min(Math.max(next, 0), last)]
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

/** Scrolls a column until an entry is visible, without scrolling the elements around the column. */
function showWithin(column: HTMLElement, entry: Element | undefined): void {
  if (!entry) return
  const [outer, inner] = [column.getBoundingClientRect(), entry.getBoundingClientRect()]
  if (inner.bottom > outer.bottom) column.scrollTop += inner.bottom - outer.bottom
  else if (inner.top < outer.top) column.scrollTop += inner.top - outer.top
}

const ledTo = ({ event, ways, states, n }: Moment) =>
  ways.length === 0 && event !== 'xstate.init' && n > 0 ? 'not taken' : leaves(states).join(' · ')
