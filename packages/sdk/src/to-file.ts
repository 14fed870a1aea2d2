// Not the DOM's `BlobPart` and `Uint8Array<ArrayBuffer>`: programs without the DOM's types lack the first, TypeScript before 5.7 the second.
/** What `toFile` makes a file of: a text, bytes, a `Blob`, or a stream of bytes. */
export type FileContent = string | Blob | ArrayBuffer | ArrayBufferView | AsyncIterable<Uint8Array>

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  csv: 'text/csv',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/**
 * Makes a file for an upload, of a type that its name tells. The bytes of a stream are collected first; those of a `Blob`
 * such as `openAsBlob` returns are read when they are sent.
 *
 * @example
 * ```ts
 * const htmlPage = await toFile(await readFile('costs.html'), 'costs.html')
 * ```
 */
export async function toFile(content: FileContent, name: string): Promise<File> {
  const parts: Exclude<FileContent, AsyncIterable<Uint8Array>>[] = []
  if (isStream(content)) for await (const chunk of content) parts.push(chunk)
  else parts.push(content)
  const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
  const type = (content instanceof Blob && content.type) || (types[extension] ?? '')
  return new File(parts as BlobPart[], name, { type })
}

const isStream = (content: FileContent): content is AsyncIterable<Uint8Array> =>
  Symbol.asyncIterator in Object(content)
