/** File systems take 255 bytes; the writer adds an ending while it writes. */
const MOST_BYTES = 240

const isFileName = (name: string) =>
  name !== '' && !/^\.|[/\\\0]/.test(name) && Buffer.byteLength(name) <= MOST_BYTES

/** The file from which a static host answers a path, relative to its folder; null if no file can have that name. */
export function fileOfPath(path: string): string | null {
  const names = path.slice(1).split('/').map(decodeURIComponent)
  return names.every(isFileName) ? names.join('/') : null
}
