import type { MouseEvent } from 'react'
import { useRouter } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

/**
 * A click handler for anchors that lead to a screen of ours, for tables: the router's own link subscribes to the address,
 * which is read again for each of a hundred links at every change.
 */
export function useFollowLink() {
  const { aroundNav } = useRouter()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const { ctrlKey, metaKey, altKey, shiftKey, button, currentTarget } = event
    // The browser opens these in a new tab or window.
    if (ctrlKey || metaKey || altKey || shiftKey || button !== 0 || event.defaultPrevented) return
    event.preventDefault()
    aroundNav(navigate, currentTarget.getAttribute('href') ?? '')
  }
}
