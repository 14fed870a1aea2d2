import { useEffect } from 'react'
import { config } from '../config.ts'

/** Sets the page's title: 'Live Strategies · Tarang'. */
export function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · ${config.brand}` : config.brand
  }, [title])
}
