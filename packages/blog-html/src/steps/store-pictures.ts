import type { Step } from '../step.ts'

/** Names the pictures that are inside the page as files beside it, each once. Of others, SVG among them, the description stays. */
export const storePictures: Step = (content, { pictures, lose }) => {
  const names = new Map<string, string>()
  for (const image of content.querySelectorAll('img')) {
    const address = image.getAttribute('src')?.trim() ?? ''
    if (!/^data:/i.test(address)) continue
    const alt = image.getAttribute('alt') ?? ''
    const [, type = '', base64 = ''] =
      /^data:image\/(png|jpe?g|gif|webp|avif)(?:;[^,]*)?;base64,(.*)$/is.exec(address) ?? []
    if (!type) {
      lose('picture', alt, /^data:image\/svg/i.test(address) ? 'svg' : 'unknown')
      image.replaceWith(alt)
    } else if (pictures) {
      const name =
        names.get(base64) ?? `in-page-${names.size + 1}.${type.toLowerCase().replace('jpeg', 'jpg')}`
      if (!names.has(base64)) pictures.push({ name, alt, base64 })
      names.set(base64, name)
      image.setAttribute('src', name)
    }
  }
}
