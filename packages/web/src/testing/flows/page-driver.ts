import {
  answerOf,
  awaited,
  type Driver,
  expectationOf,
  invokedSources,
  nameOf,
  type Observation,
  type Path,
  payloadOf,
  pureMachine,
  type StepEvent,
  typesOf,
} from '@tarang/flow-testing'
import { disagreements, isOfCode, type Moment, statesOn, tellingStates } from './agreement.ts'
import type { FlowPage, View } from './flow-page.ts'
import { replyOf, type UserActions, type Wire } from './user-actions.ts'

/** What a page is reached with. */
export interface Reach {
  readonly user: UserActions
  readonly wire: Wire
  /** Lets a named delay go by. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** Tells the running machine what the screen's own code tells it. */
  readonly tell: (event: { type: string }) => Promise<void>
  /** Waits until the page may have changed. */
  readonly settle: () => Promise<void>
  /** Takes the page away. */
  readonly leave: () => Promise<void>
}

/** How long a page may take to say what the model says: a busy machine is slow, not wrong. */
const PATIENCE = 15_000

/** A step that only a screen's own code takes: a person's walk ends before it. */
export class NotForAPerson extends Error {
  override readonly name = 'NotForAPerson'
}

export interface PageDriverOptions {
  /** Gets the name of every performer and observer that was needed. */
  readonly used: Set<string>
  /** How long a page may take to say what the model says, in milliseconds. */
  readonly patience?: number
  /** The answers are the server's own: what is expected is worked out of them, and not read from the path. */
  readonly isOpenEnded?: boolean
}

/**
 * A page as the subject of a path. Looking compares: what it sees is what the model says, or it throws what differs.
 */
export function createPageDriver(
  page: FlowPage,
  path: Path,
  reach: Reach,
  options: PageDriverOptions,
): Driver {
  const { cases } = page
  const { user, wire, pass, tell, settle, leave } = reach
  const { used, patience = PATIENCE, isOpenEnded = false } = options
  const sources = invokedSources(cases.machine)
  const model = pureMachine(cases)
  let taken = model.start(path.input)
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
    if (!event) throw new Error(`nobody knows how a person sends ${type}`)
    const { type: _, ...payload } = payloadOf(cases, type, name)
    if (isOfCode(event) || event.notOffered?.where(view, payload)) {
      await (event.come ? event.come(user, payload) : tell({ type, ...payload }))
      used.add(`by code: ${type}`)
      return
    }
    used.add(`by hand: ${type}`)
    isByHand = true
    const controls = event.controls(view, payload).filter(({ isLive }) => isLive)
    // Where several do, each has its turn.
    const control = controls[at % Math.max(controls.length, 1)]
    if (!control) throw new Error(`there is no live control for ${type}`)
    await (event.perform ? event.perform(user, control, payload) : user.press(control))
  }

  async function answer(event: StepEvent & { kind: 'done' | 'error' }) {
    const src = sources.get(event.actor) ?? event.actor
    const call = page.calls[src]
    if (!call) throw new Error(`nobody knows how ${src} goes over the wire`)
    used.add(`answer: ${src} ${event.kind}`)
    const value = answerOf(cases, event)
    if (event.kind === 'error') isFailure = call.isQuiet ?? true
    const got = await wire.answer(
      call.call,
      event.kind === 'done' ? call.reply(value, taken.snapshot) : replyOf(value),
    )
    if (got !== undefined && call.hear) hear(src, event.case, call.hear(got))
  }

  const isTaken = (event: StepEvent): boolean =>
    (event.kind !== 'delay' || awaited(cases, taken.snapshot).some((one) => nameOf(one) === nameOf(event))) &&
    model.step(taken.snapshot, event).covers.length > 0

  // The cases of a walk with a server are its own: they learn what the server says.
  function hear(src: string, name: string, output: unknown) {
    const done = cases.actors[src]?.done as Record<string, unknown> | undefined
    if (done) done[name] = output
  }

  return {
    async perform(event) {
      if (isOpenEnded && !isTaken(event)) throw new NotForAPerson(`${nameOf(event)} means nothing here`)
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
      taken = model.step(taken.snapshot, event)
    },

    async observe(): Promise<Observation> {
      const expect = isOpenEnded ? expectationOf(cases, taken) : (path.steps[at]?.expect ?? path.start)
      const { snapshot } = taken
      const deadline = performance.now() + patience
      for (;;) {
        await settle()
        const view = await look()
        const moment = { expect, snapshot, before: before ?? view, isByHand, isFailure }
        const apart = disagreements(page, moment, view)
        if (apart.length === 0) {
          for (const state of statesOn(page, view)) used.add(`state: ${state}`)
          for (const type of expect.emitted) used.add(`told: ${type}`)
          return {
            value: expect.value,
            emitted: expect.emitted,
            offered: typesOf(expect.nextEvents),
            message: view.alerts.at(-1) ?? view.statuses.at(-1) ?? null,
            ...(isOpenEnded && { covered: taken.covers }),
          }
        }
        if (performance.now() > deadline) throw new Error(describe(path, at, apart, view))
      }
    },

    dispose: () => leave(),
  }
}

function describe(path: Path, at: number, apart: readonly string[], view: View): string {
  const steps = path.steps.slice(0, at + 1).map(({ event }) => nameOf(event))
  const controls = view.controls.map(
    ({ name, role, isLive }) => `${isLive ? '' : '(dead) '}${role} “${name}”`,
  )
  return [
    `Path ${path.id}, step ${at + 1}: ${apart.join('; ')}.`,
    `Taken: ${steps.join(', ') || 'nothing yet'}.`,
    `On the page: ${[...view.dialogs.map((name) => `dialog “${name}”`), ...controls].join(', ')}.`,
    `Said: ${[...view.alerts, ...view.statuses].join(' | ') || 'nothing'}. Busy: ${view.busy.join(', ') || 'nothing'}.`,
    `Waiting: ${view.calls.join(', ') || 'nothing'}. Focus: ${view.focus ?? 'lost'}.`,
  ].join('\n')
}

/** What a flow page declares and no path ever needed: it proves nothing, and may be wrong. */
export function unused(page: FlowPage, used: ReadonlySet<string>): string[] {
  const { events, calls, told } = page
  const claims = [
    ...Object.entries(events).map(([type, event]) => `${isOfCode(event) ? 'by code' : 'by hand'}: ${type}`),
    ...tellingStates(page).map((name) => `state: ${name}`),
    ...Object.keys(calls).flatMap((src) => [`answer: ${src} done`, `answer: ${src} error`]),
    ...Object.keys(told).map((type) => `told: ${type}`),
  ]
  return claims.filter((claim) => !used.has(claim))
}
