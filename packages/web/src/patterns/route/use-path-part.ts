import { useParams } from 'wouter'

// The router decodes a path as a whole, and so leaves the signs that would have meant something in it.
const LEFT_ENCODED = /%(?:2[346BCF]|3[ABDF]|40)/gi

/** The part of the path that the route's pattern names so: a code or an id, as it was before it went into an address. */
export const usePathPart = (name: string): string =>
  (useParams()[name] ?? '').replace(LEFT_ENCODED, decodeURIComponent)
