import type { Theme } from '@tarang/runtime-config'
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { Article, BlogBody, NoBody, sizeLoadedPicture } from '#patterns/reading/blog-body'
import { BlogCard, Hero, LikeCount } from '#patterns/reading/blog-card'
import { formatDate } from '#platform/formats/public-date'
import { css } from '#styled-system/css'
import { Container } from '#ui/container'
import { TextLink } from '#ui/link'
import { Segmented } from '#ui/segmented'
import { LinkPreview } from './link-preview.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import type { PreviewedEntry } from './previewed-entry.ts'

const section = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const choices = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '3' })
const quiet = css({ textStyle: 'body.sm', color: 'fg.muted' })
const padded = css({ paddingBlock: '8' })
const column = css({ width: { base: 'full', sm: '1/2', lg: '1/4' } })

const subjects = [
  { value: 'page', label: 'Page' },
  { value: 'card', label: 'Card' },
  { value: 'hero', label: 'Newest entry' },
  { value: 'link', label: 'Shared link' },
] as const
const widths = [
  { value: '390', label: '390', height: 844 },
  { value: '768', label: '768', height: 1024 },
  { value: '1280', label: '1280', height: 800 },
] as const
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Theme; label: string }[]

/** Higher than a card at each width. */
const CARD_HEIGHT = 600

type Subject = (typeof subjects)[number]['value']
type Width = (typeof widths)[number]['value']

/** An entry as readers will see it: its page, its card, the top of the list, and a link to it in other programs. */
export function EntryPreviews(entry: PreviewedEntry) {
  const [chosen, setSubject] = useState<Subject>('page')
  const [width, setWidth] = useState<Width>('390')
  const [theme, setTheme] = useState<Theme>('light')
  const hasPage = entry.body !== undefined
  const subject = chosen === 'page' && !hasPage ? 'card' : chosen
  const { height: windowHeight } = widths.find(({ value }) => value === width) ?? widths[0]
  const height = subject === 'page' ? windowHeight : CARD_HEIGHT
  return (
    <div className={section}>
      <h4 className={css({ textStyle: 'heading.sm' })}>Preview</h4>
      <div className={choices}>
        <Segmented
          label="Show"
          options={hasPage ? subjects : subjects.filter(({ value }) => value !== 'page')}
          value={subject}
          onChange={setSubject}
        />
        {subject !== 'link' && (
          <>
            <Segmented label="Width in pixels" options={widths} value={width} onChange={setWidth} />
            <Segmented label="Theme of the preview" options={themes} value={theme} onChange={setTheme} />
          </>
        )}
      </div>
      {subject === 'link' ? (
        <LinkPreview entry={entry} />
      ) : (
        <PreviewFrame title={frameTitles[subject]} width={Number(width)} height={height} theme={theme}>
          <Shown subject={subject} entry={entry} />
        </PreviewFrame>
      )}
      <p className={quiet}>
        Nothing in the preview runs, and its links lead nowhere. Images of other hosts are named instead of
        shown.
      </p>
    </div>
  )
}

const frameTitles = {
  page: 'The page of the entry',
  card: 'The card of the entry',
  hero: 'The entry at the top of the list',
} as const

function Shown({
  subject,
  entry,
}: {
  readonly subject: 'page' | 'card' | 'hero'
  readonly entry: PreviewedEntry
}) {
  const { title, categories, image, publishedAt, likesCount } = entry
  const date = publishedAt && formatDate(publishedAt.toISOString())
  const shown = { title, categories, image, date }
  const like = <Like title={title} likesCount={likesCount} />
  if (subject === 'page') return <EntryPage entry={entry} date={date} />
  return (
    <Inert>
      <Container className={padded}>
        {subject === 'hero' ? (
          <Hero entry={shown} href="#" like={like} />
        ) : (
          <div className={column}>
            <BlogCard entry={shown} href="#" like={like} />
          </div>
        )}
      </Container>
    </Inert>
  )
}

// A click on a link would navigate the console.
const Inert = ({ children }: { readonly children: ReactNode }) => <div inert>{children}</div>

interface LikeProps {
  readonly title: string
  readonly likesCount: number
  readonly size?: 'card' | 'page'
}

const Like = ({ title, likesCount, size = 'card' }: LikeProps) => (
  <LikeCount type="button" entryTitle={title} liked={false} likesCount={likesCount} size={size} />
)

/** The server reads the size of a chosen image only when it is saved. */
function sizePicture({ target }: SyntheticEvent) {
  const element = target as Element
  if (element.localName === 'img') sizeLoadedPicture(element as HTMLImageElement)
}

function EntryPage({ entry, date }: { readonly entry: PreviewedEntry; readonly date: string | null }) {
  const { title, categories, image, likesCount, body } = entry
  const heading = useId()
  return (
    <Article
      titleId={heading}
      title={title}
      image={image}
      date={date}
      minutes={body?.minutes}
      categories={categories.map((category) => (
        <TextLink key={category} asChild>
          <span>{category}</span>
        </TextLink>
      ))}
      actions={
        <Inert>
          <Like title={title} likesCount={likesCount} size="page" />
        </Inert>
      }
    >
      {body ? (
        <div onLoadCapture={sizePicture}>
          <BlogBody body={body} onLost={() => {}} />
        </div>
      ) : (
        <NoBody />
      )}
    </Article>
  )
}
