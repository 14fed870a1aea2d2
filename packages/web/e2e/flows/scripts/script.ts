import type { Page } from '@playwright/test'
import { type Coverage, expectationOf, pureMachine, type StepEvent } from '@tarang/flow-testing'
import { stateDifferences } from '../../../src/testing/flows/agreement.ts'
import type { FlowPage, View } from '../../../src/testing/flows/flow-page.ts'
import type { Reply } from '../../../src/testing/flows/user-actions.ts'
import { holdCalls, makeDeterministic, reachOf } from '../reach.ts'

/**
 * The user actions on a further screen of a machine, for transitions that no generated path can take there, because one
 * action sends several events or the screen's code sends them.
 */
export interface Script {
  readonly screen: string
  readonly run: (run: ScriptRun) => Promise<void>
}

export interface ScriptRun {
  readonly page: Page
  readonly baseURL: string
  /** Intercepts the calls of a flow page, and starts a model of its machine. */
  readonly follow: (flow: FlowPage, input: string) => Promise<Model>
}

/** The machine's model beside a screen. After each function the page must show the model's state. */
export interface Model {
  /** Checks the screen after it was opened. */
  opened(): Promise<void>
  /** Checks the screen after a user action has sent these events, in this order. */
  sent(...events: StepEvent[]): Promise<void>
  /** Answers a pending call, which sends this event to the machine. */
  answered(event: StepEvent, call: RegExp, reply: Reply): Promise<void>
}

export const send = (type: string, name = 'plain'): StepEvent => ({ kind: 'send', type, case: name })
export const done = (actor: string, name: string): StepEvent => ({ kind: 'done', actor, case: name })
export const failed = (actor: string, name: string): StepEvent => ({ kind: 'error', actor, case: name })

/** Milliseconds in which the page must agree with the model; generous, because CI machines may be slow. */
const TIMEOUT = 15_000

/** Runs a script and records the coverage of its models. */
export async function runScript(script: Script, page: Page, baseURL: string, coverage: Coverage) {
  await makeDeterministic(page)
  await script.run({
    page,
    baseURL,
    follow: async (flow, input) => {
      const wire = await holdCalls(
        page,
        Object.values(flow.calls).map(({ call }) => call),
      )
      return createModel(script, flow, input, reachOf(page, wire), coverage)
    },
  })
}

function createModel(
  { screen }: Script,
  flow: FlowPage,
  input: string,
  { user, wire, settle }: ReturnType<typeof reachOf>,
  coverage: Coverage,
): Model {
  const machine = pureMachine(flow.cases)
  const steps: string[] = []
  let current = machine.start(input)
  let before: View | null = null
  const look = async () => ({ ...(await user.look()), calls: wire.waiting(), made: wire.made() })

  async function take(events: readonly StepEvent[]) {
    // The first check includes the calls of the machine's start, and has no earlier view.
    let started = before === null && events.length === 0 ? current.calls.length : 0
    const emitted: string[] = []
    for (const event of events) {
      steps.push(Object.values(event).join(' '))
      current = machine.step(current.snapshot, event)
      if (current.covers.length === 0) throw new Error(`${screen}: ${steps.at(-1)} is not accepted`)
      coverage.take(current)
      started += current.calls.length
      emitted.push(...current.emitted.map(({ type }) => type))
    }
    const expect = expectationOf(flow.cases, current)
    const moment = { expect, snapshot: current.snapshot }
    const deadline = performance.now() + TIMEOUT
    for (;;) {
      await settle()
      const view = await look()
      const made = view.made.length - (before?.made.length ?? 0)
      const differences = [
        ...stateDifferences(flow, moment, view),
        ...unseen(flow, emitted, view, before ?? view),
        // After a lost response there may be more calls, because reads are retried.
        ...(made < started || (events.some(({ kind }) => kind === 'send') && made > started)
          ? [`${made} calls were made, expected ${started}`]
          : []),
      ]
      if (differences.length === 0) {
        before = view
        return
      }
      if (performance.now() > deadline)
        throw new Error(
          `${screen}, after ${steps.join(', ') || 'opening'}: ${differences.join('; ')}. ` +
            `Dialogs: ${view.dialogs.join() || 'none'}. Messages: ${view.statuses.concat(view.alerts).join() || 'none'}. ` +
            `Calls so far: ${view.made.join() || 'none'}.`,
        )
    }
  }

  return {
    opened: () => take([]),
    sent: (...events) => take(events),
    answered: async (event, call, reply) => {
      await wire.answer(call, reply)
      await take([event])
    },
  }
}

const unseen = (flow: FlowPage, emitted: readonly string[], view: View, before: View) =>
  emitted.flatMap((type) => {
    const isSeen = flow.emitted[type]
    return typeof isSeen === 'function' && !isSeen(view, before) ? [`nothing shows “${type}”`] : []
  })
