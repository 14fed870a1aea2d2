import { refusal } from './urls.ts'

/**
 * Builds forms in which some fields are files. A list becomes one part per member; missing fields and empty file inputs are
 * left out. Throws an `ApiError` with status 400 for what a form would send as a text such as `[object Object]`.
 */
export const multipart =
  (files: readonly string[]) =>
  (fields: unknown): FormData => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields as object)) {
      for (const part of [value].flat()) {
        if (part === undefined || part === null) continue
        if (part instanceof Blob) {
          if (!('name' in part)) throw refusal(name, `${name} must have a file name: toFile(blob, name).`)
          if (part.size > 0) form.append(name, part)
        } else if (files.includes(name) || typeof part === 'object')
          throw refusal(
            name,
            `${name} must be a ${files.includes(name) ? 'File: toFile(content, name)' : 'text'}.`,
          )
        else form.append(name, String(part))
      }
    }
    return form
  }
