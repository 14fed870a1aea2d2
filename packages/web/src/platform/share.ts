/** What is passed on when a page is shared. */
export interface Shared {
  readonly title: string
  readonly url: string
}

/** The address of this page, as it is worth passing on: without what only this visit needs. */
export const pageAddress = () => location.origin + location.pathname

/** Whether the system has a sheet of its own for sharing. */
export const canShare = () => typeof navigator.share === 'function'

/** Opens the system's sheet. Closing it is no failure. */
export async function share(shared: Shared): Promise<void> {
  try {
    await navigator.share(shared)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

/** Puts a text on the clipboard, and says whether that went well. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export const whatsAppLink = ({ title, url }: Shared) =>
  `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`
