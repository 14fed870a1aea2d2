import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { filterBar } from '#patterns/table'
import { address } from '#platform/navigation/address'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { SelectField } from '#ui/field'
import { SearchField } from '#ui/search-field'
import { changedTicketsAddress, MOST_SEARCH, type TicketQuery, ticketsAddress } from './ticket-query.ts'
import { isTicketStatus, ticketStatuses } from './ticket-statuses.ts'

/** The filters of the tickets. The server searches all tickets, so a search begins with Enter or the button. */
export function TicketFilters({ query }: { query: TicketQuery }) {
  const [, navigate] = useLocation()
  const [text, setText] = useState(query.search)
  const [lastSearch, setLastSearch] = useState(query.search)
  // Back changes the search in the URL, and then the input. With the search as React’s `key`, the input would be replaced
  // while the user types.
  if (lastSearch !== query.search) {
    setLastSearch(query.search)
    setText(query.search)
  }
  const show = (changes: Partial<TicketQuery>) => {
    const changed = { ...query, ...changes, before: null }
    if (ticketsAddress(changed) !== ticketsAddress(query))
      navigate(changedTicketsAddress(address.search(), changed))
  }
  const change = (typed: string) => {
    setText(typed)
    if (typed === '') show({ search: '' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    show({ search: text.trim() })
  }
  return (
    <search aria-label="Tickets" className={css({ mdDown: { display: 'contents' } })}>
      <form className={filterBar} onSubmit={submit}>
        <SearchField label="Name, email or message" maxLength={MOST_SEARCH} value={text} onChange={change} />
        <SelectField
          label="Status"
          hideLabel
          value={query.status ?? ''}
          onChange={({ target: { value } }) => show({ status: isTicketStatus(value) ? value : null })}
        >
          <option value="">All statuses</option>
          {Object.entries(ticketStatuses).map(([status, [label]]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="outline" size="sm">
          Search
        </Button>
      </form>
    </search>
  )
}
