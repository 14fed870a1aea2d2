import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { firstProblem, noProblems } from '../editor/editor.model.ts'
import {
  type Choices,
  type ComparisonContext,
  type ComparisonEmitted,
  type ComparisonEvent,
  choicesAfter,
  comparedFields,
  noChoices,
  type Side,
  unchosenFields,
  type Versions,
} from './comparison.model.ts'

/**
 * Compares a draft with the record as another changed it: a side for each field that differs. A field that one of them
 * changed has a side by default. The output is the choices.
 */
export const createComparisonMachine = <Row, Draft extends object>() =>
  setup({
    types: {
      context: {} as ComparisonContext<Row, Draft>,
      events: {} as ComparisonEvent<Draft>,
      input: {} as Versions<Row, Draft>,
      output: {} as Choices<Draft>,
      emitted: {} as ComparisonEmitted<Draft>,
    },
    actions: {
      choose: assign(({ context }, { side, field }: { side: Side; field?: keyof Draft & string }) => ({
        choices: choicesAfter(context, side, field),
        fieldErrors: noProblems<Draft>(),
      })),
      showUnchosen: enqueueActions(({ context, enqueue }) => {
        const fieldErrors = unchosenFields(context)
        enqueue.assign({ fieldErrors })
        const field = firstProblem(context.draft, fieldErrors)
        if (field) enqueue.emit({ type: 'refused', field })
      }),
    },
    guards: {
      isSide: ({ context }, { side, field }: { side: unknown; field?: unknown }) =>
        (side === 'mine' || side === 'theirs') &&
        (field === undefined || comparedFields(context).some(({ name }) => name === field)),
      isUnchosen: ({ context }) => Object.keys(unchosenFields(context)).length > 0,
    },
  }).createMachine({
    id: 'comparison',
    context: ({ input }) => ({ ...input, choices: noChoices<Draft>(), fieldErrors: noProblems<Draft>() }),
    output: ({ context }) => context.choices,
    initial: 'choosing',
    states: {
      choosing: {
        on: {
          'comparison.choose': {
            guard: { type: 'isSide', params: ({ event }) => event },
            actions: { type: 'choose', params: ({ event }) => event },
          },
          'comparison.submit': [{ guard: 'isUnchosen', actions: 'showUnchosen' }, 'chosen'],
        },
      },
      chosen: { type: 'final' },
    },
  })

/** The comparison machine of one kind of record. */
export type ComparisonMachine<Row, Draft extends object> = ReturnType<
  typeof createComparisonMachine<Row, Draft>
>

/** A running comparison. */
export type RunningComparison<Row, Draft extends object> = ActorRefFrom<ComparisonMachine<Row, Draft>>
