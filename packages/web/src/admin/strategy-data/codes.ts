import { defineResource } from '#patterns/resource'
import { api } from '#platform/api/api'

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

/** The codes of all strategies and of all descriptions, for selects. */
export const strategyCodes = codes(api.strategies.list, 'strategyCode')
export const descriptionCodes = codes(api.strategyDescriptions.list, 'strategyDescriptionCode')
