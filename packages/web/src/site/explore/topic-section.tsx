import { type SiteSection, sectionPath, sitePages, VIDEOS_AT_FIRST } from '@tarang/publication/site-pages'
import { useId } from 'react'
import { Link } from 'wouter'
import { formatCount } from '#platform/formats/format'
import { address, withQuery } from '#platform/navigation/address'
import { sva } from '#styled-system/css'
import { ActionLink } from '#ui/action-link'
import { Button } from '#ui/button'
import { TextLink } from '#ui/link'
import { VisuallyHidden } from '#ui/visually-hidden'
import { messages, shownCards, toggleExpanded, type VideoCardView } from './explore.model.ts'
import { VideoGrid } from './video-grid.tsx'

const section = sva({
  slots: ['root', 'head', 'title', 'lead', 'link', 'foot', 'empty'],
  base: {
    root: {
      paddingBlock: { base: '10', md: '14' },
      '& + &': { borderTopWidth: 'hairline', borderTopStyle: 'solid', borderColor: 'border.default' },
    },
    head: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) auto' },
      alignItems: 'end',
      columnGap: '8',
      rowGap: '2',
      marginBottom: { base: '6', md: '8' },
    },
    title: { textStyle: 'display.md' },
    lead: { textStyle: 'body.md', color: 'fg.muted', maxWidth: 'prose', marginTop: '2' },
    link: { display: 'inline-flex', alignItems: 'center', minHeight: '8', textStyle: 'label' },
    foot: { display: 'flex', justifyContent: 'center', marginTop: '8' },
    empty: { textStyle: 'body.md', color: 'fg.muted' },
  },
})

interface TopicSectionProps {
  readonly topic: SiteSection
  readonly cards: readonly VideoCardView[]
  /** The first section with pictures. */
  readonly isFirst: boolean
  readonly isLoading: boolean
  /** The names of the sections that show all of their videos. */
  readonly expanded: readonly string[]
}

/** One section of Explore: its first videos, and the rest after View all. */
export function TopicSection({ topic, cards, isFirst, isLoading, expanded }: TopicSectionProps) {
  const isExpanded = expanded.includes(topic.name)
  const heading = useId()
  const grid = useId()
  const slots = section()
  const shown = shownCards(cards, isExpanded)
  const toggled = withQuery('', { all: toggleExpanded(expanded, topic.name) })

  return (
    <section id={topic.name} aria-labelledby={heading} className={slots.root}>
      <div className={slots.head}>
        <div>
          <h2 id={heading} className={slots.title}>
            {topic.title}
          </h2>
          <p className={slots.lead}>{topic.lead}</p>
        </div>
        <TextLink asChild className={slots.link}>
          <Link href={sectionPath(topic.name)}>
            <span>{isLoading ? 'All videos' : `All ${formatCount(cards.length, 'video')}`}</span>
            <VisuallyHidden>{`: ${topic.title}`}</VisuallyHidden>
          </Link>
        </TextLink>
      </div>
      {!isLoading && cards.length === 0 ? (
        <p className={slots.empty}>{messages.empty}</p>
      ) : (
        <VideoGrid
          id={grid}
          section={heading}
          isFirst={isFirst}
          cards={shown.cards}
          isLoading={isLoading}
          skeletons={VIDEOS_AT_FIRST}
        />
      )}
      {shown.canToggle && (
        <div className={slots.foot}>
          <Button asChild variant="outline">
            <ActionLink
              href={`${sitePages.explore.path}${toggled}#${topic.name}`}
              onAction={() => address.write(toggled, { isStep: false })}
              aria-expanded={isExpanded}
              aria-controls={grid}
            >
              <span>{isExpanded ? messages.viewLess : messages.viewAll}</span>
              <VisuallyHidden>{`: ${topic.title}`}</VisuallyHidden>
            </ActionLink>
          </Button>
        </div>
      )}
    </section>
  )
}
