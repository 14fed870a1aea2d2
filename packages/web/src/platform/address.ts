import { useSearch } from 'wouter'

const SEEN = { seen: true } as const

/** The query of the page's address, which is where a screen keeps what should survive a reload or a pasted link. */
export const address = {
  search: () => location.search,

  /** Whether this entry of the history has been worked with before: then it says all there is to say. */
  isSeen: () => (history.state as typeof SEEN | null)?.seen === true,

  /** Writes the query; a new entry for a step that Back should undo, else in place. */
  write(search: string, { isStep }: { isStep: boolean }) {
    const url = location.pathname + (search && `?${search.replace(/^\?/, '')}`)
    try {
      if (isStep) history.pushState(SEEN, '', url)
      else history.replaceState(SEEN, '', url)
    } catch {
      // A browser that is written to too often refuses for a while; the next write brings the address up to date.
    }
  },
}

/** The same, for a component that should hear of changes. */
export const useAddressSearch = useSearch

/** A path of ours as an address that can be opened from anywhere. */
export const ownAddress = (path: string) => new URL(path, location.origin).href
