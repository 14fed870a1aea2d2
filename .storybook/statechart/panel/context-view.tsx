import React from 'react'
import type { Moment } from '../protocol.ts'

/** The context at a moment, with the lines marked that the event changed. */
export function ContextView({
  moment,
  before,
}: {
  moment: Moment
  before: Moment | null
}): React.JSX.Element {
  const known = new Set(before?.context.split('\n'))
  let position = 0
  return (
    <section className="sc-column sc-context" aria-labelledby="sc-context">
      <h3 id="sc-context">Context</h3>
      <pre {...scrollBox}>
        {moment.context.split('\n').map((line) => {
          const isNew = before !== null && !known.has(line)
          position += line.length + 1
          return (
            <span key={position} className={isNew ? 'sc-changed' : ''}>
              {isNew ? '› ' : '  '}
              {line}
              {'\n'}
            </span>
          )
        })}
      </pre>
    </section>
  )
}

const scrollBox = { role: 'region', tabIndex: 0, 'aria-label': 'Context values' }
