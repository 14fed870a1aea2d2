import { useEffect } from 'react'

/** Sets the description that search engines and link previews show; restores the default on leaving. */
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
