import { useParams } from 'wouter'
import { address, useAddressSearch } from '#platform/address'
import { useDocumentDescription } from '#platform/document-description'
import { useDocumentTitle } from '#platform/document-title'
import { formatCount } from '#platform/format'
import { css, sva } from '#styled-system/css'
import { Container } from '#ui/container'
import { EmptyState } from '#ui/empty-state'
import { SearchField } from '#ui/search-field'
import { BackButton } from '../layout/back-button.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { BlogGrid } from './blog-grid.tsx'
import { inCategory, messages, PAGE, titled } from './blogs.model.ts'
import { useBlogs } from './use-blogs.ts'

const category = sva({
  slots: ['body', 'tools', 'count'],
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
    count: { textStyle: 'body.sm', color: 'fg.muted', minHeight: '6' },
  },
})

/** The router leaves reserved characters encoded, such as a slash or an ampersand. */
const readName = (text: string | undefined) =>
  (text ?? '').replace(/%(2[3-6BCF]|3[ABDF]|40)/gi, decodeURIComponent).trim()

/** The entries of the category that the address names. */
export default function Category() {
  const name = readName(useParams<{ category: string }>().category)
  const query = new URLSearchParams(useAddressSearch())
  const keyword = query.get('q') ?? ''
  const { isLoading, entries } = useBlogs()
  const found = titled(inCategory(entries, name), keyword)
  const slots = category()
  useDocumentTitle(name)
  useDocumentDescription(`${name}: newsletters and blogs, newest first.`)

  const search = (text: string) => {
    if (text === '') query.delete('q')
    else query.set('q', text)
    address.write(query.toString(), { isStep: false })
  }

  return (
    <>
      <PageHead title={name} before={<BackButton />}>
        Newsletters and blogs of this category, newest first.
      </PageHead>
      <Container className={slots.body} aria-busy={isLoading}>
        <h2 className={css({ srOnly: true })}>Entries</h2>
        <div className={slots.tools}>
          <SearchField
            label="Keyword"
            value={keyword}
            onChange={search}
            className={css({ width: 'full', maxWidth: 'sm' })}
          />
          <p role="status" className={slots.count}>
            {!isLoading && found.length > 0 && formatCount(found.length, 'entry', 'entries')}
          </p>
        </div>
        {!isLoading && found.length === 0 ? (
          <EmptyState title={messages.empty} />
        ) : (
          <BlogGrid entries={found} isLoading={isLoading} skeletons={PAGE} />
        )}
      </Container>
    </>
  )
}
