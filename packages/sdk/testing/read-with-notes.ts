/** Test helpers for `readShape`. */
import { type Mismatch, readShape, type Shape } from '../src/read-shape.ts'
import { flag, id, number, text, words } from '../src/value-readers.ts'

/** A row with members of many kinds. */
export const row = {
  'id!': id,
  name: text,
  price: number,
  on: flag,
  tags: words,
  parts: [text],
} as const

/** Reads a body. The notes are sorted pointers, with `-` for a missing or removed and `~` for a converted value. */
export function readWithNotes(shape: Shape, body: unknown, isOptional = false) {
  const mismatches: Mismatch[] = []
  const value = readShape(shape, body, mismatches, isOptional)
  const notes = mismatches
    .map(({ pointer, outcome }) => `${outcome === 'converted' ? '~' : '-'}${pointer}`)
    .sort()
  return { value, notes, mismatches }
}

/** Returns the error of a body without the shape. */
export function readError(shape: Shape, body: unknown) {
  try {
    readShape(shape, body, [])
  } catch (error) {
    return error as { name: string; kind: string; pointer: string; message: string }
  }
  throw new Error('The body should not have the shape.')
}
