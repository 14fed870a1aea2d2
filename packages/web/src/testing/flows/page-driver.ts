import {
  answerOf,
  type Driver,
  invokedSources,
  nameOf,
  type Observation,
  type Path,
  payloadOf,
  pureMachine,
  type StepEvent,
  typesOf,
} from '@tarang/flow-testing'
import { disagreements, isOfCode, type Moment, statesOn, visibleStates } from './agreement.ts'
import type { FlowPage, View } from './flow-page.ts'
import { type Reply, replyOf, type UserActions, type Wire } from './user-actions.ts'

/** The driver's access to a page. */
export interface PageAccess {
  readonly user: UserActions
  readonly wire: Pick<Wire, 'waiting' | 'made'>
  /** Answers the requests of a call in turn, until the machine has its answer. */
  readonly answer: (call: RegExp, replies: readonly Reply[]) => Promise<void>
  /** Advances the clock. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** Sends the running machine an event that only the screen's code sends. */
  readonly sendToMachine: (event: { type: string }) => Promise<void>
  /** Waits until the page may have changed. */
  readonly settle: () => Promise<void>
  /** Unmounts the page. */
  readonly leave: () => Promise<void>
}

/** Milliseconds in which the page must agree with the model; generous, because CI machines may be slow. */
const DEFAULT_TIMEOUT = 15_000

export interface PageDriverOptions {
  /** Collects the name of every performer and observer that was used. */
  readonly used: Set<string>
  /** Milliseconds in which the page must agree with the model. */
  readonly timeout?: number
}

/** Drives a page along a path. Observing compares the page with the model, and throws their differences. */
export function createPageDriver(
  page: FlowPage,
  path: Path,
  reach: PageAccess,
  options: PageDriverOptions,
): Driver {
  const { cases } = page
  const { user, wire, answer: answerCall, pass, sendToMachine, settle, leave } = reach
  const { used, timeout = DEFAULT_TIMEOUT } = options
  const sources = invokedSources(cases.machine)
  const model = pureMachine(cases)
  let current = model.start(path.input)
  let at = -1
  let isFailure: Moment['isFailure'] = false
  let isByHand = false
  let before: View | undefined

  const look = async (): Promise<View> => ({
    ...(await user.look()),
    calls: wire.waiting(),
    made: wire.made(),
  })

  async function send({ type, case: name }: StepEvent & { kind: 'send' }, view: View) {
    const event = page.events[type]
    if (!event) throw new Error(`the flow page does not declare the event ${type}`)
    const { type: _, ...payload } = payloadOf(cases, type, name)
    if (isOfCode(event) || event.notOffered?.where(view, payload)) {
      await (event.come ? event.come(user, payload) : sendToMachine({ type, ...payload }))
      used.add(`by code: ${type}`)
      return
    }
    used.add(`by hand: ${type}`)
    isByHand = true
    const controls = event.controls(view, payload).filter(({ isLive }) => isLive)
    // Alternates between several controls.
    const control = controls[at % Math.max(controls.length, 1)]
    if (!control) throw new Error(`there is no live control for ${type}`)
    await (event.perform ? event.perform(user, control, payload) : user.press(control))
  }

  async function answer(event: StepEvent & { kind: 'done' | 'error' }) {
    const src = sources.get(event.actor) ?? event.actor
    const call = page.calls[src]
    if (!call) throw new Error(`the flow page does not declare the call ${src}`)
    used.add(`answer: ${src} ${event.kind}`)
    const value = answerOf(cases, event)
    if ('choose' in call) {
      isByHand = true
      return call.choose(user, value, current.snapshot)
    }
    if (event.kind === 'error') isFailure = call.isQuiet ?? true
    const reply = event.kind === 'done' ? call.reply(value, current.snapshot) : replyOf(value)
    await answerCall(
      call.callOf?.(event.actor, current.snapshot) ?? call.call,
      call.replies?.(reply, value, current.snapshot) ?? [reply],
    )
  }

  return {
    async perform(event) {
      const view = await look()
      before = view
      at += 1
      isFailure = false
      isByHand = false
      if (event.kind === 'send') await send(event, view)
      else if (event.kind === 'delay') {
        used.add(`delay: ${event.name}`)
        await pass(cases.delays[event.name] ?? 0)
      } else await answer(event)
      current = model.step(current.snapshot, event)
    },

    async observe(): Promise<Observation> {
      const expect = path.steps[at]?.expect ?? path.start
      const { snapshot } = current
      const deadline = performance.now() + timeout
      for (;;) {
        await settle()
        const view = await look()
        const moment = { expect, snapshot, before: before ?? view, isByHand, isFailure }
        const differences = disagreements(page, moment, view)
        if (differences.length === 0) {
          for (const state of statesOn(page, view)) used.add(`state: ${state}`)
          for (const type of expect.emitted) used.add(`emitted: ${type}`)
          return {
            value: expect.value,
            emitted: expect.emitted,
            offered: typesOf(expect.nextEvents),
          }
        }
        if (performance.now() > deadline) throw new Error(describe(path, at, differences, view))
      }
    },

    dispose: () => leave(),
  }
}

function describe(path: Path, at: number, differences: readonly string[], view: View): string {
  const steps = path.steps.slice(0, at + 1).map(({ event }) => nameOf(event))
  const controls = view.controls.map(
    ({ name, role, isLive }) => `${isLive ? '' : '(dead) '}${role} “${name}”`,
  )
  return [
    `Path ${path.id}, step ${at + 1}: ${differences.join('; ')}.`,
    `Steps: ${steps.join(', ') || 'nothing yet'}.`,
    `On the page: ${[...view.dialogs.map((name) => `dialog “${name}”`), ...controls].join(', ')}.`,
    `Messages: ${[...view.alerts, ...view.statuses].join(' | ') || 'nothing'}. Busy: ${view.busy.join(', ') || 'nothing'}.`,
    `Waiting: ${view.calls.join(', ') || 'nothing'}. Focus: ${view.focus ?? 'lost'}.`,
  ].join('\n')
}

/**
 * The declarations of a flow page that no path used, and that therefore no test verifies; without the events that the
 * machine ignores everywhere.
 */
export function unused(page: FlowPage, used: ReadonlySet<string>): string[] {
  const { cases, events, calls, emitted } = page
  const handled = Object.entries(events).filter(([type]) => cases.machine.events.includes(type))
  const claims = [
    ...handled.map(([type, event]) => `${isOfCode(event) ? 'by code' : 'by hand'}: ${type}`),
    ...visibleStates(page).map((name) => `state: ${name}`),
    ...Object.entries(calls).flatMap(([src, call]) =>
      'choose' in call ? [`answer: ${src} done`] : [`answer: ${src} done`, `answer: ${src} error`],
    ),
    ...Object.keys(emitted).map((type) => `emitted: ${type}`),
  ]
  return claims.filter((claim) => !used.has(claim))
}
