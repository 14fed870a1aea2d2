import { instantOf } from '@tarang/machines/wire-date'
import { exportDate, exportDateTime, formatDate, formatDateTime } from '#platform/formats/console-date'
import { formatNumber, formatText, MISSING, numberDecimals } from '#platform/formats/format'
import { formatMoney, moneyDecimals } from '#platform/formats/format-money'
import { Badge, type Tone } from '#ui/badge'
import { DateTime } from '#ui/date-time'
import { type Column, field, type Keys, numberOf, textOf, type ValueColumn } from './column.ts'

/** A column that shows one field as it is. */
export const text = <Row,>(label: string, key: Keys<Row, string | number>): ValueColumn<Row> => {
  const shown = (row: Row) => formatText(field(row, key))
  return {
    id: key,
    label,
    kind: 'text',
    filter: 'text',
    cell: shown,
    plain: (row) => numberOf(field(row, key)) ?? shown(row),
    value: (row) => textOf(field(row, key)),
  }
}

/** A column of a text of a few letters: a type, a ratio, an id. */
export const word = <Row,>(label: string, key: Keys<Row, string | number>): ValueColumn<Row> => ({
  ...text<Row>(label, key),
  kind: 'word',
})

/** A column of a text of any length, which takes the width that the other columns leave. */
export const longText = <Row,>(label: string, key: Keys<Row, string | number>): ValueColumn<Row> => ({
  ...text<Row>(label, key),
  kind: 'longText',
})

/** A column that shows one field as a number. */
export const number = <Row,>(label: string, key: Keys<Row, number>): ValueColumn<Row> => ({
  id: key,
  label,
  kind: 'number',
  isNumeric: true,
  filter: 'number',
  cell: (row, _, decimals) => formatNumber(field(row, key), decimals),
  figure: formatNumber,
  decimals: (row) => numberDecimals(field(row, key)),
  plain: (row) => numberOf(field(row, key)) ?? MISSING,
  value: (row) => numberOf(field(row, key)),
})

/** A column that shows one field as an amount in rupees. */
export const money = <Row,>(label: string, key: Keys<Row, number>): ValueColumn<Row> => ({
  ...number<Row>(label, key),
  kind: 'money',
  plainLabel: `${label} (₹)`,
  cell: (row, _, decimals) => formatMoney(field(row, key), decimals),
  figure: formatMoney,
  decimals: (row) => moneyDecimals(field(row, key)),
})

type Format = (value: unknown) => string

const dated =
  (format: Format, formatExport: Format) =>
  <Row,>(label: string, key: Keys<Row, string>): ValueColumn<Row> => {
    const shown = (row: Row) => format(field(row, key))
    return {
      id: key,
      label,
      kind: 'date',
      filter: 'date',
      cell: shown,
      plain: shown,
      exported: (row) => formatExport(field(row, key)),
      value: (row) => instantOf(field(row, key)),
    }
  }

/** A column that shows one field as its calendar day in India. */
export const date = dated(formatDate, exportDate)

/** The same with the time of day in India; UTC is shown on hover. */
export const dateTime = <Row,>(label: string, key: Keys<Row, string>): ValueColumn<Row> => ({
  ...dated(formatDateTime, exportDateTime)<Row>(label, key),
  kind: 'dateTime',
  cell: (row) => <DateTime value={field(row, key)} />,
})

/** The label and the tone of a code. */
export type BadgeLabel = readonly [name: string, tone: Tone]

/** A column that shows a code as a badge with its name; `otherwise` is for every other code and for none. */
export const oneOf = <Row,>(
  label: string,
  key: Keys<Row, string | number>,
  names: Readonly<Record<string | number, BadgeLabel>>,
  otherwise?: BadgeLabel,
): ValueColumn<Row> => {
  const labelOf = (row: Row) => {
    const code = textOf(field(row, key))
    return (code !== null && Object.hasOwn(names, code) ? names[code] : undefined) ?? otherwise
  }
  return {
    id: key,
    label,
    kind: 'badge',
    filter: 'choice',
    cell: (row) => {
      const [name, tone] = labelOf(row) ?? []
      return name === undefined ? MISSING : <Badge tone={tone}>{name}</Badge>
    },
    plain: (row) => labelOf(row)?.[0] ?? MISSING,
    value: (row) => labelOf(row)?.[0],
  }
}

/** A column that shows the API's own text in a badge, with a tone for each text. */
export const toned = <Row,>(
  label: string,
  key: Keys<Row, string | number>,
  tones: Readonly<Record<string, Tone>>,
): ValueColumn<Row> => ({
  ...text<Row>(label, key),
  kind: 'badge',
  filter: 'choice',
  cell: (row) => {
    const word = formatText(field(row, key))
    const known = word.toLowerCase()
    return word === MISSING ? (
      word
    ) : (
      <Badge tone={Object.hasOwn(tones, known) ? tones[known] : 'neutral'}>{word}</Badge>
    )
  },
})

/** The row's number among all matches, from 1. */
export const rowNumber = <Row,>(label: string): Column<Row> => ({
  id: 'rowNumber',
  label,
  kind: 'rowNumber',
  isNumeric: true,
  isDecorative: true,
  cell: (_, index) => formatNumber(index),
  plain: (_, index) => index,
})
