// Soft hyphen, zero-width space, joiners, word joiner, byte order mark.
const INVISIBLE = /\u00AD|\u200B|\u200C|\u200D|\u2060|\uFEFF/g

/** A text in the one form of all texts that look alike: composed letters, visible characters, single spaces. */
export const comparableText = (text: string): string =>
  text.replace(INVISIBLE, '').normalize('NFKC').replace(/\s+/g, ' ').trim()

/** A text in the form in which searches and filters compare it. The server's `search_key` does the same in SQL. */
export const searchKey = (text: string): string => comparableText(text).toLowerCase()
