import { assign, enqueueActions, setup } from 'xstate'
import { isRecord } from '../unknown-json/index.ts'
import { unprovided } from '../unprovided/index.ts'
import { isKnownRow, putRow, queryAfter, queryOver, removeRow, restoreQuery } from './table.model.ts'
import { hasPending, settle } from './table.pending.ts'
import type {
  QueryChanged,
  QueryEvent,
  QueryInput,
  RowId,
  TableContext,
  TableEvent,
  TableRules,
} from './table.types.ts'

export interface TableInput<Row> {
  readonly rules: TableRules<Row>
  /** From an address or storage. */
  readonly query?: QueryInput | undefined
}

/**
 * Loads rows, then searches, filters, sorts and pages them in memory. A failed load leaves the earlier rows visible, and a
 * check leaves them in their order. It loads by itself, because events change its rows too: those of a `resource` would be a
 * second copy.
 * Provide the rows with `provide({ actors: { loadRows } })`.
 */
export const createTableMachine = <Row>() =>
  setup({
    types: {
      context: {} as TableContext<Row>,
      events: {} as TableEvent<Row>,
      input: {} as TableInput<Row>,
      emitted: {} as QueryChanged,
      tags: {} as 'busy' | 'failed',
    },
    actors: {
      loadRows: unprovided<readonly Row[]>('loadRows'),
    },
    actions: {
      changeQuery: enqueueActions(({ context, enqueue }, event: QueryEvent) => {
        const { rows, pending } = settle(context, event)
        const query = queryAfter(context, event)
        enqueue.assign({ rows, pending, query })
        enqueue.emit({ type: 'queryChanged', query, why: event.type })
      }),
      showRows: enqueueActions(({ context, enqueue }, { rows }: { rows: readonly Row[] }) => {
        const query = queryOver(context, rows)
        enqueue.assign({ rows, pending: null, query })
        if (query !== context.query) enqueue.emit({ type: 'queryChanged', query, why: 'rows.change' })
      }),
      keepPending: assign((_, { pending }: { pending: readonly Row[] }) => ({ pending })),
      setError: assign((_, { error }: { error: unknown }) => ({ error })),
    },
    guards: {
      changesQuery: ({ context }, event: QueryEvent) => queryAfter(context, event) !== context.query,
      mayPut: ({ context }, { row }: { row: unknown }) => context.rows !== null && isRecord(row),
      hasRows: ({ context: { rows } }) => rows !== null && rows.length > 0,
      hasPending: ({ context }) => hasPending(context),
      isKnownRow: ({ context }, { rowId }: { rowId: RowId }) => isKnownRow(context, rowId),
    },
  }).createMachine({
    id: 'table',
    context: ({ input: { rules, query } }) => ({
      rules,
      rows: null,
      pending: null,
      query: restoreQuery(rules, query),
      error: null,
    }),
    on: {
      'search.change': change,
      'filter.change': change,
      'sort.toggle': change,
      'page.turn': change,
      'pageSize.change': change,
      'query.clear': change,
      'query.restore': change,
      'row.put': {
        guard: { type: 'mayPut', params: ({ event }) => event },
        actions: {
          type: 'showRows',
          params: ({ context: { rows, pending, rules }, event }) => ({
            rows: putRow(pending ?? rows ?? [], rules, event.row),
          }),
        },
      },
      'row.remove': {
        guard: { type: 'isKnownRow', params: ({ event }) => event },
        actions: {
          type: 'showRows',
          params: ({ context: { rows, pending, rules }, event }) => ({
            rows: removeRow(pending ?? rows ?? [], rules, event.rowId),
          }),
        },
      },
      'rows.show': {
        guard: 'hasPending',
        actions: { type: 'showRows', params: ({ context: { pending } }) => ({ rows: pending ?? [] }) },
      },
    },
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        on: { 'rows.refresh': { target: 'loading', reenter: true } },
        invoke: {
          id: 'loadRows',
          src: 'loadRows',
          onDone: { target: 'ready', actions: [show, noError] },
          onError: { target: 'failed', actions: fail },
        },
      },
      ready: {
        on: { 'rows.refresh': 'loading', 'rows.check': 'checking' },
      },
      checking: {
        tags: 'busy',
        on: { 'rows.refresh': 'loading' },
        invoke: {
          id: 'loadRows',
          src: 'loadRows',
          onDone: [
            { guard: 'hasRows', target: 'ready', actions: keep },
            // No row can move where none is shown.
            { target: 'ready', actions: show },
          ],
          onError: { target: 'failed', actions: fail },
        },
      },
      failed: {
        tags: 'failed',
        on: { 'rows.refresh': 'loading' },
      },
    },
  })

const change = {
  guard: { type: 'changesQuery', params: ({ event }: { event: QueryEvent }) => event },
  actions: { type: 'changeQuery', params: ({ event }: { event: QueryEvent }) => event },
} as const

const show = {
  type: 'showRows',
  params: <Row>({ event }: { event: { output: readonly Row[] } }) => ({ rows: event.output }),
} as const

const keep = {
  type: 'keepPending',
  params: <Row>({ event }: { event: { output: readonly Row[] } }) => ({ pending: event.output }),
} as const

const fail = {
  type: 'setError',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const

const noError = { type: 'setError', params: { error: null } } as const

export type TableMachine<Row> = ReturnType<typeof createTableMachine<Row>>
