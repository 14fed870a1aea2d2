import { useEffect } from 'react'

/** Says what the page is about, to whoever shows a link to it; the page's own words come back on leaving. */
export function useDocumentDescription(description: string) {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (!meta) return
    const before = meta.content
    meta.content = description
    return () => {
      meta.content = before
    }
  }, [description])
}
