import type { Page } from '@playwright/test'
import type { Cases, Path, StepEvent } from '@tarang/flow-testing'
import type { EventOnPage, FlowPage, View } from '../../../src/testing/flows/flow-page.ts'
import type { Reply, UserActions } from '../../../src/testing/flows/user-actions.ts'

/** One path's screen in the built application. */
export interface Screen {
  readonly page: FlowPage
  /** Brings the screen to where the machine begins. */
  readonly open: (user: UserActions) => Promise<void>
  /** A call that the server takes only so often: how long to wait before it answers. */
  readonly between?: number
}

export interface App {
  readonly machine: string
  /** The paths that every run walks; the long run walks all. */
  readonly share: readonly string[]
  /** The ways of beginning that this screen has; all of them, unless said otherwise. */
  readonly inputs?: readonly string[]
  /** After this the screen starts afresh, and the walk ends. */
  readonly isEnd?: (event: StepEvent) => boolean
  /** States and events that this screen does not have. */
  readonly notOnScreen?: readonly string[]
  readonly prepare: (page: Page, baseURL: string, path: Path) => Promise<Screen>
}

/** Cases of a walk's own: what the server says may be put into them. */
export const copyCases = <Some extends object>(cases: Some): Some => {
  const actors = Object.entries((cases as unknown as Cases).actors).map(([src, { done, ...others }]) => [
    src,
    { ...others, done: { ...done } },
  ])
  return { ...cases, actors: Object.fromEntries(actors) }
}

type OutputOfBody = (body: unknown) => unknown

/** The same page with the server itself answering these calls, each as the machine hears it. */
export const answerFromServer = (
  page: FlowPage,
  outputOf: Readonly<Record<string, OutputOfBody>>,
  reply: (src: string, output: unknown) => Reply = () => 'through',
): FlowPage => ({
  ...page,
  calls: Object.fromEntries(
    Object.entries(page.calls).map(([src, call]) => [
      src,
      src in outputOf
        ? { ...call, reply: (output: unknown) => reply(src, output), hear: outputOf[src] as OutputOfBody }
        : call,
    ]),
  ),
})

export const expectedOutput = () => undefined

/** A screen has more on it than its flow; what is in a dialog is all the flow's. */
export const ignoreRestOfScreen = (page: FlowPage): FlowPage => ({
  ...page,
  beside: [
    ...page.beside,
    {
      name: /^/,
      where: ({ within }, { dialogs }: View) => !dialogs.includes(within),
      because: 'other parts of a whole screen',
    },
  ],
})

export const openUrl = (page: Page, url: string) => async () => void (await page.goto(url))

export const withPerform = (
  page: FlowPage,
  type: string,
  perform: NonNullable<EventOnPage<never>['perform']>,
): FlowPage => ({
  ...page,
  events: { ...page.events, [type]: { ...page.events[type], perform } as EventOnPage<unknown> },
})
