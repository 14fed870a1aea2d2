import type { StoryObj } from '@storybook/react-vite'
import {
  type Handlers,
  never,
  type OperationId,
  type ResponseOf,
  refusals,
  refused,
} from '@tarang/sdk/testing'
import type { ComponentType } from 'react'
import { screen } from 'storybook/test'
import type { EdgeRows } from './edge-rows.ts'
import { answerControl, type PlaygroundArguments, unlessFailing } from './playground.tsx'
import { answering, rawJson } from './story-api.ts'

interface TableStoriesOf<Row> {
  /** The call that loads the rows. */
  readonly operation: OperationId
  readonly rows: EdgeRows<Row>
  readonly Screen: ComponentType
  /** Wraps the rows in the shape of the response; by default the response is the array of rows. */
  readonly inAnswer?: (rows: readonly Row[]) => unknown
}

/** The arguments of the table's playground. */
export interface TableArguments extends PlaygroundArguments {
  readonly data: keyof EdgeRows<unknown>
}

/** The stories of a screen with a table: edge cases of its data, loading, and a failure. */
export function tableStories<Row>({
  operation,
  rows,
  Screen,
  inAnswer = (list) => list,
}: TableStoriesOf<Row>) {
  const answered = (answer: Handlers[OperationId]): StoryObj => ({
    beforeEach: () => answering({ [operation]: answer }),
  })
  const answer = (data: TableArguments['data']) => rawJson(inAnswer(rows[data])) as ResponseOf<never>
  const withRows = (data: TableArguments['data']): StoryObj => ({
    ...answered(answer(data)),
    play: async () => void (await screen.findByText(/^[\d,]+ results?/)),
  })

  let chosen: TableArguments = { data: 'some', answer: 'good' }
  const playground: StoryObj<TableArguments> = {
    args: chosen,
    argTypes: { data: { control: 'select', options: Object.keys(rows) }, answer: answerControl },
    beforeEach: () =>
      answering({
        [operation]: unlessFailing(
          () => chosen.answer,
          () => inAnswer(rows[chosen.data]),
        ),
      }),
    render: (args) => {
      chosen = args
      return <Screen key={Object.values(args).join()} />
    },
  }

  return {
    default: withRows('some'),
    playground,
    empty: answered(answer('none')),
    oneRow: withRows('one'),
    thousandRows: withRows('thousand'),
    longWords: withRows('longWords'),
    missingFields: withRows('missingFields'),
    wrongTypes: withRows('wrongTypes'),
    loading: answered(never),
    // The story ends when the error is visible, so that checks run on it.
    refused: {
      ...answered(refused(refusals.failed)),
      play: async () => void (await screen.findByRole('alert')),
    } satisfies StoryObj,
  }
}
