import { matchingRows } from '@tarang/machines/table'
import { tableCases } from '@tarang/machines/table/cases'
import { defineFlowPage, type View } from '../flow-page.ts'
import { all, field, says, waits } from './find.ts'

const LOAD = /^GET \/api\/getStockSplitCalender$/
const FAILURE = 'Failed to fetch strategies.'
const SEARCH = 'Strategy code'
const KIND = 'Kind'
const SIZE = 'Rows per page'
const CLEAR = /^Clear search( and filters)?$/

const isBusy = ({ statuses }: View) => statuses.includes('Loading...')
const isFailed = (view: View) => says(view, FAILURE)
/** Where rows will be: the first load. */
const arePlaces = ({ rows }: View) =>
  rows.length > 0 && rows.every((cells) => cells.every((cell) => cell === ''))
const hasTable = (view: View) => all(view, 'XIRR').length > 0
const hasRows = (view: View) => hasTable(view) && !arePlaces(view)

// What is chosen already is not chosen again.
const choosing = (view: View, label: string, value: string) => {
  const list = field(view, label)
  return list && list.value !== value && list.options.includes(value) ? [list] : []
}

const noTable = {
  where: (view: View) => !hasTable(view),
  because: 'without rows there is nothing to put in order or to page through',
}

export const tablePage = defineFlowPage<(typeof tableCases)['machine']>({
  cases: tableCases,
  states: {
    loading: (view) => isBusy(view) && waits(view, LOAD) && arePlaces(view),
    ready: (view) => !isBusy(view) && !isFailed(view),
    refreshing: (view) => isBusy(view) && waits(view, LOAD) && !arePlaces(view) && !isFailed(view),
    outdated: {
      isShown: (view) => isFailed(view) && (hasRows(view) || all(view, CLEAR).length > 0),
      looksLike: 'failed',
      where: ({ context }) => context.rows.length === 0,
      because: 'that there are no rows is not said again once it may not be so any more',
    },
    failed: (view) => isFailed(view) && !hasRows(view) && all(view, CLEAR).length === 0,
  },
  events: {
    'search.change': {
      controls: (view, { search }) => {
        const box = field(view, SEARCH)
        if (!box || box.value === search) return []
        return search === '' ? [box, ...all(view, `Clear ${SEARCH}`)] : [box]
      },
      perform: (hands, control, { search }) =>
        control.role === 'searchbox' ? hands.type(control, search) : hands.press(control),
    },
    'filter.change': {
      controls: (view, { filter, value }) => (filter === 'kind' ? choosing(view, KIND, value ?? '') : []),
      perform: (hands, control, { value }) => hands.choose(control, value ?? ''),
    },
    'sort.toggle': {
      controls: (view, { column }) => (column === 'xirr' ? all(view, 'XIRR') : []),
      notOffered: noTable,
    },
    'page.turn': {
      // There are never more than two pages: the second is also the one that is beyond all.
      controls: (view) => all(view, /^(Page 2|Next)$/),
      notOffered: noTable,
    },
    'pageSize.change': {
      controls: (view, { pageSize }) => choosing(view, SIZE, String(pageSize)),
      perform: (hands, control, { pageSize }) => hands.choose(control, String(pageSize)),
      notOffered: noTable,
    },
    'query.clear': {
      controls: (view) => all(view, CLEAR),
      notOffered: {
        where: (view) => all(view, CLEAR).length === 0,
        because: 'where something is found, each is cleared where it stands',
      },
    },
    'query.restore': {
      because: 'the address asks for it: Back, Forward, a link',
      come: (hands, { wish }) => hands.goTo(wish.page ? { page: String(wish.page) } : {}),
    },
    'rows.refresh': {
      controls: (view) => all(view, 'Retry'),
      notOffered: {
        where: (view) => !isFailed(view),
        because: 'what has changed the rows asks for them anew',
      },
    },
    'row.put': { because: 'an editor that has saved a row' },
    'row.remove': { because: 'a row that was deleted' },
  },
  calls: {
    loadRows: {
      call: LOAD,
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
  told: { queryChanged: (now, before) => now.path !== before.path },
  missing: (view, snapshot) => {
    const { query, rows } = snapshot.context
    if (rows === null) return []
    const first = (query.page - 1) * query.pageSize
    const wanted = matchingRows(snapshot)
      .slice(first, first + query.pageSize)
      .map(({ code }) => code)
    const shown = hasRows(view) ? view.rows.map(([code]) => code) : []
    const sort = query.sort?.order ?? ''
    return [
      ...(wanted.join() === shown.join() ? [] : [`the rows ${wanted.join() || 'none'}`]),
      ...(field(view, SEARCH)?.value === query.search ? [] : [`the search “${query.search}”`]),
      ...(field(view, KIND)?.value === (query.filters.kind ?? '') ? [] : ['the filter']),
      ...(hasRows(view) && view.sorted !== sort ? [`the order ${sort || 'none'}`] : []),
    ]
  },
  beside: [
    { name: /^(Previous|Page 1)$/, because: 'turning to the first page has no case of its own' },
    { name: /^(Back|Export CSV)$/, because: 'not of the flow' },
    {
      name: /^(Strategy code|Clear Strategy code|Kind|Rows per page)$/,
      because: 'other values have no case of their own',
    },
  ],
})
