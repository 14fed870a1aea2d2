import { sitePages, siteSections } from '@tarang/publication/site-pages'
import { useSearch } from 'wouter'
import { Container } from '#ui/container'
import { EmptyList } from '../layout/empty-list.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { cardsOf, messages, readExpanded } from './explore.model.ts'
import { TopicSection } from './topic-section.tsx'
import { useExplore } from './use-explore.ts'

/** The videos of Explore, by section. */
export default function Explore() {
  const { isLoading, hasFailed, retry, sections, videoHosts } = useExplore()
  const shown = siteSections.map((topic) => ({ topic, cards: cardsOf(sections, topic.name, videoHosts) }))
  const expanded = readExpanded(useSearch())
  const first = shown.findIndex(({ cards }) => cards.some(({ image }) => image !== null))
  const isEmpty = !isLoading && shown.every(({ cards }) => cards.length === 0)

  return (
    <>
      <PageHead title={sitePages.explore.title}>
        Watch before you read, read before you decide. Nothing here tells you what to buy.
      </PageHead>
      <Container aria-busy={isLoading}>
        {isEmpty ? (
          <EmptyList title={messages.empty} hasFailed={hasFailed} retry={retry} />
        ) : (
          shown.map(({ topic, cards }, index) => (
            <TopicSection
              key={topic.name}
              topic={topic}
              cards={cards}
              isFirst={index === first}
              isLoading={isLoading}
              expanded={expanded}
            />
          ))
        )}
      </Container>
    </>
  )
}
