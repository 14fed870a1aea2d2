/** The first record of a list's first page that is whole and whose name no other has. */
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
  if (!found) throw new Error('No record of the first page is whole and has a name of its own.')
  return found
}
