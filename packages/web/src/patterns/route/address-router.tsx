import type { ReactNode } from 'react'
import { type AroundNavHandler, type BaseLocationHook, Router, useRouter } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'

// The router decodes the path with `decodeURI`: without this, `%252B` and `%2B` would be the same code.
const useEncodedLocation: BaseLocationHook = (options) => {
  const [path, navigate] = useBrowserLocation(options)
  return [path.replaceAll('%', '%25'), navigate]
}

interface AddressRouterProps {
  readonly aroundNav?: AroundNavHandler
  readonly children: ReactNode
}

/** A router whose paths are encoded as in the address: `usePathPart` decodes a part of one, once. */
export function AddressRouter({ aroundNav, children }: AddressRouterProps) {
  // Of the server that renders the page; a router with another hook does not inherit them.
  const { ssrPath, ssrSearch } = useRouter()
  const options = {
    hook: useEncodedLocation,
    ...(ssrPath !== undefined && { ssrPath }),
    ...(ssrSearch !== undefined && { ssrSearch }),
    ...(aroundNav && { aroundNav }),
  }
  return <Router {...options}>{children}</Router>
}
