import { urlPart } from '#platform/navigation/url-part'
export interface SharedPage {
  readonly title: string
  readonly url: string
}

/** Whether the system has a share sheet. */
export const canShare = () => typeof navigator.share === 'function'

/** Opens the share sheet. Closing it is not a failure. */
export async function share(shared: SharedPage): Promise<void> {
  try {
    await navigator.share(shared)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

export const whatsAppLink = ({ title, url }: SharedPage) =>
  `https://wa.me/?text=${urlPart(`${title}\n${url}`)}`
