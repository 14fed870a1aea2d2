import { useParams } from 'wouter'

// The router decodes the path with `decodeURI`, which leaves reserved characters encoded.
const LEFT_ENCODED = /%(?:2[346BCF]|3[ABDF]|40)/gi

/** The decoded value of a route parameter: a code or an id. */
export const usePathPart = (name: string): string =>
  (useParams()[name] ?? '').replace(LEFT_ENCODED, decodeURIComponent)
