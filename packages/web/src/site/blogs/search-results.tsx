import { sitePages } from '@tarang/publication/site-pages'
import { type FormEvent, useId, useState } from 'react'
import { formatCount } from '#platform/formats/format'
import { address } from '#platform/navigation/address'
import { css, sva } from '#styled-system/css'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { SearchField } from '#ui/search-field'
import { SEARCH } from '../nav.ts'
import { BlogGrid } from './blog-grid.tsx'
import {
  type Entry,
  type ListView,
  MOST_KEYWORD,
  messages,
  PAGE,
  titled,
  writeListView,
} from './blogs.model.ts'

const results = sva({
  slots: ['root', 'title', 'form', 'count'],
  base: {
    root: { display: 'grid', gap: '6' },
    title: { textStyle: 'display.md' },
    form: { display: 'flex', gap: '3', maxWidth: 'lg' },
    count: { textStyle: 'body.sm', color: 'fg.muted', minHeight: '6' },
  },
})

export interface SearchResultsProps {
  readonly entries: readonly Entry[]
  readonly isLoading: boolean
  readonly view: ListView
  readonly keyword: string
}

/** The search of an address with `q`, which works without script: every entry with that text in its title. */
export default function SearchResults({ entries, isLoading, view, keyword }: SearchResultsProps) {
  const [text, setText] = useState(keyword)
  const heading = useId()
  const slots = results()
  const found = keyword.trim() === '' ? [] : titled(entries, keyword)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Reads the field, because its text may have been typed before the application started.
    const typed = String(new FormData(event.currentTarget).get('q'))
    address.write(writeListView({ ...view, keyword: typed }), { isStep: true })
  }
  return (
    <section id={SEARCH} aria-labelledby={heading} className={slots.root}>
      <h2 id={heading} className={slots.title}>
        Search newsletters and blogs
      </h2>
      <form
        method="get"
        aria-labelledby={heading}
        action={`${sitePages.blogs.path}#${SEARCH}`}
        onSubmit={submit}
        className={slots.form}
      >
        <SearchField
          label="Title"
          name="q"
          placeholder="A word of the title"
          maxLength={MOST_KEYWORD}
          value={text}
          onChange={setText}
          className={css({ flex: '1' })}
        />
        <Button type="submit" variant="outline">
          Search
        </Button>
      </form>
      {keyword.trim() !== '' && !isLoading && (
        <>
          <p role="status" className={slots.count}>
            {found.length > 0 && formatCount(found.length, 'match', 'matches')}
          </p>
          {found.length === 0 ? (
            <EmptyState title={messages.empty} />
          ) : (
            <BlogGrid isFirst entries={found} isLoading={false} skeletons={PAGE} />
          )}
        </>
      )}
    </section>
  )
}
