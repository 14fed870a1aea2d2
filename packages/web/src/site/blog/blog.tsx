import { categoryPath, entryPath, sitePages } from '@tarang/publication/site-pages'
import { addressProblemOf } from '@tarang/sdk'
import { type ReactNode, useEffect, useId } from 'react'
import { Link } from 'wouter'
import { ErrorBoundary, usePathPart } from '#patterns/route'
import { useDocumentTitle } from '#platform/document-title'
import { focusLateHeading, moveFocusToMain } from '#platform/heading-focus'
import { css, sva } from '#styled-system/css'
import { ActionLink } from '#ui/action-link'
import { Button } from '#ui/button'
import { Container } from '#ui/container'
import { EmptyIllustration } from '#ui/illustrations/empty'
import { TextLink } from '#ui/link'
import { Skeleton } from '#ui/skeleton'
import { type Entry, messages } from '../blogs/blogs.model.ts'
import { LikeButton } from '../blogs/like-button.tsx'
import { Cover } from '../explore/cover.tsx'
import { BackButton } from '../layout/back-button.tsx'
import { BlogBody, BlogBodySkeleton } from './blog-body.tsx'
import { Contents } from './contents.tsx'
import { Further } from './further.tsx'
import { Share } from './share.tsx'
import { useBody, useCountedLikes, useEntry } from './use-blog.ts'

const blog = sva({
  slots: [
    'back',
    'head',
    'kinds',
    'title',
    'facts',
    'actions',
    'art',
    'columns',
    'aside',
    'body',
    'nothing',
    'quiet',
  ],
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
    kinds: { display: 'flex', flexWrap: 'wrap', columnGap: '4', textStyle: 'label', minHeight: '6' },
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
      aspectRatio: { base: '16 / 9', md: '21 / 9' },
      overflow: 'clip',
      borderRadius: 'lg',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.subtle',
      backgroundColor: 'bg.muted',
      '& > :is(img, svg)': { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
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
    nothing: {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: '4',
      minHeight: '60vh',
      textAlign: 'center',
    },
    quiet: { textStyle: 'body.md', color: 'fg.muted' },
  },
})

/** The page of one newsletter or blog. */
export default function Blog() {
  const id = usePathPart('id')
  const { status, entry, error, retry } = useEntry(id)
  const problem = addressProblemOf(error)
  const tryAgain = () => {
    moveFocusToMain()
    retry()
  }
  if (entry)
    return (
      <>
        <Article entry={entry} />
        {/* Remounts when a refresh has changed the categories, because the related entries depend on them. */}
        <Further key={entry.categories.join()} entry={entry} />
      </>
    )
  if (status === 'loading') return <EntrySkeleton />
  if (problem)
    return (
      <NoEntry title="This entry cannot be opened" action={<AllEntries />}>
        {problem}
      </NoEntry>
    )
  return status === 'ready' ? (
    <NoEntry title="This entry is no longer available" action={<AllEntries />}>
      It may have been withdrawn, or the link may be incomplete.
    </NoEntry>
  ) : (
    <NoEntry
      title="This entry cannot be shown just now"
      action={
        <Button asChild>
          <ActionLink href={entryPath(id)} onAction={tryAgain}>
            Try again
          </ActionLink>
        </Button>
      }
    >
      Please try again in a moment.
    </NoEntry>
  )
}

const AllEntries = () => (
  <Button asChild>
    <Link href={sitePages.blogs.path}>All newsletters and blogs</Link>
  </Button>
)

function Article({ entry }: { entry: Entry }) {
  useDocumentTitle(entry.title)
  useEffect(focusLateHeading, [])
  const { isLoading, body, reload } = useBody(entry.bodyLink)
  useCountedLikes(entry.id)
  const title = useId()
  const slots = blog()
  return (
    <article aria-labelledby={title}>
      <Container>
        <div className={slots.back}>
          <BackButton to={sitePages.blogs.path} />
        </div>
        <header className={slots.head}>
          {entry.categories.length > 0 && (
            <p className={slots.kinds}>
              {entry.categories.map((category) => (
                <TextLink key={category} asChild>
                  <Link href={categoryPath(category)}>{category}</Link>
                </TextLink>
              ))}
            </p>
          )}
          <h1 id={title} className={slots.title}>
            {entry.title}
          </h1>
          <p className={slots.facts}>
            {entry.date && <span>{entry.date}</span>}
            {body && <span>{body.minutes} min read</span>}
          </p>
          <div className={slots.actions}>
            <LikeButton entry={entry} isOnPage />
            <Share title={entry.title} path={entryPath(entry.id)} />
          </div>
        </header>
        <div className={slots.art}>
          <Cover image={entry.image} seed={entry.title} sizes="(min-width: 75rem) 75rem, 100vw" isFirst />
        </div>
        <div className={slots.columns}>
          <div className={slots.aside}>
            {body && body.sections.length > 0 && <Contents parts={body.sections} />}
          </div>
          <div className={slots.body} aria-busy={isLoading}>
            {isLoading ? (
              <BlogBodySkeleton />
            ) : body ? (
              <ErrorBoundary fallback={() => <NoBody />}>
                <BlogBody body={body} onLost={reload} />
              </ErrorBoundary>
            ) : (
              <NoBody />
            )}
          </div>
        </div>
      </Container>
    </article>
  )
}

const NoBody = () => <p className={blog().quiet}>The text of this entry is not available just now.</p>

function EntrySkeleton() {
  const slots = blog()
  return (
    <Container aria-busy="true">
      <div className={slots.back}>
        <BackButton to={sitePages.blogs.path} />
      </div>
      <div className={slots.head}>
        <p role="status" className={slots.quiet}>
          {messages.loading}
        </p>
        <Skeleton className={css({ textStyle: 'display.xl', width: '80%' })} />
        <Skeleton className={css({ width: '40%' })} />
      </div>
      <Skeleton shape="block" className={slots.art} />
    </Container>
  )
}

interface NoEntryProps {
  readonly title: string
  readonly action: ReactNode
  readonly children: ReactNode
}

function NoEntry({ title, action, children }: NoEntryProps) {
  useDocumentTitle(title)
  useEffect(focusLateHeading, [])
  const slots = blog()
  return (
    <Container>
      <div className={slots.back}>
        <BackButton to={sitePages.blogs.path} />
      </div>
      <div className={slots.nothing}>
        <EmptyIllustration className={css({ width: '40', color: 'fg.subtle' })} />
        <h1 className={css({ textStyle: 'display.md' })}>{title}</h1>
        <p className={slots.quiet}>{children}</p>
        {action}
      </div>
    </Container>
  )
}
