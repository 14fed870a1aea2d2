import type { MouseEvent } from 'react'
import { useRouter } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

/**
 * A click handler for anchors in tables that lead to a screen of this application. The router's `Link` subscribes to
 * the address, so a hundred of them would read it a hundred times at every change.
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
