import { instantOf } from '@tarang/machines/wire-date'
import type { Blog } from '@tarang/sdk'
import { useId } from 'react'
import { upstreamUrl } from '#platform/api/services'
import { onDemand } from '#platform/loading/on-demand'
import { safeImageUrl } from '#platform/navigation/safe-url'
import { css } from '#styled-system/css'
import type { EntryDraft } from './draft.ts'

// Most visits of the list open no form, and the parser and the sanitiser are large.
const panel = onDemand(() => import('./preview-panel.tsx'))

const section = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  marginTop: '7',
  paddingTop: '6',
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderColor: 'border.default',
})
const quiet = css({ textStyle: 'body.sm', color: 'fg.muted' })

interface BlogPreviewProps {
  readonly draft: EntryDraft
  /** The blog that is edited. */
  readonly blog?: Blog | null
}

/** Shows the chosen files as readers will see them, and what may need a change. It prevents no save. */
export function BlogPreview({ draft, blog = null }: BlogPreviewProps) {
  const heading = useId()
  const isChosen = draft.htmlPage !== null || draft.backgroundImage !== null
  return (
    <section aria-labelledby={heading} className={section}>
      <h3 id={heading} className={css({ textStyle: 'heading.md' })}>
        Preview and checks
      </h3>
      {isChosen ? (
        <LoadedPanel draft={draft} blog={blog} />
      ) : (
        <p className={quiet}>
          {blog
            ? 'The current page stays. Choose another HTML page to see it here before you save.'
            : 'Choose an HTML page to see it here as readers will, before you save.'}
        </p>
      )}
    </section>
  )
}

/** What a save does not change of a blog. */
function storedOf({ backgroundImage, publishedDate, likesCount }: Blog) {
  const published = instantOf(publishedDate)
  return {
    cover: safeImageUrl(upstreamUrl(backgroundImage)) ?? null,
    publishedAt: published === null ? null : new Date(published),
    likesCount: Math.max(0, Math.trunc(Number(likesCount))) || 0,
  }
}

function LoadedPanel({ draft, blog }: Required<BlogPreviewProps>) {
  const module = panel.useModule()
  if (!module) return <p className={quiet}>Loading the preview…</p>
  return <module.PreviewPanel draft={draft} stored={blog && storedOf(blog)} />
}
