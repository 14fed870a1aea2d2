import type { Page, Route } from '@playwright/test'
import type { Cases, Path, StepEvent } from '@tarang/flow-testing'
import type { AnyMachineSnapshot } from 'xstate'
import type { EventOnPage, FlowPage, View } from '../../../src/testing/flows/flow-page.ts'
import type { Reply, UserActions } from '../../../src/testing/flows/user-actions.ts'
import { adminUrl } from '../../fixtures.ts'
import type { Script } from '../scripts/script.ts'

/** The screen of the built application on which one path runs. */
export interface Screen {
  readonly page: FlowPage
  /** Opens the screen in the machine's initial state. */
  readonly open: (user: UserActions) => Promise<void>
  /** Advances the clock, for a screen whose clock is manual from the start. */
  readonly pass?: (milliseconds: number) => Promise<void>
  /** Delay before each call, for a call that the server limits by rate. */
  readonly between?: number
}

export interface App {
  readonly machine: string
  /** Ids of the paths in every run; the long run takes all. */
  readonly share: readonly string[]
  /** Machine inputs that this screen has; all by default. */
  readonly inputs?: readonly string[]
  /** Whether the path ends at this event, because the screen then starts another flow. */
  readonly isEnd?: (event: StepEvent) => boolean
  /** Whether the screen starts with a new machine after this event, which ends the path. */
  readonly isRestart?: (event: StepEvent) => boolean
  /** States and events that cannot occur on this screen. */
  readonly notOnScreen?: readonly string[]
  readonly prepare: (page: Page, baseURL: string, path: Path) => Promise<Screen>
  /** Further screens. */
  readonly scripts?: readonly Script[]
}

/** Copies the cases for one run, which replaces outputs by the server's. */
export const copyCases = <Some extends object>(cases: Some): Some => {
  const actors = Object.entries((cases as unknown as Cases).actors).map(([src, { done, ...others }]) => [
    src,
    { ...others, done: { ...done } },
  ])
  return { ...cases, actors: Object.fromEntries(actors) }
}

type OutputOfBody = (body: unknown) => unknown

/** Lets the server answer these calls of a page; each function maps a response body to the actor's output. */
export const answerFromServer = (
  page: FlowPage,
  outputOf: Readonly<Record<string, OutputOfBody>>,
  reply: (src: string, output: unknown, snapshot: AnyMachineSnapshot) => Reply = () => 'through',
): FlowPage => ({
  ...page,
  calls: Object.fromEntries(
    Object.entries(page.calls).map(([src, call]) => [
      src,
      src in outputOf
        ? {
            ...call,
            reply: (output: unknown, snapshot) => reply(src, output, snapshot),
            readOutput: outputOf[src] as OutputOfBody,
          }
        : call,
    ]),
  ),
})

export const expectedOutput = () => undefined

/** Ignores the controls outside dialogs that the flow does not use. */
export const ignoreRestOfScreen = (page: FlowPage): FlowPage => ({
  ...page,
  unrelated: [
    ...page.unrelated,
    {
      name: /^/,
      where: ({ within }, { dialogs }: View) => !dialogs.includes(within) || within === 'Login',
      because: 'controls of the screen outside this flow',
    },
  ],
})

export const openUrl = (page: Page, url: string) => async () => void (await page.goto(url))

const pathOf = (url: string) => url.slice(new URL(url).origin.length)

/** Opens a screen of the console from its home page, so that Back leaves the screen and not the console. */
export const openFromHome = async (page: Page, baseURL: string, path: string) => {
  // The requests of the home page are not the flow's. Without the user's role, controls would go when it is read.
  const calls = /\/api\/(?!extensions\/me$)/
  const refuse = (route: Route) => route.abort()
  await page.route(calls, refuse)
  await page.goto(adminUrl(baseURL, '/homePage'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.unroute(calls, refuse)
  await page.evaluate((to) => history.pushState(null, '', to), pathOf(adminUrl(baseURL, path)))
}

export const withPerform = (
  page: FlowPage,
  type: string,
  perform: NonNullable<EventOnPage<never>['perform']>,
): FlowPage => ({
  ...page,
  events: { ...page.events, [type]: { ...page.events[type], perform } as EventOnPage<unknown> },
})
