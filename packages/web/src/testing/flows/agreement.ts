import { type Expectation, invokedSources } from '@tarang/flow-testing'
import type { AnyMachineSnapshot } from 'xstate'
import {
  type ByDesign,
  type EventOfCode,
  type EventOnPage,
  type FlowPage,
  leavesOf,
  type StateOnPage,
  type View,
} from './flow-page.ts'
import type { Control } from './seen.ts'

/** The model's state after a step, with the page before it. */
export interface Moment {
  /** The user has just used a control, so the focus must not be lost. An open dialog always has it. */
  readonly isByHand: boolean
  readonly expect: Expectation
  readonly snapshot: AnyMachineSnapshot
  readonly before: View
  /** A call has just failed. */
  readonly isFailure: ByDesign | boolean
}

export const isOfCode = (event: EventOnPage<unknown> | EventOfCode<unknown>): event is EventOfCode<unknown> =>
  !('controls' in event)

/** Every event of the cases, with each payload. */
export const casesOf = (page: FlowPage): { type: string; name: string; payload: unknown }[] =>
  Object.entries(page.cases.events).flatMap(([type, payloads]) =>
    Object.entries(payloads).map(([name, payload]) => ({ type, name, payload })),
  )

const shownBy = (state: StateOnPage) => (typeof state === 'function' ? state : state.isShown)

/** The states that the page shows. */
export const statesOn = ({ states }: FlowPage, view: View): string[] =>
  Object.entries(states).flatMap(([name, state]) => (shownBy(state)?.(view) ? [name] : []))

/** The states that can be seen on the page. */
export const visibleStates = ({ states }: FlowPage): string[] =>
  Object.entries(states).flatMap(([name, state]) => (shownBy(state) ? [name] : []))

/** The name of the state that the page shows, because some states look alike. */
const shownAs = ({ states }: FlowPage, name: string, snapshot: AnyMachineSnapshot): string => {
  const state = states[name]
  if (state === undefined || typeof state === 'function') return name
  return state.looksLike !== undefined && (state.where?.(snapshot) ?? true) ? state.looksLike : name
}

/**
 * The differences between page and model: the state, the live and the disabled controls, the calls, the emitted
 * events, and the message of a failure.
 */
export function disagreements(
  page: FlowPage,
  { expect, snapshot, before, isByHand, isFailure }: Moment,
  view: View,
): string[] {
  return [
    ...stateDifferences(page, { expect, snapshot }, view),
    ...controlsApart(page, expect, view),
    ...expect.emitted.flatMap((type) => {
      const seen = page.emitted[type]
      if (!seen) return [`no check for the emitted event: ${type}`]
      return typeof seen === 'function' && !seen(view, before)
        ? [`“${type}” was emitted, but the page does not show it`]
        : []
    }),
    ...page.missing(view, snapshot).map((what) => `not shown: ${what}`),
    ...(isFailure === true && !isStillAtIt(expect) && view.alerts.length === 0
      ? ['a failure without a message']
      : []),
    ...((isByHand || view.dialogs.length > 0) && view.focus === null ? ['the focus is lost'] : []),
    ...rawTexts(view).map((text) => `the text of an exception: ${text}`),
  ]
}

/** Only the differences in the state and in the pending calls. */
export const stateDifferences = (
  page: FlowPage,
  { expect, snapshot }: Pick<Moment, 'expect' | 'snapshot'>,
  view: View,
): string[] => [...statesApart(page, expect, snapshot, view), ...callsApart(page, snapshot, view)]

function statesApart(
  page: FlowPage,
  expect: Expectation,
  snapshot: AnyMachineSnapshot,
  view: View,
): string[] {
  // Regions that look alike are one state on the page.
  const wanted = [...new Set(leavesOf(expect.value).map((name) => shownAs(page, name, snapshot)))].toSorted()
  const found = statesOn(page, view).toSorted()
  return wanted.join() === found.join()
    ? []
    : [`the model is in ${wanted.join(' + ')}, the page in ${found.join(' + ') || 'none'}`]
}

function controlsApart(page: FlowPage, expect: Expectation, view: View): string[] {
  const claimed = new Set<number>()
  const differences: string[] = []
  for (const { type, name, payload } of casesOf(page)) {
    const event = page.events[type]
    if (!event || isOfCode(event)) continue
    const isAccepted = expect.nextEvents.includes(`${type}:${name}`)
    const isHidden = isAccepted && event.notOffered?.where(view, payload) === true
    const controls = event.controls(view, payload)
    for (const { at } of controls) claimed.add(at)
    const live = controls.filter(({ isLive }) => isLive)
    const label = `${type}:${name}`
    if (isAccepted && !isHidden && controls.length === 0) differences.push(`no control for ${label}`)
    if (isAccepted && !isHidden && live.length < controls.length)
      differences.push(`a dead control for ${label}`)
    if (isAccepted && isHidden && live.length > 0)
      differences.push(`${label} is offered, against its declaration`)
    if (!isAccepted && live.length > 0)
      differences.push(`a live control for ${label}, which the model does not accept`)
  }
  for (const control of view.controls) {
    const { at, isLive, role, name, within } = control
    if (!isLive || claimed.has(at) || isUnrelated(page, control, view)) continue
    differences.push(`a live ${role} “${name}” in “${within}” that sends nothing known`)
  }
  return differences
}

const isUnrelated = ({ unrelated }: FlowPage, control: Control, view: View) =>
  unrelated.some(({ name, where }) => name.test(control.name) && (where?.(control, view) ?? true))

// No message is expected while the machine retries or waits for a login.
const isStillAtIt = ({ calls, emitted }: Expectation) =>
  calls.length > 0 || emitted.includes('sessionExpired')

/** The differences between the pending calls and those that the model has invoked. */
function callsApart(page: FlowPage, snapshot: AnyMachineSnapshot, view: View): string[] {
  const sources = invokedSources(page.cases.machine)
  const onWire = Object.entries(page.calls).flatMap(([src, one]) => ('call' in one ? [{ src, ...one }] : []))
  const invoked = Object.keys(snapshot.children).map(
    (id) => onWire.find(({ src }) => src === (sources.get(id) ?? id))?.call,
  )
  // Two actors may make the same request.
  return onWire.flatMap(({ src, call }) => {
    const wanted = invoked.filter((one) => one === call).length
    const waiting = view.calls.filter((one) => call.test(one)).length
    return wanted === waiting ? [] : [`${waiting} calls of ${src} wait, and should be ${wanted}`]
  })
}

const rawTexts = ({ alerts, statuses }: View) =>
  [...alerts, ...statuses].filter((text) =>
    /\b(\w+Error|undefined|NaN|\[object)\b|<!doctype|Bad gateway/i.test(text),
  )
