import { cardSize, headTextsOf, siteDescription } from '@tarang/publication/link-preview'
import { config } from '#platform/config'
import { css } from '#styled-system/css'
import { CardDrawing } from './card-drawing.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import type { PreviewedEntry } from './previewed-entry.ts'

const section = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', maxWidth: 'prose' })
const words = css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' })
const quiet = css({ textStyle: 'body.sm', color: 'fg.muted' })

/** A link to the entry in other programs: the card image, the title and the description of its head. */
export function LinkPreview({ entry }: { readonly entry: PreviewedEntry }) {
  const { title, categories, publishedAt, body } = entry
  const texts = headTextsOf(
    { title, html: body ? new XMLSerializer().serializeToString(body.content) : null },
    { name: config.brand, description: siteDescription },
  )
  return (
    <div className={section}>
      <PreviewFrame title="The image of a shared link" {...cardSize} theme="light">
        <CardDrawing title={title} categories={categories} publishedAt={publishedAt} />
      </PreviewFrame>
      <div className={words}>
        <p className={css({ textStyle: 'label' })}>{texts.title}</p>
        <p className={quiet}>{texts.description}</p>
      </div>
    </div>
  )
}
