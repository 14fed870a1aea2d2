import { resourceCases } from '@tarang/machines/resource/cases'
import { defineFlowPage, type View } from '../flow-page.ts'
import { all, field, hasMessage, waits } from './find.ts'

const LOAD = /^GET \/api\/getStrategyDescription$/
const FAILURE = 'Failed to fetch strategy descriptions'
const CODES = 'Description Code'

const isLoading = (view: View) => waits(view, LOAD) && field(view, CODES)?.description === 'Loading...'
const reply = ({ title }: { title: string }) => ({ body: [{ strategyDescriptionCode: title }] })

const isShown = (view: View) =>
  field(view, CODES) !== undefined && !isLoading(view) && !hasMessage(view, FAILURE)

export const resourcePage = defineFlowPage<(typeof resourceCases)['machine']>({
  cases: resourceCases,
  states: {
    loading: isLoading,
    ready: (view) => isShown(view) && !waits(view, LOAD),
    refreshing: (view) => isShown(view) && waits(view, LOAD),
    failed: (view) => hasMessage(view, FAILURE),
  },
  events: {
    'resource.reload': {
      controls: (view, { other }) => (other ? [] : all(view, 'Retry')),
      notOffered: {
        where: (view, { other }) => other !== undefined || !hasMessage(view, FAILURE),
        because: 'a resource that is loaded or loading offers no reload, and another request comes from code',
      },
    },
    'resource.refresh': { because: 'a page that may be older than its data' },
  },
  calls: {
    load: { call: LOAD, reply },
    refresh: { call: LOAD, reply, isQuiet: { because: 'the data stays on the page' } },
  },
  emitted: {
    loaded: (view) => (field(view, CODES)?.options.length ?? 0) > 1,
    failed: (view) => hasMessage(view, FAILURE),
    outdated: { because: 'the failure is logged, and the data stays on the page' },
  },
  missing: (view, { context: { data } }) =>
    data && !field(view, CODES)?.options.includes(data.title) ? [data.title] : [],
  unrelated: [
    {
      name: /^(Strategy Code|Description Code|Link|Cancel|Close)$/,
      because: 'controls of the form that uses the codes',
    },
  ],
})
