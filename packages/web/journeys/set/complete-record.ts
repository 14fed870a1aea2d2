/** The first record on the first page without null fields and with a unique name. */
export function completeRecord<Row extends object>(
  rows: readonly Row[],
  name: (row: Row) => string | null,
): Row {
  const found = rows
    .slice(0, 15)
    .find(
      (row) =>
        Object.values(row).every((value) => value !== null) &&
        name(row) !== null &&
        rows.filter((other) => name(other) === name(row)).length === 1,
    )
  if (!found) throw new Error('No record of the first page is complete and has a unique name.')
  return found
}
