import { useSearch } from 'wouter'
import { css } from '#styled-system/css'
import { readFilters, toQuery } from './activity.model.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityHeader } from './activity-header.tsx'
import { ActivityPage } from './activity-page.tsx'

const screen = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })

/** What staff did: one page of actions, which the address names with its filters. */
export default function ActivityScreen() {
  const parameters = new URLSearchParams(useSearch())
  const filters = readFilters(parameters.toString())
  const query = toQuery(filters, parameters.get('before'))
  return (
    <div className={screen}>
      <ActivityHeader path="/activity" />
      <ActivityFilters values={filters} />
      <ActivityPage query={query} filters={filters} />
    </div>
  )
}
