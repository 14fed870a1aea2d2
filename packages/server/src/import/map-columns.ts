import * as v from 'valibot'
import type { ImportKind } from './import-kind.ts'

/** How the columns of a file become those of a kind. What it leaves out is guessed from the names. */
export const mappingSchema = v.strictObject({
  /** The column of the file, or several that are joined by ` + `, for a column of the kind. An empty text takes none. */
  columns: v.optional(v.record(v.string(), v.string()), {}),
  /** A text that every row gets. */
  values: v.optional(v.record(v.string(), v.string()), {}),
  /** Texts of the file and what replaces them, by column of the kind. */
  replacements: v.optional(v.record(v.string(), v.record(v.string(), v.string())), {}),
})
export type Mapping = v.InferOutput<typeof mappingSchema>

export const noMapping: Mapping = { columns: {}, values: {}, replacements: {} }

/** Where the value of each column comes from. */
export interface ColumnSource {
  readonly column: string
  /** The columns of the file, by index; several are joined by a space. */
  readonly indexes: readonly number[]
  readonly value: string | null
}

/** A name without case, spaces, signs and what is in brackets: `Entry Price (₹)` is `entryprice`, `P&L` is `pnl`. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replaceAll('&', 'n')
    .replaceAll('%', 'percent')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')

const SEPARATOR = ' + '

/** Finds the column, or the joined columns, of a header that a text names. */
function indexesOf(header: readonly string[], text: string): readonly number[] {
  const whole = header.indexOf(text)
  if (whole !== -1) return [whole]
  const parts = text.split(SEPARATOR).map((part) => header.indexOf(part))
  if (!parts.includes(-1)) return parts
  const plain = header.map(plainName)
  const similar = text.split(SEPARATOR).map((part) => plain.indexOf(plainName(part)))
  return similar.includes(-1) ? [] : similar
}

/** Maps the columns of a file, by the mapping and by their names. A column without a source is left out. */
export function mapColumns(header: readonly string[], kind: ImportKind, mapping: Mapping): ColumnSource[] {
  const plain = header.map(plainName)
  const guess = (column: string) => {
    for (const name of [column, ...(kind.aliases?.[column] ?? [])]) {
      const indexes = name.split(SEPARATOR).map((part) => plain.indexOf(plainName(part)))
      if (!indexes.includes(-1)) return indexes
    }
    return []
  }
  return Object.keys(kind.columns).flatMap((column): ColumnSource[] => {
    const value = mapping.values[column]
    if (value !== undefined) return [{ column, indexes: [], value }]
    const named = mapping.columns[column]
    if (named === '') return []
    const indexes = named === undefined ? guess(column) : indexesOf(header, named)
    return indexes.length > 0 ? [{ column, indexes, value: null }] : []
  })
}

/** What a mapping names that the kind or the file lacks. */
export function faultOfMapping(header: readonly string[], kind: ImportKind, mapping: Mapping): string | null {
  const named = [mapping.columns, mapping.values, mapping.replacements].flatMap(Object.keys)
  const unknown = named.find((column) => !Object.hasOwn(kind.columns, column))
  if (unknown !== undefined)
    return `There is no column “${unknown}” to map to. Choose one of ${Object.keys(kind.columns).join(', ')}.`
  const twice = Object.keys(mapping.columns).find(
    (column) => mapping.columns[column] !== '' && Object.hasOwn(mapping.values, column),
  )
  if (twice !== undefined) return `“${twice}” is mapped twice: to a column, and to a text for every row.`
  const missing = Object.values(mapping.columns).find(
    (text) => text !== '' && indexesOf(header, text).length === 0,
  )
  return missing === undefined ? null : `The file has no column “${missing}” to map.`
}
