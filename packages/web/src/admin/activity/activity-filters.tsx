import { type ChangeEvent, type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { defineResource, useResource } from '#patterns/resource'
import { filterBar } from '#patterns/table'
import { extensions } from '#platform/api/extensions'
import { failureText } from '#platform/api/failure'
import { address, withQuery } from '#platform/navigation/address'
import { moveFocusToHeading } from '#platform/navigation/heading-focus'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { SelectField, TextField } from '#ui/field'
import { SearchField } from '#ui/search-field'
import { type ActivityFilterValues, actionText } from './activity.model.ts'

const options = defineResource({
  load: (_, { signal }) => extensions.activity.filters({ signal }),
})

const day = css({
  flexDirection: 'row',
  alignItems: 'center',
  gap: '2',
  '& > div': { flex: '1' },
  '& > label': { fontSize: 'sm' },
})

/** The chosen value as an option too, also before the options have arrived. */
const withChosen = (
  offered: readonly { value: string; label: string }[],
  chosen: string | null,
  label: (value: string) => string,
) =>
  chosen === null || offered.some(({ value }) => value === chosen)
    ? offered
    : [{ value: chosen, label: label(chosen) }, ...offered]

/** Which actions to show: by person, record and day. */
export function ActivityFilters({ values }: { values: ActivityFilterValues }) {
  const { data, error, retry } = useResource(options)
  const [draft, setDraft] = useState(values)
  const inAddress = JSON.stringify(values)
  const [lastInAddress, setLastInAddress] = useState(inAddress)
  // Follows the address, as after Back. A key would replace the focused control.
  if (lastInAddress !== inAddress) {
    setLastInAddress(inAddress)
    setDraft(values)
  }
  const people = (data?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const kinds = (data?.kinds ?? []).map((kind) => ({ value: kind, label: actionText(kind) }))
  const isFiltered = Object.values(values).some((value) => value !== null)
  const field = (name: keyof ActivityFilterValues) => ({
    name,
    value: draft[name] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setDraft({ ...draft, [name]: target.value }),
  })
  const show = (event: FormEvent) => {
    event.preventDefault()
    const given = Object.entries(draft).map(([name, value]) => [name, value?.trim() || null])
    address.write(withQuery('', Object.fromEntries(given)), { isStep: true })
  }
  return (
    <>
      {error !== null && (
        <Alert
          tone="negative"
          onRetry={() => {
            retry()
            moveFocusToHeading()
          }}
        >
          {failureText('Failed to fetch the people and kinds of records.', error)}
        </Alert>
      )}
      <form className={filterBar} aria-label="Filters" onSubmit={show}>
        <SearchField
          label="Record"
          value={draft.record ?? ''}
          onChange={(record) => setDraft({ ...draft, record })}
        />
        <SelectField
          {...field('person')}
          label="Person"
          hideLabel
          placeholder="All people"
          options={withChosen(people, values.person, () => 'The chosen person')}
        />
        <SelectField
          {...field('kind')}
          label="Kind of record"
          hideLabel
          placeholder="All records"
          options={withChosen(kinds, values.kind, actionText)}
        />
        <TextField {...field('from')} label="From" type="date" className={day} />
        <TextField {...field('to')} label="To" type="date" className={day} />
        <Button type="submit" variant="outline" size="sm">
          Show
        </Button>
        {isFiltered && (
          <Button variant="ghost" size="sm" asChild>
            {/* The link is removed with the filters that it clears. */}
            <Link href="/activity" onClick={moveFocusToHeading}>
              Clear filters
            </Link>
          </Button>
        )}
      </form>
    </>
  )
}
