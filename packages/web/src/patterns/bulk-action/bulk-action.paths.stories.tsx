import { bulkActionCases } from '@tarang/machines/bulk-action/cases'
import bundle from '@tarang/machines/bulk-action/paths.json' with { type: 'json' }
import { useState } from 'react'
import { api } from '#platform/api'
import { bulkActionPage } from '../../testing/flows/pages/bulk-action.page.ts'
import { pathStory } from '../../testing/flows/story/path-story.tsx'
import { createSelection } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'

const { items: blogs } = bulkActionCases.events['bulk.ask'].four ?? { items: [] }

export default { title: 'Paths/Bulk action', tags: ['!autodocs', 'paths'] }

let holdSeconds = 0

function Blogs() {
  const [selection] = useState(createSelection)
  return (
    <SelectionBar
      label="Blogs"
      bulk={{
        noun: ['blog', 'blogs'],
        nameOf: ({ text }) => text,
        actions: [
          {
            label: 'Delete',
            title: 'Delete Blogs',
            question: (rows) => `Are you sure you want to delete ${rows}?`,
            doing: 'Deleting',
            done: 'deleted',
            hold: { seconds: holdSeconds, actNow: 'Delete now' },
            act: ({ id }, options) => api.blogs.delete(id, options),
            failure: () => 'Failed to delete blog.',
          },
        ],
      }}
      selection={selection}
      idOf={({ id }) => String(id)}
      rows={blogs}
      matches={blogs}
      page={blogs}
    />
  )
}

export const BulkActionTour = pathStory({
  page: bulkActionPage,
  bundle,
  subject: {
    machine: 'bulkAction',
    isSignedIn: true,
    render: () => <Blogs />,
    before: (input) => {
      holdSeconds = bulkActionCases.inputs[input]?.holdSeconds ?? 0
    },
  },
})
