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

/** A page that the checks of the editor find nothing in. */
export const cleanPage = `<!doctype html>
<html lang="en"><head><title>Why costs decide</title></head>
<body><h2>One per cent</h2><p>A cost is certain, and a gain is not.</p>
<ul><li>Fees</li><li>Taxes</li></ul>
<p>Investment in securities market are subject to market risks. Read all the related documents carefully before investing.</p>
</body></html>`

/** A page with much that readers do not see. */
export const hostilePage = `<!doctype html>
<html><head><title>Why costs decide</title><style>p { color: red }</style></head>
<body><h1>One per cent</h1>
<script>alert(1)</script>
<p onclick="alert(1)">A cost is certain. Our best strategy had 48% CAGR.</p>
<img src="missing.png">
<a href="javascript:alert(1)">More</a>
</body></html>`
