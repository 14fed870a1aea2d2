import { toRecordCode } from '@tarang/machines/field-rules'
import {
  type BinaryStatus,
  isInvalidResponseError,
  type NewStrategyDescription,
  type StrategyDescription,
} from '@tarang/sdk'
import { type DraftOf, defineEditor, EditableTableScreen } from '#patterns/editor'
import {
  copyable,
  date,
  defineTable,
  externalLink,
  longText,
  oneOf,
  rowNumber,
  secondary,
  text,
} from '#patterns/table'
import { api } from '#platform/api/api'
import { foundAs } from '../record-kinds.ts'

const strategyDescriptions = defineTable<StrategyDescription>({
  load: api.strategyDescriptions.list,
  rowId: (description) => description.id,
  records: foundAs('strategy-description', ({ strategyDescriptionCode }) => strategyDescriptionCode),
  empty: 'No strategy descriptions available...',
  failure: 'Failed to fetch strategy descriptions',
  columns: [
    rowNumber('#'),
    copyable(text('Strategy Description Code', 'strategyDescriptionCode')),
    externalLink('Video Link', ({ videoLink }) => videoLink, 'View Video'),
    longText('Strategy Description', 'strategyDescription'),
    oneOf('Status', 'status', { 1: ['Active', 'positive'], 0: ['Inactive', 'neutral'] }),
    date('Created On', 'createdOn'),
    secondary(date('Modified On', 'modifiedOn')),
  ],
})

const strategyDescriptionEditor = defineEditor({
  noun: 'Strategy Description',
  draftOf: (_: StrategyDescription | null): DraftOf<NewStrategyDescription> => ({
    strategyDescriptionCode: '',
    videoLink: '',
    strategyDescription: '',
    status: '1',
  }),
  fields: [
    {
      kind: 'text',
      name: 'strategyDescriptionCode',
      label: 'Strategy Description Code',
      isCode: true,
      required: true,
    },
    {
      kind: 'select',
      name: 'status',
      label: 'Status',
      required: true,
      options: [
        { value: 1, label: 'Active' },
        { value: 0, label: 'Inactive' },
      ],
    },
    { kind: 'url', name: 'videoLink', label: 'Video Link', required: true },
    { kind: 'textarea', name: 'strategyDescription', label: 'Strategy Description', required: true },
  ],
  create: (draft, options) =>
    api.strategyDescriptions.create(
      {
        strategyDescriptionCode: toRecordCode(draft.strategyDescriptionCode),
        videoLink: draft.videoLink.trim(),
        strategyDescription: draft.strategyDescription.trim(),
        status: Number(draft.status) as BinaryStatus,
      } satisfies Required<NewStrategyDescription>,
      options,
    ),
  added: 'Strategy description added successfully!',
  notAdded: (error) =>
    isInvalidResponseError(error)
      ? 'Unexpected response from server. Please try again.'
      : 'Failed to add strategy description.',
  success: 'toast',
})

const StrategyDescriptions = () => (
  <EditableTableScreen
    title="Strategy Description"
    table={strategyDescriptions}
    editor={strategyDescriptionEditor}
  />
)
export default StrategyDescriptions
