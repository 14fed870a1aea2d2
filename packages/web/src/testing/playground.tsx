import type { StoryObj } from '@storybook/react-vite'
import {
  examples,
  type Failure,
  type Handlers,
  never,
  offline,
  refusals,
  refused,
  type SpecifiedOperationId,
  unreadable,
} from '@tarang/sdk/testing'
import type { ComponentType } from 'react'
import { answering, refusalWithoutMessage } from './story-api.ts'

const failures = {
  good: null,
  refused: refused(refusals.failed),
  'refused without a message': async () => refusalWithoutMessage(),
  unreadable,
  offline,
  never,
} satisfies Record<string, Failure | null>

/** The arguments of a screen's playground: the outcome of its calls. */
export interface PlaygroundArguments {
  readonly answer: keyof typeof failures
}

export const answerControl = { control: 'select', options: Object.keys(failures) } as const

/** A handler that fails as chosen; otherwise it returns the given response. */
export const unlessFailing =
  (chosen: () => PlaygroundArguments['answer'], good: () => unknown): Failure =>
  async (call) => {
    const failure = failures[chosen()]
    if (failure) return failure(call)
    const answer = good()
    return typeof answer === 'string' ? new Response(answer) : Response.json(answer)
  }

/** A screen whose calls answer with the description's examples, or fail as chosen. */
export function playgroundOf(
  Screen: ComponentType,
  ...operations: readonly SpecifiedOperationId[]
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
