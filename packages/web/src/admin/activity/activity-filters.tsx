import type { FormEvent } from 'react'
import { Link } from 'wouter'
import { defineResource, useResource } from '#patterns/resource'
import { address, withQuery } from '#platform/address'
import { extensions } from '#platform/extensions'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { SelectField, TextField } from '#ui/field'
import { type ActivityFilterValues, actionText } from './activity.model.ts'

const options = defineResource({
  load: (_, { signal }) => extensions.activity.filters({ signal }),
  warning: 'Failed to fetch the people and kinds of records:',
})

const form = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '3',
  '& > *': { flex: { base: '1 1 100%', md: '0 1 12rem' } },
  '& > button, & > a': { flex: { base: '1 1 40%', md: '0 0 auto' } },
})

const NAMES = ['person', 'kind', 'record', 'from', 'to'] as const

function show(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const data = new FormData(event.currentTarget)
  const given = Object.fromEntries(NAMES.map((name) => [name, String(data.get(name) ?? '').trim() || null]))
  address.write(withQuery('', given), { isStep: true })
}

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
  const { data } = useResource(options)
  const people = (data?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const kinds = (data?.kinds ?? []).map((kind) => ({ value: kind, label: actionText(kind) }))
  const isFiltered = Object.values(values).some((value) => value !== null)
  return (
    <form className={form} aria-label="Filters" onSubmit={show}>
      {/* The selects are made anew with their options, so that the chosen one is selected. */}
      <SelectField
        key={`person ${people.length}`}
        label="Person"
        name="person"
        defaultValue={values.person ?? ''}
        placeholder="All people"
        options={withChosen(people, values.person, () => 'The chosen person')}
      />
      <SelectField
        key={`kind ${kinds.length}`}
        label="Kind of record"
        name="kind"
        defaultValue={values.kind ?? ''}
        placeholder="All records"
        options={withChosen(kinds, values.kind, actionText)}
      />
      <TextField label="Record" name="record" defaultValue={values.record ?? ''} />
      <TextField label="From" name="from" type="date" defaultValue={values.from ?? ''} />
      <TextField label="To" name="to" type="date" defaultValue={values.to ?? ''} />
      <Button type="submit" variant="outline">
        Show
      </Button>
      {isFiltered && (
        <Button variant="ghost" asChild>
          <Link href="/activity">Clear filters</Link>
        </Button>
      )}
    </form>
  )
}
