import { entryPath } from '@tarang/publication/site-pages'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { sva } from '#styled-system/css'
import { Container } from '#ui/container'
import { wholeFigures } from '#ui/whole-figures'
import { BlogGrid } from '../blogs/blog-grid.tsx'
import type { Entry } from '../blogs/blogs.model.ts'
import { useFurther } from './use-blog.ts'

const further = sva({
  slots: ['root', 'steps', 'step', 'way', 'name', 'title'],
  base: {
    root: {
      marginTop: { base: '14', md: '20' },
      paddingBlock: { base: '10', md: '14' },
      backgroundColor: 'bg.subtle',
      _print: { display: 'none' },
    },
    steps: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      gap: { base: '3', md: '6' },
    },
    step: {
      display: 'grid',
      gap: '1.5',
      layerStyle: 'surface',
      padding: '5',
      color: 'fg.default',
      textDecoration: 'none',
      _hover: { borderColor: 'accent.border' },
      '&[data-newer]': { textAlign: { md: 'end' }, justifyItems: { md: 'end' }, gridColumn: { md: '2' } },
    },
    way: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      textStyle: 'caption',
      color: 'fg.muted',
      '& svg': { boxSize: '4' },
    },
    name: { textStyle: 'heading.md', overflowWrap: 'anywhere' },
    title: { textStyle: 'display.md', marginTop: { base: '10', md: '14' }, marginBottom: '6' },
  },
})

/** Links to the previous and the next entry, and to entries of the same category. */
export function Further({ entry }: { entry: Entry }) {
  const found = useFurther(entry)
  const heading = useId()
  if (!found) return null
  const { newer, older, related } = found
  if (!newer && !older && related.length === 0) return null
  const slots = further()
  return (
    <div className={slots.root}>
      <Container>
        <nav aria-label="Previous and next" className={slots.steps}>
          {older && (
            <Link href={entryPath(older.id)} className={slots.step}>
              <span className={slots.way}>
                <ArrowLeft aria-hidden />
                Previous
              </span>
              <span className={slots.name}>{wholeFigures(older.title)}</span>
            </Link>
          )}
          {newer && (
            <Link href={entryPath(newer.id)} className={slots.step} data-newer="">
              <span className={slots.way}>
                Next
                <ArrowRight aria-hidden />
              </span>
              <span className={slots.name}>{wholeFigures(newer.title)}</span>
            </Link>
          )}
        </nav>
        {related.length > 0 && (
          <section aria-labelledby={heading}>
            <h2 id={heading} className={slots.title}>
              {`More of ${entry.categories.join(', ')}`}
            </h2>
            <BlogGrid entries={related} isLoading={false} skeletons={0} />
          </section>
        )}
      </Container>
    </div>
  )
}
