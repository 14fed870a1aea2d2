const MARKS: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
]

/**
 * The text of an HTML file: by its byte order mark; else UTF-8; else by `<meta charset>`; else Windows-1252. UTF-8 is
 * tried before the declaration, because editors that save a page again keep a declaration that is no longer true. Null
 * if the bytes are no text.
 */
export function decodePage(bytes: Uint8Array): string | null {
  const marked = MARKS.find(([, ...mark]) => mark.every((byte, index) => bytes[index] === byte))
  const text = marked
    ? decode(bytes, marked[0])
    : (decode(bytes, 'utf-8') ?? decode(bytes, declaredEncoding(bytes)) ?? decode(bytes, 'windows-1252'))
  return text === null || text.includes('\0') ? null : text
}

/** Browsers look for the declaration in the first 1024 bytes. */
const DECLARED_WITHIN = 1024

function declaredEncoding(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, DECLARED_WITHIN))
  return /<meta[^>]+charset\s*=\s*["']?\s*([\w:-]+)/i.exec(start)?.[1] ?? 'windows-1252'
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
