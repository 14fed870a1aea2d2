/** Downloads a text as a file. */
export function download(name: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Browsers may read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
