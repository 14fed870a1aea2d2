import { ApiError, isApiError } from './errors.ts'

const forbidden = /[/\\?#\r\n\0]/
const notInAddress = 'cannot be part of an address.'

/**
 * Puts parameters into a path, encoded. One that would leave its place in it (`..` climbs out of the API) is refused
 * before anything is sent, as the API would: an `ApiError` with status 400.
 */
export const pathWith = (path: string, parameters: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{([^}]+)\}/g, (_, name) => {
    const value = String(parameters[name] ?? '')
    if (['', '.', '..'].includes(value) || forbidden.test(value) || !value.isWellFormed())
      throw refusal(name, `"${value}" ${notInAddress}`)
    return encodeURIComponent(value)
  })

/** Why a call was refused before it was sent: a parameter of its path that cannot be part of an address. */
export const addressProblemOf = (error: unknown): string | undefined =>
  isApiError(error) && error.message.endsWith(notInAddress) ? error.message : undefined

/** Refuses anything but an absolute http(s) address, before anything is sent. */
export function guardUrl(name: string, url: string): void {
  if (!isHttpUrl(url)) throw refusal(name, 'This is not an absolute http(s) address.')
}

/** The base of a service without the slash at its end; a `TypeError` where it is no base, for whoever wrote it. */
export function baseOf(name: string, url: string): string {
  if (!isHttpUrl(url) || /[?#]/.test(url))
    throw new TypeError(
      `createClient: ${name} must be an absolute http(s) address such as https://api.example.com/api, not "${url}".`,
    )
  return url.replace(/\/+$/, '')
}

/** Whether a text is an absolute http(s) address that `fetch` takes: one without a user or a password in it. */
export function isHttpUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, username, password } = new URL(url)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

const refusal = (name: string, why: string) => new ApiError(why, 400, { [name]: why })
