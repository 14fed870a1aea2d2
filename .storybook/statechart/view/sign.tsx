import React from 'react'
import type { WayKind } from '../chart/words.ts'

/** Signs that differ without colour: a chevron is a user's event, a tick an answer, a cross a failure, a clock a delay, a dot anything else. */
const paths: Record<WayKind, string> = {
  event: 'M3 1.5L7.5 5.5L3 9.5',
  done: 'M1.5 6L4.2 8.8L9.5 2.5',
  error: 'M2 2L9 9M9 2L2 9',
  delay: 'M5.5 1A4.5 4.5 0 1 1 5.4 1M5.5 3V5.8L7.5 7',
  always: 'M2 5.5H9M6 2.5L9 5.5L6 8.5',
}

export const Sign = ({ kind, x, y }: { kind: WayKind; x: number; y: number }): React.JSX.Element => (
  <path className={`sc-sign sc-${kind}`} d={paths[kind]} transform={`translate(${x} ${y})`} />
)

/** A running call. */
export const CallSign = ({ x, y }: { x: number; y: number }): React.JSX.Element => (
  <path
    className="sc-sign sc-call"
    d="M9.5 5.5A4 4 0 1 1 7.8 2.2M8 0.4V2.6H5.8"
    transform={`translate(${x} ${y})`}
  />
)
