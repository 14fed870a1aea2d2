import { comparisonCases } from '@tarang/machines/comparison/cases'
import comparisonBundle from '@tarang/machines/comparison/paths.json' with { type: 'json' }
import bundle from '@tarang/machines/editor/paths.json' with { type: 'json' }
import type { Id, NewStockSplit, StockSplit } from '@tarang/sdk'
import { useRef } from 'react'
import type { InputFrom } from 'xstate'
import { defineTable, text } from '#patterns/table'
import { api } from '#platform/api/api'
import { useActorRef } from '#platform/use-actor-ref'
import { comparisonPage } from '../../testing/flows/pages/comparison.page.ts'
import { editorPage } from '../../testing/flows/pages/editor.page.ts'
import { pathStory } from '../../testing/flows/story/path-story.tsx'
import { EditorComparison } from './editor-comparison.tsx'
import { defineEditor, EditableTableScreen } from './index.ts'

export default { title: 'Paths/Editor', tags: ['!autodocs', 'paths'] }

interface Split {
  readonly id: Id
  readonly stock: string
  readonly ratio: string
}

type Draft = Pick<Split, 'stock' | 'ratio'>

const splitOf = ({ id, stockname, splitratio }: StockSplit): Split => ({
  id,
  stock: stockname ?? '',
  ratio: splitratio ?? '',
})
const bodyOf = ({ stock, ratio }: Draft) => ({ stockname: stock, splitratio: ratio }) as NewStockSplit

const splits = defineTable<Split>({
  load: async (options) => (await api.stockSplits.list(options)).map(splitOf),
  rowId: ({ id }) => id,
  empty: 'No data available.',
  failure: 'Failed to fetch stock splits.',
  columns: [text('Stock Name', 'stock'), text('Ratio', 'ratio')],
})

const editors = {
  stays: splitEditor('dialog'),
  hides: splitEditor('brief'),
  closes: splitEditor('toast'),
  another: splitEditor('form'),
}

function splitEditor(success: 'dialog' | 'brief' | 'toast' | 'form') {
  return defineEditor({
    noun: 'Stock Split',
    draftOf: (row: Split | null): Draft => ({ stock: row?.stock ?? '', ratio: row?.ratio ?? '' }),
    fields: [
      { kind: 'text', name: 'stock', label: 'Stock Name', required: true },
      { kind: 'text', name: 'ratio', label: 'Ratio', required: true },
    ],
    create: async (draft, options) => {
      const saved = await api.stockSplits.create(bodyOf(draft), options)
      return saved && splitOf(saved)
    },
    update: async ({ id }, draft, options) => {
      const saved = await api.stockSplits.update({ ...bodyOf(draft), id }, options)
      return saved && splitOf(saved)
    },
    // Another list than the table's, which is answered before a path begins.
    current: async (_, options) => {
      const [found] = (await api.auditLogs.list(options)) as StockSplit[]
      return found ? splitOf(found) : null
    },
    added: 'Stock split saved!',
    notAdded: 'Failed to save stock split.',
    success,
  })
}

export const EditorTour = pathStory({
  page: editorPage,
  bundle,
  subject: {
    machine: 'editor',
    isSignedIn: true,
    atOnce: {
      'GET /api/getStockSplitCalender': { body: [{ id: 7, stockname: 'INFY', splitratio: '1:2' }] },
    },
    render: (input) => (
      <EditableTableScreen
        title="Stock Split Calendar"
        table={splits}
        editor={editors[input as keyof typeof editors]}
      />
    ),
  },
})

/** The comparison alone; the button gets the focus when its dialog closes. */
function ComparedSplit({ input }: { input: string }) {
  const comparison = useActorRef(comparisonCases.machine, {
    input: comparisonCases.inputs[input] as InputFrom<(typeof comparisonCases)['machine']>,
  })
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={opener} type="button">
        Edit
      </button>
      <EditorComparison
        editor={editors.stays}
        comparison={comparison}
        onCancel={() => {}}
        finalFocus={() => opener.current}
      />
    </>
  )
}

export const ComparisonTour = pathStory({
  page: comparisonPage,
  bundle: comparisonBundle,
  subject: {
    machine: 'comparison',
    isSignedIn: true,
    render: (input) => <ComparedSplit input={input} />,
  },
})
