import { ApiError } from './errors.ts'

const forbidden = /[/\\?#\r\n\0]/

/**
 * Refuses path parameters that would leave their place in the path (`..` climbs out of the API), before anything is
 * sent. The refusal is the one that the API would give: an `ApiError` with status 400.
 */
export function guardPath(path: string, parameters: Readonly<Record<string, unknown>> = {}): void {
  for (const [, name = ''] of path.matchAll(/\{([^}]+)\}/g)) {
    const value = String(parameters[name] ?? '')
    if (value === '' || value === '.' || value === '..' || forbidden.test(value) || !value.isWellFormed())
      throw refusal(name, 'This cannot be part of an address.')
  }
}

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
