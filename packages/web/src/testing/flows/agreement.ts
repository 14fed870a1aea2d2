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

/** What the model says now, in view of how the page was before. */
export interface Moment {
  /** A person has just used a control: the focus is somewhere. */
  readonly isByHand: boolean
  readonly expect: Expectation
  readonly snapshot: AnyMachineSnapshot
  readonly before: View
  /** A call has just failed. */
  readonly isFailure: ByDesign | boolean
}

export const isOfCode = (event: EventOnPage<unknown> | EventOfCode<unknown>): event is EventOfCode<unknown> =>
  !('controls' in event)

/** Every event that the cases know, with each of its payloads. */
export const casesOf = (page: FlowPage): { type: string; name: string; payload: unknown }[] =>
  Object.entries(page.cases.events).flatMap(([type, payloads]) =>
    Object.entries(payloads).map(([name, payload]) => ({ type, name, payload })),
  )

const shownBy = (state: StateOnPage) => (typeof state === 'function' ? state : state.isShown)

/** The states that the page seems to be in. */
export const statesOn = ({ states }: FlowPage, view: View): string[] =>
  Object.entries(states).flatMap(([name, state]) => (shownBy(state)?.(view) ? [name] : []))

/** The states by which anyone could tell that they are the page's. */
export const tellingStates = ({ states }: FlowPage): string[] =>
  Object.entries(states).flatMap(([name, state]) => (shownBy(state) ? [name] : []))

/** What a page in this state shows: some states look like others. */
const shownAs = ({ states }: FlowPage, name: string, snapshot: AnyMachineSnapshot): string => {
  const state = states[name]
  if (state === undefined || typeof state === 'function') return name
  return state.looksLike !== undefined && (state.where?.(snapshot) ?? true) ? state.looksLike : name
}

/**
 * Where the page and the model do not say the same: the state, the controls that live and those that do not, what was
 * called and told, and that a failure is said in words.
 */
export function disagreements(
  page: FlowPage,
  { expect, snapshot, before, isByHand, isFailure }: Moment,
  view: View,
): string[] {
  return [
    ...statesApart(page, expect, snapshot, view),
    ...callsApart(page, snapshot, view),
    ...controlsApart(page, expect, view),
    ...expect.emitted.flatMap((type) => {
      const seen = page.told[type]
      if (!seen) return [`nobody watches for what it tells: ${type}`]
      return typeof seen === 'function' && !seen(view, before)
        ? [`it told “${type}”, and nothing shows it`]
        : []
    }),
    ...page.missing(view, snapshot).map((what) => `not shown: ${what}`),
    ...(isFailure === true && !isStillAtIt(expect) && view.alerts.length === 0
      ? ['a failure that is not said']
      : []),
    ...(isByHand && view.focus === null ? ['the focus is lost'] : []),
    ...rawTexts(view).map((text) => `an exception as it was thrown: ${text}`),
  ]
}

function statesApart(
  page: FlowPage,
  expect: Expectation,
  snapshot: AnyMachineSnapshot,
  view: View,
): string[] {
  const wanted = leavesOf(expect.value)
    .map((name) => shownAs(page, name, snapshot))
    .toSorted()
  const found = statesOn(page, view).toSorted()
  return wanted.join() === found.join()
    ? []
    : [`the model is in ${wanted.join(' + ')}, the page in ${found.join(' + ') || 'none'}`]
}

function controlsApart(page: FlowPage, expect: Expectation, view: View): string[] {
  const claimed = new Set<number>()
  const apart: string[] = []
  for (const { type, name, payload } of casesOf(page)) {
    const event = page.events[type]
    if (!event || isOfCode(event)) continue
    const isTaken = expect.nextEvents.includes(`${type}:${name}`)
    const isHidden = isTaken && event.notOffered?.where(view, payload) === true
    const controls = event.controls(view, payload)
    for (const { at } of controls) claimed.add(at)
    const live = controls.filter(({ isLive }) => isLive)
    const said = `${type}:${name}`
    if (isTaken && !isHidden && controls.length === 0) apart.push(`no control for ${said}`)
    if (isTaken && !isHidden && live.length < controls.length) apart.push(`a dead control for ${said}`)
    if (isTaken && isHidden && live.length > 0) apart.push(`${said} is offered after all`)
    if (!isTaken && live.length > 0) apart.push(`a live control for ${said}, which is not taken`)
  }
  for (const control of view.controls) {
    const { at, isLive, role, name, within } = control
    if (!isLive || claimed.has(at) || isBeside(page, control, view)) continue
    apart.push(`a live ${role} “${name}” in “${within}” that sends nothing known`)
  }
  return apart
}

const isBeside = ({ beside }: FlowPage, control: Control, view: View) =>
  beside.some(({ name, where }) => name.test(control.name) && (where?.(control, view) ?? true))

// Where it tries something else, or a login comes, there is nothing to be said yet.
const isStillAtIt = ({ calls, emitted }: Expectation) =>
  calls.length > 0 || emitted.includes('sessionExpired')

/** What waits for an answer is what the model has invoked: nothing was sent twice, and nothing was given up. */
function callsApart(page: FlowPage, snapshot: AnyMachineSnapshot, view: View): string[] {
  const sources = invokedSources(page.cases.machine)
  const invoked = Object.keys(snapshot.children).map((id) => sources.get(id))
  return Object.entries(page.calls).flatMap(([src, { call }]) => {
    const wanted = invoked.filter((one) => one === src).length
    const waiting = view.calls.filter((one) => call.test(one)).length
    return wanted === waiting ? [] : [`${waiting} calls of ${src} wait, and should be ${wanted}`]
  })
}

const rawTexts = ({ alerts, statuses }: View) =>
  [...alerts, ...statuses].filter((text) =>
    /\b(\w+Error|undefined|NaN|\[object)\b|<!doctype|Bad gateway/i.test(text),
  )
