import { onTestFinished, vi } from 'vitest'

interface Download {
  readonly name: string
  readonly file: Blob
}

/** The files that the page downloads until the end of a test. The page stays, which happy-dom leaves on such a link. */
export function watchDownloads(): readonly Download[] {
  const downloads: Download[] = []
  const files = new Map<string, Blob>()
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.set(`blob:${files.size}`, file as Blob)
    return `blob:${files.size - 1}`
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = files.get(this.href)
    if (file) downloads.push({ name: this.download, file })
  })
  onTestFinished(() => {
    made.mockRestore()
    click.mockRestore()
  })
  return downloads
}
