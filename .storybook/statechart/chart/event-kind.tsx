import React from 'react'

interface Kind {
  /** Matches XState's event type; its group is the short name. */
  readonly type: RegExp
  /** Read before the name by screen readers, which do not read the sign. */
  readonly prefix: string
  /** A path in a box of 11 × 11: the signs differ without colour. */
  readonly sign: string
}

/** The first kind that matches an event is its kind. */
const kinds = {
  done: { type: /^xstate\.done\.actor\.(.+)$/, prefix: 'answer of ', sign: 'M1.5 6L4.2 8.8L9.5 2.5' },
  error: { type: /^xstate\.error\.actor\.(.+)$/, prefix: 'failure of ', sign: 'M2 2L9 9M9 2L2 9' },
  delay: {
    type: /^xstate\.after\.([^.]+)\..+$/,
    prefix: 'after ',
    sign: 'M5.5 1A4.5 4.5 0 1 1 5.4 1M5.5 3V5.8L7.5 7',
  },
  always: { type: /^()$/, prefix: '', sign: 'M2 5.5H9M6 2.5L9 5.5L6 8.5' },
  event: { type: /^(.+)$/, prefix: '', sign: 'M3 1.5L7.5 5.5L3 9.5' },
} satisfies Record<string, Kind>

type EventKind = keyof typeof kinds

export interface EventWords {
  readonly kind: EventKind
  readonly name: string
}

/** The kind and the short name of an event: `xstate.done.actor.save` is the answer of `save`. */
export function wordsOf(event: string): EventWords {
  const kind = (Object.keys(kinds) as EventKind[]).find((each) => kinds[each].type.test(event)) ?? 'event'
  return { kind, name: kinds[kind].type.exec(event)?.[1] || 'at once' }
}

export const accessiblePrefix = (kind: EventKind): string => kinds[kind].prefix

/** The sign of an event or of a call, before a line of text. */
export const Sign = ({ kind }: { kind: EventKind | 'call' }): React.JSX.Element => (
  <svg className={`sc-sign sc-${kind}`} width="12" height="12" aria-hidden="true">
    <path d={kind === 'call' ? 'M9.5 5.5A4 4 0 1 1 7.8 2.2M8 0.4V2.6H5.8' : kinds[kind].sign} />
  </svg>
)
