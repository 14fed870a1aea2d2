import { ScreenHeader } from '#patterns/screen'
import { useAddressSearch } from '#platform/address'
import { css } from '#styled-system/css'
import { readFilters, toQuery } from './activity.model.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityPage } from './activity-page.tsx'

const screen = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })

/** What staff did: one page of actions, which the address names with its filters. */
export default function ActivityScreen() {
  const parameters = new URLSearchParams(useAddressSearch())
  const filters = readFilters(parameters.toString())
  const before = parameters.get('before')
  const query = toQuery(filters, before)
  const key = JSON.stringify(query)
  return (
    <div className={screen}>
      <ScreenHeader title="Activity" hasBack />
      <ActivityFilters key={JSON.stringify(filters)} values={filters} />
      <ActivityPage key={key} query={query} filters={filters} />
    </div>
  )
}
