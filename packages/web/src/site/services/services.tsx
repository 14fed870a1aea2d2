import { sitePages } from '@tarang/publication/site-pages'
import { useId } from 'react'
import { Cover, coverFrame } from '#patterns/reading/cover'
import { css, sva } from '#styled-system/css'
import { Card } from '#ui/card'
import { Container } from '#ui/container'
import { Skeleton } from '#ui/skeleton'
import { VisuallyHidden } from '#ui/visually-hidden'
import { messages } from '../explore/explore.model.ts'
import { useExplore } from '../explore/use-explore.ts'
import { EmptyList } from '../layout/empty-list.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { type Service, servicesOf } from './services.model.ts'

const services = sva({
  slots: ['body', 'grid', 'card', 'words', 'name', 'text'],
  base: {
    body: { paddingTop: { base: '8', md: '14' }, paddingBottom: { base: '14', md: '24' } },
    grid: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      },
      gap: { base: '5', md: '8' },
    },
    card: { display: 'flex', flexDirection: 'column', height: 'full' },
    words: { display: 'grid', gap: '2', alignContent: 'start', padding: '6', minHeight: '[12.5rem]' },
    name: { textStyle: 'heading.lg', overflowWrap: 'anywhere' },
    text: { textStyle: 'body.md', color: 'fg.muted', overflowWrap: 'break-word' },
  },
})

const SKELETONS = 6

/** The firm's services. */
export default function Services() {
  const { isLoading, hasFailed, retry, sections } = useExplore()
  const offered = servicesOf(sections)
  const first = offered.findIndex(({ image }) => image !== null)
  const slots = services()
  return (
    <>
      <PageHead title={sitePages.services.title}>
        Tools and articles for people who like to check. None of them tells you what to buy.
      </PageHead>
      <Container className={slots.body} aria-busy={isLoading}>
        <h2 className={css({ srOnly: true })}>All services</h2>
        {isLoading ? (
          <div className={slots.grid}>
            <VisuallyHidden role="status">Loading...</VisuallyHidden>
            {Array.from({ length: SKELETONS }, (_, index) => (
              <ServiceCardSkeleton key={index} />
            ))}
          </div>
        ) : offered.length === 0 ? (
          <EmptyList title={messages.empty} hasFailed={hasFailed} retry={retry} />
        ) : (
          <ul className={slots.grid}>
            {offered.map((service, index) => (
              <li key={service.key}>
                <ServiceCard service={service} isFirst={index === first} />
              </li>
            ))}
          </ul>
        )}
      </Container>
    </>
  )
}

interface ServiceCardProps {
  readonly service: Service
  /** Whether it is the first card of the page: its picture loads before all others. */
  readonly isFirst: boolean
}

function ServiceCard({ service: { name, words, image }, isFirst }: ServiceCardProps) {
  const slots = services()
  const title = useId()
  return (
    <Card asChild padding="none">
      <article aria-labelledby={title} className={slots.card}>
        <div className={coverFrame}>
          <Cover
            image={image}
            seed={name}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
            isFirst={isFirst}
          />
        </div>
        <div className={slots.words}>
          <h3 id={title} className={slots.name}>
            {name}
          </h3>
          {words && <p className={slots.text}>{words}</p>}
        </div>
      </article>
    </Card>
  )
}

/** A placeholder of a card's size. */
function ServiceCardSkeleton() {
  const slots = services()
  return (
    <Card padding="none" className={slots.card}>
      <Skeleton shape="block" className={css({ aspectRatio: '16 / 9' })} />
      <div className={slots.words}>
        <Skeleton className={css({ textStyle: 'heading.lg', width: '60%' })} />
        <Skeleton />
        <Skeleton />
        <Skeleton className={css({ width: '70%' })} />
      </div>
    </Card>
  )
}
