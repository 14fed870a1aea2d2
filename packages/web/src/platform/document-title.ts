import { useEffect } from 'react'
import { config } from './config.ts'

/** Names the page in the tab and in history: 'Live Strategies · Tarang'. */
export function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · ${config.brand}` : config.brand
  }, [title])
}
