import type { StrategyLink } from '@tarang/sdk'
import { defineEditor } from '#patterns/editor'
import { api } from '#platform/api/api'

const link = async (draft: StrategyLink, options: { signal: AbortSignal }) => {
  await api.strategies.linkDescription(draft, options)
  return draft
}

/** Links a strategy to a description. Both codes are sent as selected. */
export const linkEditor = defineEditor<StrategyLink, StrategyLink>({
  noun: 'Link',
  draftOf: (row) => row ?? { strategyCode: '', strategyDescriptionCode: '' },
  fields: [
    {
      name: 'strategyCode',
      label: 'Strategy Code',
      kind: 'select',
      blank: 'Select Strategy Code',
      options: [],
    },
    {
      name: 'strategyDescriptionCode',
      label: 'Description Code',
      kind: 'select',
      blank: 'Select Description Code',
      options: [],
    },
  ],
  create: link,
  update: (_, draft, options) => link(draft, options),
  added: 'Strategy successfully linked to description!',
  participle: 'linked',
  notAdded: 'Failed to link strategy to description',
})
