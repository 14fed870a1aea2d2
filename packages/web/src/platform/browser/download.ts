/** Downloads a text or a picture as a file. */
export function download(name: string, content: string | Blob, type: string) {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Browsers may read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
