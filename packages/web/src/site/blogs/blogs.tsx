import { entryPath, sitePages } from '@tarang/publication/site-pages'
import { Suspense, useEffect, useId, useRef } from 'react'
import { Link, useSearch } from 'wouter'
import { Hero, HeroSkeleton } from '#patterns/reading/blog-card'
import { ErrorBoundary, lazyScreen } from '#patterns/route'
import { formatCount } from '#platform/formats/format'
import { address } from '#platform/navigation/address'
import { css, sva } from '#styled-system/css'
import { ActionLink } from '#ui/action-link'
import { Button } from '#ui/button'
import { Container } from '#ui/container'
import { TextLink } from '#ui/link'
import { Skeleton } from '#ui/skeleton'
import { EmptyList } from '../layout/empty-list.tsx'
import { BlogGrid } from './blog-grid.tsx'
import {
  categoriesOf,
  type Entry,
  gridOf,
  type ListView,
  messages,
  PAGE,
  readListView,
  writeListView,
} from './blogs.model.ts'
import { Categories } from './categories.tsx'
import { LikeButton } from './like-button.tsx'
import { Popular } from './popular.tsx'
import { Search } from './search.tsx'
import type { SearchResultsProps } from './search-results.tsx'
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

// Rendered only if the address has a search.
const searchResults = lazyScreen<SearchResultsProps>(() => import('./search-results.tsx'))

/** The newsletters and blogs: the newest, the most popular, the categories, and the rest page by page. */
export default function Blogs() {
  const { isLoading, hasFailed, retry, entries } = useBlogs()
  const slots = blogs()
  const isEmpty = !isLoading && entries.length === 0
  // In the address, so that Back and a reload restore the page.
  const view = readListView(useSearch())
  const { isPopularExpanded, keyword } = view

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
        {!isEmpty && keyword !== null && (
          <ErrorBoundary
            onTryAgain={searchResults.forgetFailure}
            fallback={(_, tryAgain) => (
              <EmptyList title="The results cannot be shown" hasFailed retry={tryAgain} />
            )}
          >
            <Suspense>
              <searchResults.Component
                key={keyword}
                entries={entries}
                isLoading={isLoading}
                view={view}
                keyword={keyword}
              />
            </Suspense>
          </ErrorBoundary>
        )}
        {isEmpty ? (
          <EmptyList title={messages.empty} hasFailed={hasFailed} retry={retry} />
        ) : (
          <>
            <Newest entry={entries[0] ?? null} />
            {isLoading ? (
              <Skeleton shape="block" className={css({ height: '64' })} />
            ) : (
              <>
                <Popular
                  entries={entries}
                  isExpanded={isPopularExpanded}
                  toggled={writeListView({ ...view, isPopularExpanded: !isPopularExpanded })}
                />
                <Categories names={categoriesOf(entries)} />
              </>
            )}
            <Rest entries={entries} isLoading={isLoading} view={view} />
          </>
        )}
      </div>
    </Container>
  )
}

const Newest = ({ entry }: { entry: Entry | null }) =>
  entry ? (
    <Hero entry={entry} href={entryPath(entry.id)} like={<LikeButton entry={entry} />} />
  ) : (
    <HeroSkeleton />
  )

interface RestProps {
  readonly entries: readonly Entry[]
  readonly isLoading: boolean
  readonly view: ListView
}

/** The id of the grid; the ids of its entries add a number. */
const GRID = 'entries'

function Rest({ entries, isLoading, view }: RestProps) {
  const slots = blogs()
  const heading = useId()
  const foot = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const { items, more, less } = gridOf(entries, view.shown)

  const queryOf = (shown: number) => writeListView({ ...view, shown })
  const show = (shown: number) => {
    hadFocus.current = true
    address.write(queryOf(shown), { isStep: false })
  }
  // The pressed button may have been removed, which loses the focus.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      foot.current?.querySelector('a')?.focus({ preventScroll: true })
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
          <Link href={sitePages.allEntries.path}>See all, page by page</Link>
        </TextLink>
      </div>
      <BlogGrid id={GRID} entries={items} isLoading={isLoading} skeletons={PAGE} />
      {(more !== null || less !== null) && (
        <div ref={foot} className={slots.foot}>
          {less !== null && (
            <Button asChild variant="outline" aria-controls={GRID}>
              <ActionLink
                href={`${sitePages.blogs.path}${queryOf(less)}#${GRID}-${less - PAGE + 1}`}
                onAction={() => show(less)}
              >
                {messages.less}
              </ActionLink>
            </Button>
          )}
          {more !== null && (
            <Button asChild variant="outline" aria-controls={GRID}>
              <ActionLink
                href={`${sitePages.blogs.path}${queryOf(more)}#${GRID}-${items.length + 1}`}
                onAction={() => show(more)}
              >
                {messages.more}
              </ActionLink>
            </Button>
          )}
          <p role="status" className={slots.count}>
            {`${items.length} of ${formatCount(entries.length, 'entry', 'entries')}`}
          </p>
        </div>
      )}
    </section>
  )
}
