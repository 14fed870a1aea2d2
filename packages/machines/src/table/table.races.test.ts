import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { refusalResponse, ScheduledRun, scheduledClient } from '../../testing/scheduled-client.ts'
import { schedules, TIMEOUT_MS } from '../../testing/schedules.ts'
import { createTableMachine, type TableEvent, type TableRules, tableView } from './index.ts'
import { queryAfter } from './table.model.ts'

interface Split {
  readonly id: number
  readonly stockname: string
  /** Which load brought it. */
  readonly load: number
}

const rules: TableRules<Split> = {
  rowId: (row) => row.id,
  pageSizes: [2, 4],
  searchText: (row) => row.stockname,
  filters: {
    parity: { keeps: ({ id }, value) => (id % 2 === 0) === (value === 'even'), options: ['even', 'odd'] },
  },
  sortKeys: { id: (row) => row.id },
}

const rowsOf = (load: number): Split[] =>
  Array.from({ length: 3 + (load % 4) }, (_, id) => ({ id, stockname: `S${id}`, load }))

const event = fc.constantFrom<TableEvent<Split>>(
  { type: 'rows.refresh' },
  { type: 'rows.refresh' },
  { type: 'rows.check' },
  { type: 'rows.check' },
  { type: 'rows.show' },
  { type: 'filter.change', filter: 'parity', value: 'even' },
  { type: 'filter.change', filter: 'parity', value: 'odd' },
  { type: 'filter.change', filter: 'parity', value: null },
  { type: 'search.change', search: 's1' },
  { type: 'search.change', search: '' },
  { type: 'page.turn', page: 2 },
  { type: 'pageSize.change', pageSize: 4 },
  { type: 'sort.toggle', column: 'id' },
)

test(
  'a filter changed during a load: the last query over the last requested rows, in any order of answers',
  async () => {
    const reached = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(event, { minLength: 2, maxLength: 12 }),
        fc.array(fc.boolean(), { maxLength: 8 }),
        async (schedule, events, failing) => {
          const run = new ScheduledRun(schedule)
          let asked = 0
          const fails = [...failing]
          const api = scheduledClient(schedule, (_, __, request) => {
            const load = Number(new URL(request.url).searchParams.get('splitStatus'))
            return fails.shift() === false ? refusalResponse('Not now.') : Response.json(rowsOf(load))
          })
          const loadRows = fromPromise<readonly Split[], void>(({ signal }) => {
            asked += 1
            // No field of a row fits, so the status carries the number of the load.
            return api.stockSplits.list({ splitStatus: asked as never, signal }) as unknown as Promise<
              Split[]
            >
          })
          const table = createActor(createTableMachine<Split>().provide({ actors: { loadRows } }), {
            input: { rules },
          })
          let shown = 0
          table.subscribe(({ context: { rows, pending } }) =>
            run.check(() => {
              const load = (pending ?? rows)?.[0]?.load ?? 0
              // Older rows never replace newer ones.
              expect(load).toBeGreaterThanOrEqual(shown)
              shown = load
            }),
          )
          const changes: unknown[] = []
          table.on('queryChanged', ({ query }) => changes.push(query))
          table.start()
          for (const one of events) {
            run.schedule(one.type, () => {
              const before = table.getSnapshot()
              const askedBefore = asked
              table.send(one)
              // A new request gets the current rows, not those of an earlier request.
              const loads =
                one.type === 'rows.refresh' || (one.type === 'rows.check' && before.value === 'ready')
              expect(asked - askedBefore).toBe(loads ? 1 : 0)
              const after = table.getSnapshot().context.query
              // A query change applies at once, with or without rows.
              if (!one.type.startsWith('rows.')) {
                expect(after).toEqual(queryAfter(before.context, one as never))
                if (before.hasTag('busy')) reached.add('a query changed during a load')
              }
              expect(Object.keys(table.getSnapshot().children).length).toBeLessThanOrEqual(1)
            })
          }
          await run.settle()
          const snapshot = table.getSnapshot()
          const { context, value } = snapshot
          expect(snapshot.hasTag('busy')).toBe(false)
          expect((context.error === null) === (value === 'ready')).toBe(true)
          if (value === 'ready') expect((context.pending ?? context.rows)?.[0]?.load).toBe(asked)
          if (changes.length > 0) expect(changes.at(-1)).toEqual(context.query)
          if (context.pending) reached.add('rows that wait')
          if (value !== 'ready') reached.add('a failure')
          const view = tableView(snapshot)
          const wanted = (context.rows ?? []).filter(
            ({ id, stockname }) =>
              stockname.toLowerCase().includes(context.query.search) &&
              (context.query.filters.parity === undefined ||
                (id % 2 === 0) === (context.query.filters.parity === 'even')),
          )
          expect(view.matchCount).toBe(wanted.length)
          if (0 < wanted.length && wanted.length < view.total) reached.add('some of the rows')
          expect(view.page).toBeLessThanOrEqual(view.pageCount)
          table.stop()
        },
      ),
      schedules(),
    )
    expect(reached).toEqual(
      new Set(['a query changed during a load', 'rows that wait', 'a failure', 'some of the rows']),
    )
  },
  TIMEOUT_MS,
)
