import type { BulkActions } from '#patterns/bulk-action'
import { choiceInPlace, EditableTableScreen } from '#patterns/editor'
import {
  date,
  defineTable,
  externalLink,
  image,
  longText,
  oneOf,
  rowNumber,
  secondary,
  word,
} from '#patterns/table'
import { api } from '#platform/api/api'
import { foundAs } from '../record-kinds.ts'
import { exploreEditor, type Item } from './explore-editor.ts'

const items = defineTable<Item>({
  load: async (options) =>
    (await api.explore.list(options)).flatMap(({ sectionName, content }) =>
      content.map((item) => ({ ...item, section: item.section || sectionName, sectionName })),
    ),
  rowId: (item) => item.id,
  records: foundAs('explore-item', ({ text }) => text),
  filters: [{ name: 'section', label: 'Section', all: 'All Sections', by: ({ sectionName }) => sectionName }],
  firstPageOnChange: true,
  empty: 'No data available.',
  failure: 'Failed to fetch all explore data.',
  columns: [
    rowNumber('Sr No.'),
    longText('Description', 'description'),
    word('Type', 'type'),
    longText('Text', 'text'),
    oneOf('Status', 'status', { 1: ['Active', 'positive'], 0: ['Inactive', 'neutral'] }),
    image('Background Image', 'backgroundImage'),
    externalLink('Video Link', ({ videoLink }) => videoLink, 'View'),
    word('Section', 'section'),
    secondary(date('Created On', 'createdOn')),
    secondary(date('Modified On', 'modifiedOn')),
  ],
})

const status = choiceInPlace(exploreEditor, 'status')

const bulk: BulkActions<Item> = {
  noun: ['item', 'items'],
  nameOf: exploreEditor.rowName,
  actions: status.bulk,
}

const Explore = () => (
  <EditableTableScreen
    title="Explore Data Manager"
    table={items}
    editor={exploreEditor}
    inPlace={status}
    bulk={bulk}
  />
)
export default Explore
