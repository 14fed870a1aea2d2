import { RefusedDraftError } from '@tarang/machines/editor'
import { filesOf, isFile } from './changes.ts'
import type { AnyField } from './fields.ts'
import { shownName } from './files.ts'

// Browsers refuse to read a file that was changed since; one byte is enough, however large it is.
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** The problem of files that were changed or deleted after they were chosen; undefined if there are none. */
export async function changedFilesProblem(files: readonly File[]): Promise<string | undefined> {
  const readable = await Promise.all(files.map(isReadable))
  const changed = files.filter((_, index) => !readable[index]).map(({ name }) => `“${shownName(name)}”`)
  if (changed.length === 0) return undefined
  if (files.length === 1) return 'The file changed after it was chosen. Choose it again.'
  return `${changed.slice(0, 3).join(', ')} changed after ${changed.length === 1 ? 'it was' : 'they were'} chosen. Remove and choose again.`
}

/** Refuses a draft with files that were changed since: the browser would break off the request without a reason. */
export async function refuseChangedFiles(fields: readonly AnyField[], draft: object): Promise<void> {
  const values = draft as Readonly<Record<string, unknown>>
  const problems: Record<string, string> = {}
  for (const { name } of fields.filter(isFile)) {
    const problem = await changedFilesProblem(filesOf(values[name]))
    if (problem) problems[name] = problem
  }
  if (Object.keys(problems).length > 0) throw new RefusedDraftError(problems)
}
