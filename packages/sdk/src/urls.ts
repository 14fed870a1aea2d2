import { ApiError, isApiError } from './errors.ts'

// `Cs` is one half of a pair, of which no URL can be made. Not every engine has `isWellFormed`.
const forbidden = /^\.{0,2}$|[/\\?#\p{Cc}\p{Cs}]/u
const notInAddress = 'cannot be part of an address.'

/** Whether a text can be a part of a path, such as a strategy's code: `buildPath` refuses any other. */
export const isPathPart = (text: string): boolean => !forbidden.test(text)

/**
 * Puts encoded parameters into a path. Throws an `ApiError` with status 400, before anything is sent, for a parameter
 * that would change the path itself, such as `..`.
 */
export const buildPath = (path: string, parameters: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{([^}]+)\}/g, (_, name) => {
    const value = String(parameters[name] ?? '')
    if (!isPathPart(value)) throw refusal(name, `"${value}" ${notInAddress}`)
    return encodeURIComponent(value)
  })

/** The message of a call that was refused before it was sent, for a path parameter that no URL can contain. */
export const addressProblemOf = (error: unknown): string | undefined =>
  isApiError(error) && error.reason?.endsWith(notInAddress) ? error.reason : undefined

/** Throws an `ApiError` with status 400 for anything but an absolute http(s) URL. */
export function assertHttpUrl(name: string, url: string): void {
  if (!isHttpUrl(url)) throw refusal(name, 'This is not an absolute http(s) address.')
}

/** Removes the slash at the end of a base URL. Throws a `TypeError` for a wrong option. */
export function toBaseUrl(name: string, url: string): string {
  if (!parseUrl(url) || !/^https?:\/\/[^\s?#@/]+(\/[^\s?#]*)?$/i.test(url))
    throw new TypeError(`${name} must be an absolute http(s) address, not "${url}".`)
  return url.replace(/\/+$/, '')
}

/** Whether a text is an absolute http(s) URL. `fetch` rejects one with a user or a password. */
export function isHttpUrl(url: string): boolean {
  const { protocol, username, password } = parseUrl(url) ?? {}
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

// Not every engine has `URL.canParse`.
function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url)
  } catch {
    return undefined
  }
}

/** The error of a call that is not sent. */
export const refusal = (name: string, why: string) => new ApiError(why, 400, { [name]: why })
