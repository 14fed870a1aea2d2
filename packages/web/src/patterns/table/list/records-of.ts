import { formatText, MISSING } from '#platform/formats/format'

/** Rows as entries of the command palette that open elsewhere than in the details of their list. */
export interface Records<Row> {
  /** The label of the kind: 'Strategy'. */
  readonly kind: string
  readonly name: (row: Row) => unknown
  readonly path: (row: Row) => string
}

/** The records of these rows; a row without a name has none. */
export const recordsOf = <Row>({ kind, name, path }: Records<Row>, rows: readonly Row[]) =>
  rows.flatMap((row) => {
    const label = formatText(name(row))
    return label === MISSING ? [] : [{ kind, label, path: path(row) }]
  })
