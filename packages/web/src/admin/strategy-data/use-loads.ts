import { useState } from 'react'

/** How often something was loaded, counted by its identity: the key of what keeps the data it was made with. */
export function useLoads(data: unknown): number {
  const [loaded, setLoaded] = useState({ data, count: 1 })
  if (loaded.data !== data) setLoaded({ data, count: loaded.count + 1 })
  return loaded.count
}
