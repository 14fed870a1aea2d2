import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { address } from '#platform/navigation/address'
import { PEEK } from '../query/index.ts'

function withPeek(key: string, peeked: string | null): string {
  const params = new URLSearchParams(address.search())
  params.delete(key)
  if (peeked !== null) params.set(key, peeked)
  return params.toString()
}

/** The row of a table whose details are open. It stands in the address, so that it is a link and Back closes it. */
export function usePeek(prefix = '') {
  const key = prefix + PEEK
  const peeked = new URLSearchParams(useSearch()).get(key)
  /** The query of the history entry that opened the details; a later step of the list, such as another page, has another. */
  const ownEntry = useRef<string | null>(null)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return {
    peeked,
    open: (row: string) => {
      address.write(withPeek(key, row), { isStep: true })
      ownEntry.current = address.search()
    },
    /** Shows another row; Back still leads to the list. */
    move: (row: string) => {
      const isOwn = ownEntry.current === address.search()
      address.write(withPeek(key, row), { isStep: false })
      if (isOwn) ownEntry.current = address.search()
    },
    close: () => {
      // Ark also closes a dialog that is removed with its screen: the address is another by then.
      if (!isShown.current) return
      if (ownEntry.current === address.search()) history.back()
      else address.write(withPeek(key, null), { isStep: false })
      ownEntry.current = null
    },
  }
}
