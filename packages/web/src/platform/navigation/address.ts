import { useRouter } from 'wouter'
import { usePathname, useSearch as useRawSearch } from 'wouter/use-browser-location'

const SEEN = { seen: true } as const

/** `popstate` is the browser's, the others are wouter's. */
const NAVIGATIONS = ['popstate', 'pushState', 'replaceState'] as const

/** The query of the page's address. Screens keep state there that survives a reload and can be shared as a link. */
export const address = {
  search: () => location.search,

  /** Whether this history entry was used before; its query is then complete. */
  isSeen: () => (history.state as typeof SEEN | null)?.seen === true,

  /** Writes the query: as a new history entry for a step that Back undoes, else in place. */
  write(search: string, { isStep }: { isStep: boolean }) {
    const url = location.pathname + (search && `?${search.replace(/^\?/, '')}`)
    try {
      if (isStep) history.pushState(SEEN, '', url)
      // A form that waits in the state stays there.
      else history.replaceState({ ...history.state, ...SEEN }, '', url)
    } catch {
      // Browsers limit how often history may be written; the next write brings the address up to date.
    }
  },

  /** Calls back when a link, Back or Forward leads to this path again, not after `write`. Returns the cleanup. */
  onArrival(callback: () => void): () => void {
    const { pathname } = location
    const arrive = ({ type }: Event) => {
      if (location.pathname === pathname && (type === 'popstate' || !address.isSeen())) callback()
    }
    for (const type of NAVIGATIONS) addEventListener(type, arrive)
    return () => {
      for (const type of NAVIGATIONS) removeEventListener(type, arrive)
    }
  },
}

/** The path and query of this page as in its address, not decoded; the same on the server. */
export function usePageAddress(): string {
  const router = useRouter()
  return usePathname(router) + useRawSearch(router)
}

/** A path with those parameters that have a value. */
export function withQuery(path: string, parameters: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(parameters).filter(
    (parameter): parameter is [string, string] => parameter[1] !== null,
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** A path on this origin as an absolute address. */
export const absoluteUrl = (path: string) => new URL(path, location.origin).href
