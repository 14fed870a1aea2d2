import type { StrategyLink } from '@tarang/sdk'
import { defineEditor } from '#patterns/editor'
import { defineResource } from '#patterns/resource'
import { api } from '#platform/api'

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
  notAdded: 'Failed to link strategy to description',
})

const codes = <Row extends object>(
  load: (options: { signal: AbortSignal }) => Promise<readonly Row[]>,
  key: keyof Row,
) =>
  defineResource<readonly string[]>({
    load: async (_, options) => {
      const rows = await load(options)
      const found = rows.map((row) => row?.[key]).filter((code) => typeof code === 'string')
      return [...new Set(found)].sort((one, other) => one.localeCompare(other, 'en-IN', { numeric: true }))
    },
  })

/** The options of the two selects. */
export const strategyCodes = codes(api.strategies.list, 'strategyCode')
export const descriptionCodes = codes(api.strategyDescriptions.list, 'strategyDescriptionCode')
