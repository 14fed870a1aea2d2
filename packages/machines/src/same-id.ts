/** Ids are opaque and compared as text: `1` is `'1'`. A missing id matches nothing. */
export const isSameId = (one: unknown, other: unknown): boolean =>
  one != null && other != null && String(one) === String(other)
