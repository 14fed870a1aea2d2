import { beginsWith } from '@tarang/blog-html'
import { useEffect, useMemo, useState } from 'react'
import type { LoadedBody } from '#patterns/reading/blog-body'
import { useResource } from '#patterns/resource'
import { now } from '#platform/browser/clock'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { VisuallyHidden } from '#ui/visually-hidden'
import { checkPage } from './check-page.model.ts'
import { Checks } from './checks.tsx'
import type { EntryDraft } from './draft.ts'
import { EntryPreviews } from './entry-previews.tsx'
import { summaryOf } from './findings.tsx'
import { useObjectUrls } from './object-urls.ts'
import { filesOf, imagesByKey, previewBody } from './preview-body.ts'
import { chosenPage, keyOf, type ReadPage } from './read-page.ts'
import { checkTitle } from './wording.model.ts'

const quiet = css({ textStyle: 'body.sm', color: 'fg.muted' })

export interface PreviewPanelProps {
  readonly draft: EntryDraft
  /** What the entry has and keeps; null for a new one. The cover is the address of its image. */
  readonly stored: {
    readonly cover: string | null
    readonly publishedAt: Date | null
    readonly likesCount: number
  } | null
}

/** The previews of an entry and the checks of its page. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { htmlPage } = props.draft
  const [announcement, setAnnouncement] = useState('')
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {htmlPage ? (
        <ChosenPage key={keyOf(htmlPage)} {...props} file={htmlPage} onChecked={setAnnouncement} />
      ) : (
        <Previews {...props} body={undefined} />
      )}
    </>
  )
}

interface ChosenPageProps extends PreviewPanelProps {
  readonly file: File
  /** Announces the outcome once, and not again while the title is typed. */
  readonly onChecked: (announcement: string) => void
}

function ChosenPage({ file, onChecked, ...props }: ChosenPageProps) {
  const { data } = useResource(chosenPage, { request: file })
  if (!data) return <p className={quiet}>Reading the page…</p>
  if (data.problem === null) return <CheckedPage {...props} read={data} onChecked={onChecked} />
  return (
    <>
      <Alert tone="warning">{data.problem}</Alert>
      <Previews {...props} body={undefined} />
    </>
  )
}

interface CheckedPageProps extends PreviewPanelProps {
  readonly read: Extract<ReadPage, { problem: null }>
  readonly onChecked: (announcement: string) => void
}

const NO_FILES: readonly File[] = []

function CheckedPage({ read, onChecked, ...props }: CheckedPageProps) {
  const { draft, stored } = props
  const isNew = stored === null
  const { text, backgroundImage, blogImage = NO_FILES } = draft
  // Not of the title: a large page is checked once for each choice of files, not while the user types.
  const pageFindings = useMemo(
    () => checkPage(read.article, { cover: backgroundImage, images: blogImage, mayHaveImages: !isNew }),
    [read, backgroundImage, blogImage, isNew],
  )
  const findings = [...checkTitle(text), ...pageFindings]
  const [summary] = useState(() => summaryOf(findings))
  useEffect(() => onChecked(`The page has been checked. ${summary}`), [onChecked, summary])
  const files = useMemo(() => [...blogImage, ...filesOf(read.article.pictures)], [read, blogImage])
  const urls = useObjectUrls(files)
  const repeated = beginsWith(read.article.content, text) ? text : ''
  const body = useMemo(
    () => previewBody(read.article.html, imagesByKey(urls), repeated),
    [read, urls, repeated],
  )
  return (
    <>
      <Checks findings={findings} />
      <Previews {...props} body={body} />
    </>
  )
}

interface PreviewsProps extends PreviewPanelProps {
  /** Undefined without a page; null if readers would see nothing of it. */
  readonly body: LoadedBody | null | undefined
}

function Previews({ draft, stored, body }: PreviewsProps) {
  const { text, category, backgroundImage } = draft
  const covers = useMemo(() => (backgroundImage ? [backgroundImage] : NO_FILES), [backgroundImage])
  const urls = useObjectUrls(covers)
  const image = backgroundImage ? (urls.get(backgroundImage) ?? null) : (stored?.cover ?? null)
  return (
    <EntryPreviews
      title={text.trim() || 'No title yet'}
      categories={category ? [category] : []}
      image={image}
      publishedAt={stored ? stored.publishedAt : now()}
      likesCount={stored?.likesCount ?? 0}
      body={body}
    />
  )
}
