/**
 * Turns fields into a form. A list becomes one part for each of its members; what is missing, and a file field that
 * was left empty, becomes none. The boundary is left to `fetch`: nobody here sets a Content-Type.
 */
export function multipart(fields: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields as object)) {
    for (const part of [value].flat()) {
      if (part instanceof Blob) {
        if (part.size > 0) form.append(name, part)
      } else if (part !== undefined && part !== null) form.append(name, String(part))
    }
  }
  return form
}
