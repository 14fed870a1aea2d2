import { useParams } from 'wouter'

/** The decoded value of a route parameter: a code or an id. */
export function usePathPart(name: string): string {
  const encoded = useParams()[name] ?? ''
  try {
    return decodeURIComponent(encoded)
  } catch {
    // Typed by hand, as in `50%`.
    return encoded
  }
}
