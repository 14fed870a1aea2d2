import { type cacheRefreshMachine, cacheRows } from '@tarang/machines/cache-refresh'
import { cacheRefreshCases } from '@tarang/machines/cache-refresh/cases'
import { defineFlowPage, type View } from '../flow-page.ts'
import { all, field, fill, hasMessage, inDialog, isOpen, waits } from './find.ts'
import { pageEvents } from './page-events.ts'

const REFRESH = /^GET \/api\/refreshCache\//
const FORM = 'Enter Strategy Code'
const ITEM = 'Cache Item'
const CODE = 'Strategy Code'

const isBusy = (view: View) => view.busy.some((name) => name.startsWith('Refresh')) && waits(view, REFRESH)
const canSubmit = (view: View) => inDialog(view, FORM, 'Refresh').some(({ isLive }) => isLive)
const hasInput = (view: View) => [ITEM, CODE].some((name) => (field(view, name)?.value ?? '') !== '')

const labelOf = (name: string) => cacheRows.find(({ cacheName }) => cacheName === name)?.label ?? name

export const cacheRefreshPage = defineFlowPage<typeof cacheRefreshMachine>({
  cases: cacheRefreshCases,
  states: {
    idle: (view) => view.dialogs.length === 0 && view.busy.length === 0,
    'enteringCode.blank': (view) => isOpen(view, FORM) && canSubmit(view) && !hasInput(view),
    'enteringCode.filled': (view) => isOpen(view, FORM) && canSubmit(view) && hasInput(view),
    refreshing: (view) => !isOpen(view, FORM) && isBusy(view),
    refreshingCode: (view) => isOpen(view, FORM) && isBusy(view),
    waitingForLogin: (view) => isOpen(view, FORM) && !isBusy(view) && !canSubmit(view),
    refreshed: (view) => isOpen(view, 'Success'),
  },
  events: {
    'cache.refresh': { controls: (view, { cacheName }) => all(view, `Refresh ${labelOf(cacheName)}`) },
    'cache.retry': { controls: (view) => all(view, 'Retry') },
    'code.ask': { controls: (view) => all(view, 'Refresh STRATEGY CODE') },
    'code.change': {
      controls: (view, { changes }) => [
        ...(changes.cacheName === undefined ? [] : inDialog(view, FORM, ITEM)),
        ...(changes.strategyCode === undefined ? [] : inDialog(view, FORM, CODE)),
      ],
      perform: async (user, _, { changes: { cacheName, strategyCode } }) => {
        if (cacheName !== undefined) await fill(user, ITEM, cacheName)
        if (strategyCode !== undefined) await fill(user, CODE, strategyCode)
      },
    },
    'code.submit': { controls: (view) => inDialog(view, FORM, 'Refresh') },
    'code.cancel': { controls: (view) => inDialog(view, FORM, 'Cancel', 'Close') },
    'result.dismiss': { controls: (view) => inDialog(view, 'Success', 'Close') },
    ...pageEvents,
  },
  calls: { refresh: { call: REFRESH, reply: (text) => ({ text }) } },
  emitted: {
    refreshed: (view) => isOpen(view, 'Success'),
    failed: { because: 'the alert, or the list of failed saves where the page was left' },
    sessionExpired: (view) => !view.isSignedIn,
    closed: ({ dialogs }) => dialogs.length === 0,
  },
  missing: (view: View, { value, context: { draft, result, error } }) => [
    // The login dialog covers the alert.
    ...(error && value !== 'waitingForLogin' && !hasMessage(view, error) ? [error] : []),
    ...(value === 'refreshed' && result && !view.texts.some((text) => text.includes(result)) ? [result] : []),
    ...(typeof value === 'object' && field(view, ITEM)?.value !== draft.cacheName ? ['the cache'] : []),
    ...(typeof value === 'object' && field(view, CODE)?.value !== draft.strategyCode ? ['the code'] : []),
  ],
  unrelated: [
    { name: /^Refresh STRATEGY$/, because: 'no case refreshes this cache' },
    { name: /^(Back|Select rows)$/, because: 'controls of the screen' },
  ],
})
