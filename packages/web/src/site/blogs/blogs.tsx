import { useEffect, useId, useRef } from 'react'
import { Link } from 'wouter'
import { address, useAddressSearch } from '#platform/address'
import { useDocumentDescription } from '#platform/document-description'
import { formatCount } from '#platform/format'
import { css, sva } from '#styled-system/css'
import { Button } from '#ui/button'
import { Container } from '#ui/container'
import { EmptyState } from '#ui/empty-state'
import { TextLink } from '#ui/link'
import { Skeleton } from '#ui/skeleton'
import { ALL_ENTRIES } from '../nav.ts'
import { BlogGrid } from './blog-grid.tsx'
import { categoriesOf, type Entry, gridOf, messages, PAGE, readShown } from './blogs.model.ts'
import { Categories } from './categories.tsx'
import { Hero } from './hero.tsx'
import { Popular } from './popular.tsx'
import { Search } from './search.tsx'
import { useBlogs } from './use-blogs.ts'

const blogs = sva({
  slots: ['head', 'title', 'lead', 'body', 'gridHead', 'gridTitle', 'link', 'foot', 'count'],
  base: {
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: '5',
      paddingTop: { base: '10', md: '14' },
      paddingBottom: { base: '8', md: '10' },
    },
    title: { textStyle: 'display.xl' },
    lead: { textStyle: 'body.lg', color: 'fg.muted', maxWidth: 'prose', marginTop: '3' },
    body: { display: 'grid', gap: { base: '14', md: '20' }, paddingBottom: { base: '16', md: '24' } },
    gridHead: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '3',
      marginBottom: { base: '6', md: '8' },
    },
    gridTitle: { textStyle: 'display.md' },
    link: { display: 'inline-flex', alignItems: 'center', minHeight: '8', textStyle: 'label' },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      alignItems: 'center',
      gap: '3',
      marginTop: '10',
    },
    count: { textStyle: 'body.sm', color: 'fg.muted', width: 'full', textAlign: 'center' },
  },
})

/** The newsletters and blogs: the newest, the most popular, the categories, and the rest page by page. */
export default function Blogs() {
  useDocumentDescription(
    'What moved, what we make of it, and the ideas behind the tools, in plain words. No tips, no promises.',
  )
  const { isLoading, entries } = useBlogs()
  const slots = blogs()
  const isEmpty = !isLoading && entries.length === 0
  const query = new URLSearchParams(useAddressSearch())
  const isExpanded = query.get('popular') === 'all'

  // In the address, so that Back and a reload restore the page.
  const write = (name: string, value: string | null) => {
    if (value === null) query.delete(name)
    else query.set(name, value)
    address.write(query.toString(), { isStep: false })
  }

  return (
    <Container aria-busy={isLoading}>
      <div className={slots.head}>
        <div>
          <h1 className={slots.title}>Newsletters & Blogs</h1>
          <p className={slots.lead}>Long enough to explain, short enough for a cup of tea.</p>
        </div>
        {!isEmpty && <Search entries={entries} />}
      </div>
      <div className={slots.body}>
        {isEmpty ? (
          <EmptyState title={messages.empty} />
        ) : (
          <>
            <Hero entry={entries[0] ?? null} />
            {isLoading ? (
              <Skeleton shape="block" className={css({ height: '64' })} />
            ) : (
              <>
                <Popular
                  entries={entries}
                  isExpanded={isExpanded}
                  onToggle={() => write('popular', isExpanded ? null : 'all')}
                />
                <Categories names={categoriesOf(entries)} />
              </>
            )}
            <Rest
              entries={entries}
              isLoading={isLoading}
              shown={readShown(query.get('shown'))}
              onShow={(shown) => write('shown', shown > PAGE ? String(shown) : null)}
            />
          </>
        )}
      </div>
    </Container>
  )
}

interface RestProps {
  readonly entries: readonly Entry[]
  readonly isLoading: boolean
  readonly shown: number
  readonly onShow: (shown: number) => void
}

function Rest({ entries, isLoading, shown, onShow }: RestProps) {
  const slots = blogs()
  const heading = useId()
  const list = useId()
  const foot = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const { items, more, less } = gridOf(entries, shown)

  const show = (count: number) => {
    hadFocus.current = true
    onShow(count)
  }
  // The pressed button may have been removed, and the focus with it.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      foot.current?.querySelector('button')?.focus({ preventScroll: true })
    }
    hadFocus.current = false
  })
  return (
    <section aria-labelledby={heading}>
      <div className={slots.gridHead}>
        <h2 id={heading} className={slots.gridTitle}>
          Everything, newest first
        </h2>
        <TextLink asChild className={slots.link}>
          <Link href={ALL_ENTRIES}>See all, page by page</Link>
        </TextLink>
      </div>
      <BlogGrid id={list} entries={items} isLoading={isLoading} skeletons={PAGE} />
      {(more !== null || less !== null) && (
        <div ref={foot} className={slots.foot}>
          {less !== null && (
            <Button variant="outline" aria-controls={list} onClick={() => show(less)}>
              {messages.less}
            </Button>
          )}
          {more !== null && (
            <Button variant="outline" aria-controls={list} onClick={() => show(more)}>
              {messages.more}
            </Button>
          )}
          <p role="status" className={slots.count}>
            {items.length} of {formatCount(entries.length, 'entry', 'entries')}
          </p>
        </div>
      )}
    </section>
  )
}
