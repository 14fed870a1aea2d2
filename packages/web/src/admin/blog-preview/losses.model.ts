import { bytesOf, type Loss, type Picture, pictureLimits } from '@tarang/blog-html'
import { videoLinks } from '#patterns/reading/blog-body'
import { formatNumber } from '#platform/formats/format'
import { formatFileSize } from '#platform/formats/format-money'
import { safeUrl } from '#platform/navigation/safe-url'
import { type Finding, quoted } from './finding.ts'
import type { ReadArticle } from './read-article.ts'

/** What readers lose of a page, or get in another form, with the words of the page. */
export const lossFindings = ({ content, losses, pictures }: ReadArticle): Finding[] =>
  [
    ...losses.filter(isLost(content)).map((loss) => sentences[loss.kind](loss)),
    ...unsafeLinks(content),
    ...picturesInside(pictures),
  ].map((text) => ({ group: 'lost', at: 'page', text }))

/** A video that readers play in the page is not lost. */
function isLost(content: DocumentFragment): (loss: Loss) => boolean {
  const played = new Set(videoLinks(content).map((link) => link.getAttribute('href')))
  return ({ kind, detail }) => kind !== 'video' || !played.has(detail)
}

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '')

/** The pictures inside a page: what a save makes of them, or refuses. */
function picturesInside(pictures: readonly Picture[]): string[] {
  const count = pictures.length
  if (count > pictureLimits.count)
    return [
      `${formatNumber(count)} pictures are inside the page. At most ${pictureLimits.count} can be saved.`,
    ]
  const large = pictures.filter(({ base64 }) => bytesOf(base64) > pictureLimits.bytes)
  if (large.length > 0)
    return large.map(
      ({ alt, base64 }) =>
        `${named('The picture', alt)} inside the page has ${formatFileSize(bytesOf(base64))}. At most ${formatFileSize(pictureLimits.bytes)} can be saved.`,
    )
  if (count === 1) return ['1 picture is inside the page; it will be stored as a file.']
  return count > 1
    ? [`${formatNumber(count)} pictures are inside the page; they will be stored as files.`]
    : []
}

const named = (what: string, words: string) => (words ? `${what} ${quoted(words)}` : what)

const sentences: Readonly<Record<Loss['kind'], (loss: Loss) => string>> = {
  hidden: ({ words }) => `${quoted(words)} is hidden in the page and is left out.`,
  frame: ({ words }) => `The menu or footer ${quoted(words)} is left out.`,
  video: ({ words, detail }) =>
    `${named('The video', words)} on ${hostOf(detail)} cannot be shown in the page; a link to it will be.`,
  embed: ({ words, detail }) =>
    detail
      ? `${named('The embedded content', words)} on ${hostOf(detail)} cannot be shown; a link to it will be.`
      : `${named('The embedded content', words)} is left out: it has no web address.`,
  drawing: ({ words }) =>
    `${named('The drawing', words)} cannot be shown. Save it as a PNG image and choose it.`,
  formula: ({ words }) => `The formula ${quoted(words)} cannot be shown and is left out.`,
  'formula-as-tex': ({ words }) => `The formula ${quoted(words)} is shown as its TeX.`,
  style: ({ words, detail }) => `${detail} is lost in ${quoted(words)}.`,
  colour: ({ words }) => `Colour is lost in ${quoted(words)}.`,
  'merge-tag': ({ words }) =>
    `${quoted(words)} is a ${words.startsWith('[') ? 'shortcode of WordPress' : 'merge tag of a mailing tool'}, and readers see it as it is. Replace it by its text.`,
  picture: ({ words, detail }) =>
    `${named('The picture', words)} cannot be shown: ${reasons[detail] ?? reasons.unknown}`,
}

const reasons: Readonly<Record<string, string>> = {
  svg: 'it is an SVG drawing inside the page. Save it as a PNG image and choose it.',
  http: 'its address must begin with https, or name a chosen file.',
  large: 'it is larger than 2 MB.',
  unknown: 'it is no PNG, JPEG, GIF, WebP or AVIF image.',
}

/** Links that lead nowhere, because their address is no web address. */
const unsafeLinks = (content: DocumentFragment) =>
  [...content.querySelectorAll('a[href]')].flatMap((link) => {
    const scheme = schemeOf(link.getAttribute('href') ?? '')
    if (scheme === undefined) return []
    const words = (link.textContent ?? '').replace(/\s+/g, ' ').trim()
    return [`The link of ${quoted(words)} is removed: it leads to a ${scheme} address.`]
  })

const BASE = 'http://page.invalid'

/** The scheme of an address that the page does not link to; a browser ignores spaces and control characters in it. */
function schemeOf(address: string): string | undefined {
  const url = URL.canParse(address.trim(), BASE) ? new URL(address.trim(), BASE) : undefined
  if (!url || /^(mailto|tel):$/.test(url.protocol) || safeUrl(url.href)) return undefined
  return url.protocol
}
