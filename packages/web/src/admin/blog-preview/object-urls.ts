import { useEffect, useState } from 'react'

const NONE: ReadonlyMap<File, string> = new Map()

/** The object URLs of files, which keep them in memory until they are revoked. */
export function useObjectUrls(files: readonly File[]): ReadonlyMap<File, string> {
  const [urls, setUrls] = useState(NONE)
  useEffect(() => {
    const made = new Map(files.map((file) => [file, URL.createObjectURL(file)]))
    setUrls(made)
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url)
    }
  }, [files])
  return urls
}
