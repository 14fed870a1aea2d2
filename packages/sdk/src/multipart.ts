/** Builds a form. A list becomes one part per member; missing fields and empty file inputs are left out. */
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
