import { isApiError, isInvalidResponseError, isNetworkError } from '@tarang/sdk'

/**
 * Whether an address answers, but is not that of the API, for example without its `/api`: the API has each path that the
 * commands request. Only the reference server has extensions.
 */
export const isWrongAddress = (error: unknown): boolean =>
  isApiError(error) && error.status === 404 && error.url !== undefined && !error.url.includes('/extensions/')

/** What a person reads of an error: without the names of functions and their options. */
export function errorMessageOf(error: unknown): string {
  if (isWrongAddress(error)) {
    const { origin } = new URL(Object(error).url)
    return `There is no API at this address. Name that of the API by --api or TARANG_API, such as ${origin}/api.`
  }
  if (isApiError(error)) return `${error.reason || 'The API refused the request.'} (${error.status})`
  const message = error instanceof Error ? error.message : String(error)
  if (isNetworkError(error) || isInvalidResponseError(error)) return sentence(message.replace(/^\w+: /, ''))
  return message.replace(/^baseUrl/, '--api').replace(/^notificationsUrl/, '--notifications')
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
