/** The name of a file: the words of a title, and the day. */
export function fileName(title: string, day: string, extension: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return `${[...(words ?? ['table']), day].join('-')}.${extension}`
}
