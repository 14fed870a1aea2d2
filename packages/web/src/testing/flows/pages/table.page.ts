import { matchingRows, PAGE_WINDOW } from '@tarang/machines/table'
import { tableCases } from '@tarang/machines/table/cases'
import { defineFlowPage, type View } from '../flow-page.ts'
import { all, field, hasMessage, waits } from './find.ts'

/** The labels and messages of one screen. */
export interface TableWords {
  readonly cases: typeof tableCases
  readonly load: RegExp
  readonly failure: string
  readonly search: string
  /** The label of the filter `kind`, if the screen has one. */
  readonly kind?: string
  /** The header of the column `xirr`. */
  readonly xirr: string
  /** The beginning of a row's first cell. */
  readonly nameOf: (row: object) => string
}

const SIZE = 'Rows per page'
const CLEAR = /^Clear search( and filters)?$/

const isBusy = ({ statuses }: View) => statuses.includes('Loading...')
/** Whether the rows are skeletons, during the first load. */
const areSkeletons = ({ rows }: View) =>
  rows.length > 0 && rows.every((cells) => cells.every((cell) => cell === ''))

// The selected option cannot be chosen again.
const choosing = (view: View, label: string, value: string) => {
  const list = field(view, label)
  return list && list.value !== value && list.options.includes(value) ? [list] : []
}

/** The flow page of a table for one screen. */
export function tablePageOf(words: TableWords) {
  const { cases, load, failure, search: SEARCH, kind: KIND = '', xirr: XIRR, nameOf } = words
  const isFailed = (view: View) => hasMessage(view, failure)
  const hasTable = (view: View) => all(view, XIRR).length > 0
  const hasRows = (view: View) => hasTable(view) && !areSkeletons(view)
  const noTable = {
    where: (view: View) => !hasTable(view),
    because: 'a table without rows has no controls to sort or turn pages',
  }
  /** The controls that lead to a page, or to the last one if there is no such page. */
  const turning = (view: View, page: number) => {
    const numbers = all(view, /^Page \d+$/)
    const last = Math.max(...numbers.map(({ name }) => Number(name.slice(5))))
    const wanted = `Page ${Math.min(page, last)}`
    return [...numbers.filter(({ name }) => name === wanted), ...(last === 2 ? all(view, 'Next') : [])]
  }

  // The pagination shows at most `PAGE_WINDOW` page numbers.
  const isFar = (view: View, page: number) =>
    all(view, /^Page \d+$/).length > PAGE_WINDOW && turning(view, page).length === 0

  return defineFlowPage<(typeof tableCases)['machine']>({
    cases,
    states: {
      loading: (view) => isBusy(view) && waits(view, load) && !isFailed(view),
      ready: (view) => !isBusy(view) && !isFailed(view) && !waits(view, load),
      checking: (view) => !isBusy(view) && !isFailed(view) && waits(view, load),
      failed: isFailed,
    },
    events: {
      'search.change': {
        controls: (view, { search }) => {
          const box = field(view, SEARCH)
          if (!box || box.value === search) return []
          return search === '' ? [box, ...all(view, `Clear ${SEARCH}`)] : [box]
        },
        perform: (user, control, { search }) =>
          control.role === 'searchbox' ? user.type(control, search) : user.press(control),
      },
      'filter.change': {
        controls: (view, { filter, value }) => (filter === 'kind' ? choosing(view, KIND, value ?? '') : []),
        perform: (user, control, { value }) => user.choose(control, value ?? ''),
      },
      'sort.toggle': {
        controls: (view, { column }) => (column === 'xirr' ? all(view, XIRR) : []),
        notOffered: noTable,
      },
      'page.turn': {
        controls: (view, { page }) => turning(view, page),
        notOffered: {
          where: (view, { page }) => !hasTable(view) || isFar(view, page),
          because: `${noTable.because}; a page outside the window has no button`,
        },
      },
      'pageSize.change': {
        controls: (view, { pageSize }) => choosing(view, SIZE, String(pageSize)),
        perform: (user, control, { pageSize }) => user.choose(control, String(pageSize)),
        notOffered: noTable,
      },
      'query.clear': {
        controls: (view) => all(view, CLEAR),
        notOffered: {
          where: (view) => all(view, CLEAR).length === 0,
          because: 'only an empty result has a button that clears everything',
        },
      },
      'query.restore': {
        because: 'sent when the address changes: Back, Forward, a link',
        come: (user, { query }) => user.goTo(query.page ? { page: String(query.page) } : {}),
      },
      'rows.refresh': {
        controls: (view) => [...all(view, 'Retry'), ...(isFailed(view) ? all(view, 'Refresh') : [])],
        notOffered: {
          where: (view) => !isFailed(view),
          because: 'sent by an editor after it has changed the rows',
        },
      },
      'rows.check': { controls: (view) => (isFailed(view) ? [] : all(view, 'Refresh')) },
      'rows.show': { controls: (view) => all(view, /^(Show [\d,]+ new|Remove [\d,]+ gone)$/) },
      'row.put': { because: 'sent by an editor after it has saved a row' },
      'row.remove': { because: 'sent after a row was deleted' },
    },
    calls: {
      loadRows: {
        call: load,
        reply: (rows) => ({
          body: rows.map(({ id, code, kind, xirr }) => ({
            id,
            stockname: code,
            corporateaction: kind,
            splitratio: String(xirr ?? ''),
          })),
        }),
      },
    },
    emitted: { queryChanged: (now, before) => now.path !== before.path },
    missing: (view, snapshot) => {
      const { query, rows } = snapshot.context
      if (rows === null)
        return snapshot.value === 'loading' && !areSkeletons(view) ? ['the rows that are loading'] : []
      const first = (query.page - 1) * query.pageSize
      const wanted = matchingRows(snapshot)
        .slice(first, first + query.pageSize)
        .map(nameOf)
      const shown = hasRows(view) ? view.rows.map(([first]) => first ?? '') : []
      const isShown =
        wanted.length === shown.length && wanted.every((name, at) => shown[at]?.startsWith(name))
      const sort = query.sort?.order ?? ''
      return [
        ...(isShown ? [] : [`the rows ${wanted.join() || 'none'}`]),
        ...(field(view, SEARCH)?.value === query.search ? [] : [`the search “${query.search}”`]),
        ...((field(view, KIND)?.value ?? '') === (query.filters.kind ?? '') ? [] : ['the filter']),
        ...(hasRows(view) && view.sorted !== sort ? [`the order ${sort || 'none'}`] : []),
      ]
    },
    unrelated: [
      { name: /^(Previous|Next|Page \d+)$/, because: 'no case opens these pages' },
      {
        name: /^(Back|Display|Save view|Filter|Print|Export CSV|Details of .*)$/,
        because: 'controls of the screen outside this flow',
      },
      { name: /^(Strategy Code|Menu of the column .*)$/, because: 'the cases sort by one column' },
      {
        name: /^(Strategy code|Clear Strategy code|Kind|Rows per page)$/,
        because: 'no case chooses the other values',
      },
    ],
  })
}

/** The strategies of the story, with the rows of the cases. */
export const tablePage = tablePageOf({
  cases: tableCases,
  load: /^GET \/api\/getStockSplitCalender$/,
  failure: 'Failed to fetch strategies.',
  search: 'Strategy code',
  kind: 'Kind',
  xirr: 'XIRR',
  nameOf: (row) => (row as { code: string }).code,
})
