import type { SortKey } from '@tarang/machines/table'
import { instantOf } from '@tarang/machines/wire-date'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatDate, formatNumber, formatText, MISSING } from '#platform/format'
import { safeUrl } from '#platform/safe-url'
import { Badge, type Tone } from '#ui/badge'
import { TextLink } from '#ui/link'
import { VisuallyHidden } from '#ui/visually-hidden'

/** One column: what its header says and what its cells show. */
export interface Column<Row> {
  /** Names the column, in the address too; the field it shows, where it shows one. */
  readonly id: string
  readonly label: string
  readonly cell: (row: Row, rowNumber: number) => ReactNode
  /** Set to the right, in figures of one width. */
  readonly isNumeric?: boolean
  /** A text that may be long, and then takes several lines; everything else stays on one. */
  readonly isLong?: boolean
  /** What the column stands for when rows are put in order. */
  readonly value?: (row: Row) => SortKey
  /** Makes the header a button that sorts. */
  readonly isSortable?: boolean
}

/** The fields of a row that hold such a value, or nothing. */
type Keys<Row, Value> = {
  [Key in keyof Row & string]-?: NonNullable<Row[Key]> extends Value ? Key : never
}[keyof Row & string]

// A row comes from the wire: what the types promise is looked at again where it is shown.
const field = <Row,>(row: Row, key: keyof Row): unknown => row[key]

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : null)
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)

/** A column that shows one field as it is. */
export const text = <Row,>(label: string, key: Keys<Row, string | number>): Column<Row> => ({
  id: key,
  label,
  isLong: true,
  cell: (row) => formatText(field(row, key)),
  value: (row) => textOf(field(row, key)),
})

/** A column that shows one field as a number. */
export const number = <Row,>(label: string, key: Keys<Row, number>): Column<Row> => ({
  id: key,
  label,
  isNumeric: true,
  cell: (row) => formatNumber(field(row, key)),
  value: (row) => numberOf(field(row, key)),
})

/** A column that shows one field as its calendar day in India. */
export const date = <Row,>(label: string, key: Keys<Row, string>): Column<Row> => ({
  id: key,
  label,
  cell: (row) => formatDate(field(row, key)),
  value: (row) => instantOf(field(row, key)),
})

/** What a code is called, and how it looks. */
export type Naming = readonly [name: string, tone: Tone]

/** A column that shows a code as a badge with its name; `otherwise` is for every other code and for none. */
export const oneOf = <Row,>(
  label: string,
  key: Keys<Row, string | number>,
  names: Readonly<Record<string | number, Naming>>,
  otherwise?: Naming,
): Column<Row> => {
  const naming = (row: Row) => {
    const code = textOf(field(row, key))
    return (code !== null && Object.hasOwn(names, code) ? names[code] : undefined) ?? otherwise
  }
  return {
    id: key,
    label,
    cell: (row) => {
      const [name, tone] = naming(row) ?? []
      return name === undefined ? MISSING : <Badge tone={tone}>{name}</Badge>
    },
    value: (row) => naming(row)?.[0],
  }
}

/** A column that shows one field and leads to a screen of ours. */
export const link = <Row,>(label: string, key: Keys<Row, string>, to: (row: Row) => string): Column<Row> => ({
  id: key,
  label,
  isLong: true,
  value: (row) => textOf(field(row, key)),
  cell: (row) => {
    const shown = formatText(field(row, key))
    return shown === MISSING ? shown : <InnerLink to={to(row)}>{shown}</InnerLink>
  },
})

/** A column of links that all say the same, to a screen of ours; none where there is nothing to lead to. */
export const linkTo = <Row,>(label: string, to: (row: Row) => string | undefined): Column<Row> => ({
  id: label,
  label,
  cell: (row) => {
    const path = to(row)
    return path === undefined ? MISSING : <InnerLink to={path}>{label}</InnerLink>
  },
})

/** A column of links that open another site in a new tab; only http and https are followed. */
export const externalLink = <Row,>(
  label: string,
  url: (row: Row) => unknown,
  says: string = label,
): Column<Row> => ({
  id: label,
  label,
  cell: (row) => {
    const href = safeUrl(url(row))
    if (href === undefined) return MISSING
    return (
      <TextLink href={href} external>
        {says}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </TextLink>
    )
  },
})

/** The row's place among all that match, from 1. */
export const rowNumber = <Row,>(label: string): Column<Row> => ({
  id: 'rowNumber',
  label,
  isNumeric: true,
  cell: (_, place) => formatNumber(place),
})

/** The same column, with its header made a button that sorts. */
export const sortable = <Row,>(column: Column<Row>): Column<Row> => ({ ...column, isSortable: true })

const InnerLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <TextLink asChild>
    <Link href={to}>{children}</Link>
  </TextLink>
)
