import type { UploadFile } from './page.ts'

// A valid PNG of one pixel.
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg=='

export const picture = (name: string): UploadFile => ({
  name,
  type: 'image/png',
  bytes: Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0)),
})

export const htmlPage = (name: string, html: string): UploadFile => ({
  name,
  type: 'text/html',
  bytes: new TextEncoder().encode(html),
})

/** A file as recorded from a request. */
export const asSent = ({ name, type, bytes }: UploadFile) => ({ name, type, size: bytes.byteLength })
