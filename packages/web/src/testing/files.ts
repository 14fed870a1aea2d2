const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

// Valid pictures of one pixel.
const PNG = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
)
const GIF = bytesOf('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')

/** A valid picture, padded to `size` bytes. */
export const png = (name: string, size = PNG.length) => {
  const bytes = new Uint8Array(size)
  bytes.set(PNG.subarray(0, size))
  return new File([bytes], name, { type: 'image/png' })
}

export const gif = (name: string) => new File([GIF], name, { type: 'image/gif' })

export const page = (html: string, name = 'page.html') => new File([html], name, { type: 'text/html' })

/** A file that no field accepts. */
export const word = () => new File(['PK'], 'notes.docx', { type: 'application/msword' })
