/** What a shape reads of a body, for the tests of it. */
import { type Mismatch, readShape, type Shape } from './src/read-shape.ts'

/** A row with a member of many kinds. */
export const row = {
  'id!': 'id',
  name: 'text',
  price: 'number',
  on: 'flag',
  tags: 'words',
  parts: ['text'],
} as const

/** What is read of a body, and what is noted: by place, `-` before what is missing, `~` before what was converted. */
export function reading(shape: Shape, body: unknown, isOptional = false) {
  const mismatches: Mismatch[] = []
  const value = readShape(shape, body, (mismatch) => mismatches.push(mismatch), isOptional)
  const notes = mismatches
    .map(({ pointer, outcome }) => `${outcome === 'missing' ? '-' : '~'}${pointer}`)
    .sort()
  return { value, notes, mismatches }
}

/** The error where no reading fits. */
export function failure(shape: Shape, body: unknown) {
  try {
    readShape(shape, body, () => {})
  } catch (error) {
    return error as { name: string; kind: string; pointer: string; message: string }
  }
  throw new Error('No reading should fit.')
}
