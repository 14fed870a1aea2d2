/** Saves a text as a file of this person's. */
export function download(name: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser may read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
