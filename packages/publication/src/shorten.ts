import { wellFormed } from './well-formed.ts'

/** Cuts a text at a word, with an ellipsis. */
export function shorten(value: string, most: number): string {
  const line = wellFormed(value).replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ') > most / 2 ? cut.lastIndexOf(' ') : cut.length).toWellFormed()}…`
}
