import type { ReactNode } from 'react'
import { Cover, coverFrame } from '#patterns/reading/cover'
import { css, cx, sva } from '#styled-system/css'
import { Container } from '#ui/container'
import { Skeleton } from '#ui/skeleton'
import { wholeFigures } from '#ui/whole-figures'

const article = sva({
  slots: ['back', 'head', 'kinds', 'title', 'facts', 'actions', 'art', 'columns', 'aside', 'body', 'quiet'],
  base: {
    back: { paddingTop: { base: '5', md: '8' } },
    head: {
      display: 'grid',
      gap: '4',
      maxWidth: 'prose',
      marginInline: 'auto',
      paddingTop: { base: '5', md: '8' },
      paddingBottom: { base: '8', md: '10' },
      _print: { maxWidth: 'full' },
    },
    kinds: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      textStyle: 'label',
      minHeight: '6',
      overflowWrap: 'anywhere',
    },
    title: {
      textStyle: 'display.xl',
      fontSize: 'clamp(2.25rem, 1.6rem + 2.9vw, 3.75rem)',
      overflowWrap: 'anywhere',
    },
    facts: { display: 'flex', gap: '3', textStyle: 'body.sm', color: 'fg.muted', minHeight: '6' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      marginTop: '1',
      _print: { display: 'none' },
    },
    art: {
      aspectRatio: { md: '21 / 9' },
      borderRadius: 'lg',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.subtle',
      _print: { maxHeight: '64' },
    },
    columns: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        xl: 'minmax(0, 1fr) minmax(0, {sizes.prose}) minmax(0, 1fr)',
      },
      columnGap: '10',
      rowGap: '8',
      paddingTop: { base: '8', md: '12' },
    },
    aside: {
      gridColumn: { xl: '3' },
      gridRow: '1',
      width: 'full',
      maxWidth: 'prose',
      // Reserves the height of the collapsed table of contents, so that the text does not move when it appears.
      minHeight: { base: '[3.125rem]', xl: '0' },
      _print: { display: 'none' },
      marginInline: { base: 'auto', xl: '0' },
    },
    body: {
      gridColumn: { xl: '2' },
      gridRow: { xl: '1' },
      width: 'full',
      maxWidth: 'prose',
      marginInline: 'auto',
      _print: { maxWidth: 'full' },
    },
    quiet: { textStyle: 'body.md', color: 'fg.muted' },
  },
})

interface ArticleProps {
  /** The id of its heading. */
  readonly titleId: string
  readonly title: string
  readonly image: string | null
  /** The formatted day of publication. */
  readonly date: string | null
  /** The minutes that its body takes to read, once it has loaded. */
  readonly minutes: number | undefined
  readonly isLoading?: boolean
  readonly back?: ReactNode
  /** Its categories, as links. */
  readonly categories: readonly ReactNode[]
  readonly actions: ReactNode
  readonly contents?: ReactNode
  /** Its body. */
  readonly children: ReactNode
}

/** The page of one newsletter or blog. */
export function Article({
  titleId,
  title,
  image,
  date,
  minutes,
  isLoading = false,
  back,
  categories,
  actions,
  contents,
  children,
}: ArticleProps) {
  const slots = article()
  return (
    <article aria-labelledby={titleId}>
      <Container>
        {back && <div className={slots.back}>{back}</div>}
        <header className={slots.head}>
          {categories.length > 0 && <p className={slots.kinds}>{categories}</p>}
          <h1 id={titleId} className={slots.title}>
            {wholeFigures(title)}
          </h1>
          <p className={slots.facts}>
            {date && <span>{date}</span>}
            {minutes !== undefined && <span>{`${minutes} min read`}</span>}
          </p>
          <div className={slots.actions}>{actions}</div>
        </header>
        <div className={cx(coverFrame, slots.art)}>
          <Cover image={image} seed={title} sizes="(min-width: 75rem) 75rem, 100vw" isFirst />
        </div>
        <div className={slots.columns}>
          <div className={slots.aside}>{contents}</div>
          <div className={slots.body} aria-busy={isLoading}>
            {children}
          </div>
        </div>
      </Container>
    </article>
  )
}

/** Takes the position of a body that is missing or cannot be shown. */
export const NoBody = () => (
  <p className={article().quiet}>The text of this entry is not available just now.</p>
)

export function ArticleSkeleton({ back }: { readonly back: ReactNode }) {
  const slots = article()
  return (
    <Container aria-busy="true">
      <div className={slots.back}>{back}</div>
      <div className={slots.head}>
        <p role="status" className={slots.quiet}>
          Loading...
        </p>
        <Skeleton className={css({ textStyle: 'display.xl', width: '80%' })} />
        <Skeleton className={css({ width: '40%' })} />
      </div>
      <Skeleton shape="block" className={cx(coverFrame, slots.art)} />
    </Container>
  )
}
