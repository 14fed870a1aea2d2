import { css } from '#styled-system/css'
import { Table } from '#ui/table'

/** A field with both values in words; null where there was or is no record. */
export interface ChangedField {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
  /** Whether the values are partly hidden. */
  readonly isMasked?: boolean
}

interface ChangedFieldsProps {
  /** Names the table. */
  readonly label: string
  readonly fields: readonly ChangedField[]
  /** The headings of the two values. */
  readonly headings?: readonly [string, string]
  /** Shown where no field changed. */
  readonly empty: string
}

const value = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })

/** The changed fields of a record, with their values before and after. */
export function ChangedFields({
  label,
  fields,
  headings: [beforeLabel, afterLabel] = ['Before', 'After'],
  empty,
}: ChangedFieldsProps) {
  if (fields.length === 0) return <p className={css({ color: 'fg.muted' })}>{empty}</p>
  const hasBefore = fields.some(({ before }) => before !== null)
  const hasAfter = fields.some(({ after }) => after !== null)
  return (
    <Table.Root label={label}>
      <Table.Head>
        <Table.Row>
          <Table.Header>Field</Table.Header>
          {hasBefore && <Table.Header>{beforeLabel}</Table.Header>}
          {hasAfter && <Table.Header>{afterLabel}</Table.Header>}
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {fields.map(({ field, before, after, isMasked }) => (
          <Table.Row key={field}>
            <Table.Cell label="Field" rowHeader>
              {isMasked ? `${field} (partly hidden)` : field}
            </Table.Cell>
            {hasBefore && (
              <Table.Cell label={beforeLabel} wide className={value}>
                {before}
              </Table.Cell>
            )}
            {hasAfter && (
              <Table.Cell label={afterLabel} wide className={value}>
                {after}
              </Table.Cell>
            )}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
