import { categoryPath, entryPath, missingEntryTitle, sitePages } from '@tarang/publication/site-pages'
import { addressProblemOf } from '@tarang/sdk'
import { type ReactNode, useEffect, useId } from 'react'
import { Link } from 'wouter'
import { Article, ArticleSkeleton, BlogBody, BlogBodySkeleton, NoBody } from '#patterns/reading/blog-body'
import { ErrorBoundary, usePathPart } from '#patterns/route'
import { useDocumentTitle } from '#platform/navigation/document-title'
import { focusLateHeading, moveFocusToMain } from '#platform/navigation/heading-focus'
import { css, sva } from '#styled-system/css'
import { ActionLink } from '#ui/action-link'
import { Button } from '#ui/button'
import { Container } from '#ui/container'
import { EmptyIllustration } from '#ui/illustrations/empty'
import { TextLink } from '#ui/link'
import type { Entry } from '../blogs/blogs.model.ts'
import { LikeButton } from '../blogs/like-button.tsx'
import { BackButton } from '../layout/back-button.tsx'
import { useVideoPlayer } from '../video/video-player.tsx'
import { Contents } from './contents.tsx'
import { Further } from './further.tsx'
import { Share } from './share.tsx'
import { useBody, useCountedLikes, useEntry } from './use-blog.ts'

const blog = sva({
  slots: ['back', 'nothing', 'quiet'],
  base: {
    back: { paddingTop: { base: '5', md: '8' } },
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
        <EntryArticle entry={entry} />
        {/* Remounts when a refresh has changed the categories, because the related entries depend on them. */}
        <Further key={entry.categories.join()} entry={entry} />
      </>
    )
  if (status === 'loading') return <ArticleSkeleton back={<BackButton to={sitePages.blogs.path} />} />
  if (problem)
    return (
      <NoEntry title="This entry cannot be opened" action={<AllEntries />}>
        {problem}
      </NoEntry>
    )
  return status === 'ready' ? (
    <NoEntry title={missingEntryTitle} action={<AllEntries />}>
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

function EntryArticle({ entry }: { entry: Entry }) {
  useDocumentTitle(entry.title)
  useEffect(focusLateHeading, [])
  const { isLoading, body, reload } = useBody(entry.bodyLink)
  useCountedLikes(entry.id)
  const videos = useVideoPlayer()
  const title = useId()
  return (
    <Article
      titleId={title}
      title={entry.title}
      image={entry.image}
      date={entry.date}
      minutes={body?.minutes}
      isLoading={isLoading}
      back={<BackButton to={sitePages.blogs.path} />}
      categories={entry.categories.map((category) => (
        <TextLink key={category} asChild>
          <Link href={categoryPath(category)}>{category}</Link>
        </TextLink>
      ))}
      actions={
        <>
          <LikeButton entry={entry} isOnPage />
          <Share title={entry.title} path={entryPath(entry.id)} />
        </>
      }
      contents={body && body.sections.length > 0 && <Contents parts={body.sections} />}
    >
      {isLoading ? (
        <BlogBodySkeleton />
      ) : body ? (
        <ErrorBoundary fallback={() => <NoBody />}>
          <BlogBody body={body} onLost={reload} videos={videos} />
        </ErrorBoundary>
      ) : (
        <NoBody />
      )}
    </Article>
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
