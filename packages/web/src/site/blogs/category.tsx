import { sitePages } from '@tarang/publication/site-pages'
import { useSearch } from 'wouter'
import { usePathPart } from '#patterns/route'
import { formatCount } from '#platform/formats/format'
import { address, withQuery } from '#platform/navigation/address'
import { useDocumentTitle } from '#platform/navigation/document-title'
import { css, sva } from '#styled-system/css'
import { Button } from '#ui/button'
import { Container } from '#ui/container'
import { SearchField } from '#ui/search-field'
import { BackButton } from '../layout/back-button.tsx'
import { EmptyList } from '../layout/empty-list.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { BlogGrid } from './blog-grid.tsx'
import { inCategory, MOST_KEYWORD, messages, PAGE, readKeyword, titled } from './blogs.model.ts'
import { useBlogs } from './use-blogs.ts'

const category = sva({
  slots: ['body', 'tools', 'form', 'count'],
  base: {
    body: { paddingTop: { base: '6', md: '10' }, paddingBottom: { base: '14', md: '20' } },
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      marginBottom: { base: '6', md: '8' },
    },
    form: { display: 'flex', gap: '3', width: 'full', maxWidth: 'sm' },
    count: { textStyle: 'body.sm', color: 'fg.muted', minHeight: '6' },
  },
})

/** The entries of the category that the address names. */
export default function Category() {
  const name = usePathPart('category').trim()
  const keyword = readKeyword(new URLSearchParams(useSearch()).get('q')) ?? ''
  const { isLoading, hasFailed, retry, entries } = useBlogs()
  const found = titled(inCategory(entries, name), keyword)
  const slots = category()
  useDocumentTitle(name)

  const search = (text: string) => {
    address.write(withQuery('', { q: text === '' ? null : text }), { isStep: false })
  }

  return (
    <>
      <PageHead title={name} before={<BackButton to={sitePages.blogs.path} />}>
        Newsletters and blogs of this category, newest first.
      </PageHead>
      <Container className={slots.body} aria-busy={isLoading}>
        <h2 className={css({ srOnly: true })}>Entries</h2>
        <div className={slots.tools}>
          <form
            method="get"
            aria-label="Search this category"
            onSubmit={(event) => event.preventDefault()}
            className={slots.form}
          >
            <SearchField
              label="Keyword"
              name="q"
              maxLength={MOST_KEYWORD}
              value={keyword}
              onChange={search}
              className={css({ flex: '1' })}
            />
            <noscript>
              <Button type="submit" variant="outline">
                Search
              </Button>
            </noscript>
          </form>
          <p role="status" className={slots.count}>
            {!isLoading && found.length > 0 && formatCount(found.length, 'entry', 'entries')}
          </p>
        </div>
        {!isLoading && found.length === 0 ? (
          <EmptyList title={messages.empty} hasFailed={hasFailed} retry={retry} />
        ) : (
          <BlogGrid isFirst entries={found} isLoading={isLoading} skeletons={PAGE} />
        )}
      </Container>
    </>
  )
}
