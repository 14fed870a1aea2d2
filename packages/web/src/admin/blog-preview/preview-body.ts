import { imageKey, type Picture } from '@tarang/blog-html'
import { hasContent, type LoadedBody, prepareBody } from '#patterns/reading/blog-body'
import { upstreamUrl } from '#platform/api/services'
import { cleanHtml } from '#platform/browser/clean-html'
import { safeImageUrl } from '#platform/navigation/safe-url'
import { css } from '#styled-system/css'
import { imageKeyOf } from './page-files.model.ts'

const placeholder = css({
  display: 'block',
  padding: '4',
  marginBlock: '1.6em',
  borderRadius: 'lg',
  borderWidth: 'hairline',
  borderStyle: 'dashed',
  borderColor: 'border.strong',
  color: 'fg.muted',
  textStyle: 'body.sm',
  textAlign: 'center',
})

/** The address that relative links of a page get; no request goes there. */
const PAGE_ADDRESS = 'https://page.invalid/'

/**
 * The body as the public page shows it, by its own sanitiser. Images are those of the chosen files, by their names; any
 * other is named instead, so that a preview requests nothing from another host. Null if readers would see nothing.
 */
export function previewBody(
  html: string,
  images: ReadonlyMap<string, string>,
  title = '',
): LoadedBody | null {
  const content = cleanHtml(html, title)
  const sourceOf = (address: string) => images.get(imageKeyOf(address) ?? '') ?? storedImage(address)
  const named = [...content.querySelectorAll('img')].flatMap((image) => {
    const address = image.getAttribute('src')?.trim() ?? ''
    if (sourceOf(address)) return []
    // A sanitised page has no image without a web address, so it needs no placeholder.
    if (!isShown(address)) return []
    const name = image.ownerDocument.createElement('span')
    name.textContent = `Image: ${address}`
    image.replaceWith(name)
    return [name]
  })
  const body = prepareBody(content, PAGE_ADDRESS, sourceOf)
  for (const name of named) name.setAttribute('class', placeholder)
  return hasContent(body) ? body : null
}

const isShown = (address: string) =>
  address !== '' &&
  URL.canParse(address, PAGE_ADDRESS) &&
  new URL(address, PAGE_ADDRESS).protocol === 'https:'

/** An image of an earlier upload. */
const storedImage = (address: string) =>
  /^\/files\/[\w.-]+$/.test(address) ? safeImageUrl(upstreamUrl(address)) : undefined

/** The object URLs of chosen images, by the keys by which links find them. */
export const imagesByKey = (urls: ReadonlyMap<File, string>): ReadonlyMap<string, string> =>
  new Map([...urls].map(([{ name }, url]) => [imageKey(name), url]))

/** The pictures that are inside a page, as the files that a save makes of them. */
export const filesOf = (pictures: readonly Picture[]): File[] =>
  pictures.flatMap(({ name, base64 }) => {
    try {
      return [new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name)]
    } catch {
      return []
    }
  })
