import type { StoryObj } from '@storybook/react-vite'
import {
  type Handlers,
  never,
  type OperationId,
  type ResponseOf,
  refusals,
  refused,
} from '@tarang/sdk/testing'
import { screen } from 'storybook/test'
import type { ExtremeRows } from './extreme-rows.ts'
import { answering, rawJson } from './story-api.ts'

interface TableStoriesOf<Row> {
  /** The call that loads the rows. */
  readonly operation: OperationId
  readonly rows: ExtremeRows<Row>
  /** Wraps the rows in the shape of the response; by default the response is the array of rows. */
  readonly inAnswer?: (rows: readonly Row[]) => unknown
}

/** The stories of a screen with a table: edge cases of its data, loading, and a failure. */
export function tableStories<Row>({ operation, rows, inAnswer = (list) => list }: TableStoriesOf<Row>) {
  const answered = (answer: Handlers[OperationId]): StoryObj => ({
    beforeEach: () => answering({ [operation]: answer }),
  })
  const answer = (data: keyof ExtremeRows<unknown>) => rawJson(inAnswer(rows[data])) as ResponseOf<never>
  const withRows = (data: keyof ExtremeRows<unknown>): StoryObj => ({
    ...answered(answer(data)),
    play: async () => void (await screen.findByText(/^[\d,]+ results?/)),
  })

  return {
    default: withRows('some'),
    empty: answered(answer('none')),
    longWords: withRows('longWords'),
    missingFields: withRows('missingFields'),
    loading: answered(never),
    // The story ends when the error is visible, so that checks run on it.
    refused: {
      ...answered(refused(refusals.failed)),
      play: async () => void (await screen.findByRole('alert')),
    } satisfies StoryObj,
  }
}
