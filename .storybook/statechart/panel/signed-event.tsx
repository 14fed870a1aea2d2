import React from 'react'
import { accessiblePrefix, wordsOf } from '../chart/words.ts'
import { Sign } from '../view/sign.tsx'

/** An event as in the chart: its sign, then its name. */
export function SignedEvent({ event }: { event: string }): React.JSX.Element {
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
