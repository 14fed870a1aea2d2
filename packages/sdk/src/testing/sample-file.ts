const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

// Valid files, because servers check their content: an image of one pixel in two formats, and a page.
const jpeg =
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAL/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCACX//2Q=='
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAMAAAAoyzS7AAAAA1BMVEUPdm5/SejIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACklEQVQImWNgAAAAAgAB9HFkpgAAAABJRU5ErkJggg=='

/** Creates a small file by the extension of its name: a page, a JPEG or a PNG. */
export function sampleFile(name: string): File {
  if (name.endsWith('.html'))
    return new File([`<!doctype html><title>${name}</title><p>A page.</p>`], name, { type: 'text/html' })
  const isJpeg = name.endsWith('.jpg')
  return new File([bytesOf(isJpeg ? jpeg : png)], name, { type: isJpeg ? 'image/jpeg' : 'image/png' })
}
