import { entryPath, sitePages } from '@tarang/publication/site-pages'
import { useId } from 'react'
import { Link } from 'wouter'
import { coversCard, EntryLine } from '#patterns/reading/blog-card'
import { address } from '#platform/navigation/address'
import { sva } from '#styled-system/css'
import { ActionLink } from '#ui/action-link'
import { Button } from '#ui/button'
import { VisuallyHidden } from '#ui/visually-hidden'
import { wholeFigures } from '#ui/whole-figures'
import { type Entry, messages, mostPopular, POPULAR_AT_FIRST } from './blogs.model.ts'
import { LikeButton } from './like-button.tsx'

const popular = sva({
  slots: ['head', 'title', 'list', 'item', 'rank', 'words', 'name'],
  base: {
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
    },
    title: { textStyle: 'display.md' },
    list: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      columnGap: { md: '12' },
      marginTop: '6',
    },
    item: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: '{sizes.8} minmax(0, 1fr) auto', md: '{sizes.12} minmax(0, 1fr) auto' },
      alignItems: 'center',
      columnGap: { base: '2', md: '4' },
      paddingBlock: '5',
      borderTopWidth: 'hairline',
      borderTopStyle: 'solid',
      borderColor: 'border.default',
    },
    rank: { textStyle: 'display.md', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
    words: { display: 'grid', gap: '1' },
    name: { textStyle: 'heading.md', overflowWrap: 'anywhere' },
  },
})

interface PopularProps {
  readonly entries: readonly Entry[]
  readonly isExpanded: boolean
  /** The query of the page after View all or View less. */
  readonly toggled: string
}

/** The most liked entries: four, or all of them when expanded. */
export function Popular({ entries, isExpanded, toggled }: PopularProps) {
  const slots = popular()
  const heading = useId()
  const list = useId()
  const ranked = mostPopular(entries)
  const shown = isExpanded ? ranked : ranked.slice(0, POPULAR_AT_FIRST)
  return (
    <section id="popular" aria-labelledby={heading}>
      <div className={slots.head}>
        <h2 id={heading} className={slots.title}>
          Most Popular
        </h2>
        {ranked.length > POPULAR_AT_FIRST && (
          <Button asChild variant="outline" size="sm" aria-expanded={isExpanded} aria-controls={list}>
            <ActionLink
              href={`${sitePages.blogs.path}${toggled}#popular`}
              onAction={() => address.write(toggled, { isStep: false })}
            >
              <span>{isExpanded ? messages.viewLess : messages.viewAll}</span>
              <VisuallyHidden>: Most Popular</VisuallyHidden>
            </ActionLink>
          </Button>
        )}
      </div>
      <ol id={list} className={slots.list}>
        {shown.map((entry, index) => (
          <li key={entry.id}>
            <article
              aria-labelledby={`${heading} ${list}-${entry.id} ${list}-${entry.id}-line`}
              className={slots.item}
            >
              <span aria-hidden className={slots.rank}>
                {index + 1}
              </span>
              <div className={slots.words}>
                <h3 id={`${list}-${entry.id}`} className={slots.name}>
                  <Link href={entryPath(entry.id)} className={coversCard}>
                    {wholeFigures(entry.title)}
                  </Link>
                </h3>
                <EntryLine id={`${list}-${entry.id}-line`} entry={entry} />
              </div>
              <LikeButton entry={entry} />
            </article>
          </li>
        ))}
      </ol>
    </section>
  )
}
