/** Sorts rows by a member, those without it last in both orders. */
export function sortRows<Row extends object>(rows: readonly Row[], member: keyof Row, order: 1 | -1): Row[] {
  return rows.toSorted((one, other) => {
    const [a, b] = [one[member] ?? undefined, other[member] ?? undefined]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    const difference =
      typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')
    return order * difference
  })
}
