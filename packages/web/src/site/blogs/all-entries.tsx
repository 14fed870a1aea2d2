import { sitePages } from '@tarang/publication/site-pages'
import { useSearch } from 'wouter'
import { address, withQuery } from '#platform/navigation/address'
import { css } from '#styled-system/css'
import { Container } from '#ui/container'
import { Pagination } from '#ui/pagination'
import { BackButton } from '../layout/back-button.tsx'
import { EmptyList } from '../layout/empty-list.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { scrollToTop } from '../scroll-to.ts'
import { BlogGrid } from './blog-grid.tsx'
import { messages, PAGE, pageOf } from './blogs.model.ts'
import { useBlogs } from './use-blogs.ts'

/** Every newsletter and blog, newest first, eight to a page. */
export default function AllEntries() {
  const { isLoading, hasFailed, retry, entries } = useBlogs()
  const requested = new URLSearchParams(useSearch()).get('page')
  const { items, page, count, numbers } = pageOf(entries, requested)

  const queryOf = (number: number) => withQuery('', { page: number > 1 ? String(number) : null })
  const turnTo = (next: number) => {
    address.write(queryOf(next), { isStep: true })
    scrollToTop()
  }

  return (
    <>
      <PageHead title={sitePages.allEntries.title} before={<BackButton to={sitePages.blogs.path} />}>
        All entries, newest first.
      </PageHead>
      <Container
        className={css({ paddingTop: { base: '8', md: '12' }, paddingBottom: { base: '14', md: '20' } })}
        aria-busy={isLoading}
      >
        <h2 className={css({ srOnly: true })}>Entries</h2>
        {!isLoading && entries.length === 0 ? (
          <EmptyList title={messages.empty} hasFailed={hasFailed} retry={retry} />
        ) : (
          <BlogGrid isFirst entries={items} isLoading={isLoading} skeletons={PAGE} />
        )}
        {count > 1 && (
          <div className={css({ marginTop: '10' })}>
            <Pagination
              page={page}
              items={numbers}
              hasPrevious={page > 1}
              hasNext={page < count}
              onPage={turnTo}
              hrefOf={(number) => `${sitePages.allEntries.path}${queryOf(number)}`}
              pageSize={PAGE}
              total={entries.length}
            />
          </div>
        )}
      </Container>
    </>
  )
}
