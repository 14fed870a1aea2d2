/** Whether two ids name the same record: they are opaque, and compared as text (`1` and `'1'`). Nothing names nothing. */
export const isSameId = (one: unknown, other: unknown): boolean =>
  one != null && other != null && String(one) === String(other)
