import type { StoryObj } from '@storybook/react-vite'
import {
  examples,
  type Failure,
  type Handlers,
  never,
  type OperationId,
  offline,
  refusals,
  refused,
  unreadable,
} from '@tarang/sdk/testing'
import type { ComponentType } from 'react'
import { answering, speechless } from './story-api.ts'

const failures = {
  good: null,
  refused: refused(refusals.failed),
  'refused without words': async () => speechless(),
  unreadable,
  offline,
  never,
} satisfies Record<string, Failure | null>

/** What the playground of a screen lets one choose: what becomes of its calls. */
export interface PlaygroundArguments {
  readonly answer: keyof typeof failures
}

export const answerControl = { control: 'select', options: Object.keys(failures) } as const

/** A handler that fails as chosen now, and else answers as given. */
export const unlessFailing =
  (chosen: () => PlaygroundArguments['answer'], good: () => unknown): Failure =>
  async (asked) => {
    const failure = failures[chosen()]
    if (failure) return failure(asked)
    const answer = good()
    return typeof answer === 'string' ? new Response(answer) : Response.json(answer)
  }

/** A screen to play with: the calls named go well, with the description's examples, or fail as chosen. */
export function playgroundOf(
  Screen: ComponentType,
  ...operations: readonly OperationId[]
): StoryObj<PlaygroundArguments> {
  let chosen: PlaygroundArguments['answer'] = 'good'
  const handlers: Handlers = Object.fromEntries(
    operations.map((id) => [
      id,
      unlessFailing(
        () => chosen,
        () => examples[id],
      ),
    ]),
  )
  return {
    args: { answer: 'good' },
    argTypes: { answer: answerControl },
    beforeEach: () => answering(handlers),
    render: ({ answer }) => {
      chosen = answer
      return <Screen key={answer} />
    },
  }
}
