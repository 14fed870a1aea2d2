const parse = (text: string, base: string) => {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

const isWeb = (url: URL) => url.protocol === 'http:' || url.protocol === 'https:'

/** The address to put into an href or src: http and https only, or a path on this origin. Anything else is dropped. */
export function safeUrl(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const wanted = text.trim()
  if (!/^(https?:\/\/|\/(?![/\\]))/i.test(wanted)) return undefined
  const url = parse(wanted, globalThis.location?.origin ?? 'http://localhost')
  return url && isWeb(url) ? url.href : undefined
}

/** A path to go to on this origin, for addresses that a link or a query brought along. */
export function ownPath(text: string | null | undefined): string | undefined {
  if (!text || !/^\/(?![/\\])/.test(text)) return undefined
  const url = parse(text, location.origin)
  if (!url || url.origin !== location.origin) return undefined
  const path = url.pathname + url.search + url.hash
  // `/.//host` is a path to the parser, and another host to whoever resolves it again.
  return path.startsWith('//') ? undefined : path
}

/** The address of a picture: ours, or anyone's over https. */
export function safeImageUrl(text: unknown): string | undefined {
  const url = safeUrl(text)
  const ours = globalThis.location?.origin ?? 'http://localhost'
  return url && (url.startsWith('https:') || new URL(url).origin === ours) ? url : undefined
}
