import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Env } from './context.ts'

export const hashBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64')

/** A text of a form with its value, or a file with its name and the hash of its bytes. */
export type HashedPart =
  | readonly [field: string, value: string]
  | readonly [field: string, fileName: string, hash: string]

/** Hashes the parts of a form, because its bytes differ each time by their boundary. */
export const setFormHash = (context: Context<Env>, parts: readonly HashedPart[]): void =>
  context.set('bodyHash', hashBytes(Buffer.from(JSON.stringify(parts))))
