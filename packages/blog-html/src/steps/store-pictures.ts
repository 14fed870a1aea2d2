import { insidePicture, shownInside } from '../inside-picture.ts'
import type { Step } from '../step.ts'

/**
 * Names the pictures that are inside the page as files beside it, each once. If they stay there, they have a limit. Of others,
 * SVG among them, the description stays.
 */
export const storePictures: Step = (content, { pictures, lose }) => {
  const names = new Map<string, string>()
  for (const image of content.querySelectorAll('img')) {
    const address = image.getAttribute('src')?.trim() ?? ''
    if (!/^data:/i.test(address)) continue
    const alt = image.getAttribute('alt') ?? ''
    const picture = insidePicture(address)
    const reason = reasonAgainst(address, pictures !== null)
    if (!picture || reason) {
      lose('picture', alt, reason ?? 'unknown')
      image.replaceWith(alt)
    } else if (pictures) {
      const { type, base64 } = picture
      const name = names.get(base64) ?? `in-page-${names.size + 1}.${type.replace('jpeg', 'jpg')}`
      if (!names.has(base64)) pictures.push({ name, alt, base64 })
      names.set(base64, name)
      image.setAttribute('src', name)
    }
  }
}

function reasonAgainst(address: string, isStored: boolean): string | null {
  if (/^data:image\/svg/i.test(address)) return 'svg'
  if (!insidePicture(address)) return 'unknown'
  return isStored || shownInside(address) ? null : 'large'
}
