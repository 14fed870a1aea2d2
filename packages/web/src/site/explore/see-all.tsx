import { sectionTitle, sitePages } from '@tarang/publication/site-pages'
import { useSearchParams } from 'wouter'
import { useDocumentTitle } from '#platform/navigation/document-title'
import { css } from '#styled-system/css'
import { Container } from '#ui/container'
import { BackButton } from '../layout/back-button.tsx'
import { EmptyList } from '../layout/empty-list.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { cardsOf, messages, topicNamed } from './explore.model.ts'
import { useExplore } from './use-explore.ts'
import { VideoGrid } from './video-grid.tsx'

/** About two screens of a desktop. */
const SKELETONS = 8

/** Every video of the section that the address names. */
export default function SeeAll() {
  const [query] = useSearchParams()
  const section = query.get('section') ?? ''
  const topic = topicNamed(section)
  const title = topic ? sectionTitle(topic.title) : 'All videos'
  useDocumentTitle(title)

  const { isLoading, hasFailed, retry, sections, videoHosts } = useExplore()
  const cards = cardsOf(sections, section, videoHosts)
  const isEmpty = !isLoading && cards.length === 0

  return (
    <>
      <PageHead title={topic?.title ?? 'All videos'} before={<BackButton to={sitePages.explore.path} />}>
        {topic?.lead}
      </PageHead>
      <Container className={css({ paddingBlock: { base: '10', md: '14' } })} aria-busy={isLoading}>
        {!isEmpty && <h2 className={css({ srOnly: true })}>{topic ? 'All videos' : `Section ${section}`}</h2>}
        {isEmpty ? (
          <EmptyList title={messages.empty} hasFailed={hasFailed} retry={retry} />
        ) : (
          <VideoGrid isFirst cards={cards} isLoading={isLoading} skeletons={SKELETONS} />
        )}
      </Container>
    </>
  )
}
