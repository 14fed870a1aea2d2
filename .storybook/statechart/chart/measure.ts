import type { EdgeOutline, StateOutline, Way } from './outline.ts'
import { wordsOf } from './words.ts'

/** Sizes in the chart's units, for the layout and the drawing. */
export const metrics = {
  title: 26,
  line: 17,
  guardLine: 14,
  padding: 10,
  sign: 15,
  labelPadding: 5,
  regionTitle: 30,
  dot: 12,
} as const

/** The width of a character in 11 px monospace, a little more than any such font needs. */
const CODE = 6.75
const GUARD = 6.2
const NAME = 7.9

const ceil = (size: number) => Math.ceil(size)

/** A transition within a state: one line, with its guard behind it. */
export const stayWidth = ({ event, guard }: Way): number =>
  metrics.sign + wordsOf(event).name.length * CODE + (guard ? (guard.length + 3) * GUARD : 0)

/** A transition on a line between states, with its guard below it. */
export const wayHeight = ({ guard }: Way): number => metrics.line + (guard ? metrics.guardLine : 0)

const wayWidth = ({ event, guard }: Way): number =>
  metrics.sign + Math.max(wordsOf(event).name.length * CODE, guard ? (guard.length + 3) * GUARD : 0)

export function labelSize({ ways }: EdgeOutline): { width: number; height: number } {
  return {
    width: ceil(Math.max(...ways.map(wayWidth)) + 2 * metrics.labelPadding),
    height: ways.reduce((sum, way) => sum + wayHeight(way), 0) + 2 * metrics.labelPadding - 2,
  }
}

/** The heading of the transitions that a machine has in any state. */
export const anyState = 'in any state'

export const titleOf = ({ id, name }: StateOutline): string => (id === '' ? anyState : name)

export function stateSize(state: StateOutline): { width: number; height: number } {
  const lines = state.invokes.length + state.stays.length
  const widths = [
    titleOf(state).length * NAME + (state.tags.length > 0 ? state.tags.join(' ').length * GUARD + 16 : 0),
    ...state.invokes.map((id) => metrics.sign + id.length * CODE),
    ...state.stays.map(stayWidth),
  ]
  return {
    width: ceil(Math.max(...widths) + 2 * metrics.padding),
    height: metrics.title + lines * metrics.line + (lines > 0 ? metrics.padding : 2),
  }
}
