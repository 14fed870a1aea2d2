import type { FileColumns, ImportMapping } from '@tarang/sdk/extensions'
import { css } from '#styled-system/css'
import { SelectField, TextField } from '#ui/field'
import { Table } from '#ui/table'

interface Props {
  readonly columns: FileColumns
  readonly mapping: ImportMapping
  readonly onChange: (mapping: ImportMapping) => void
}

/** What each column of the records is taken from: a column of the file, or one text for every row. */
export function ColumnsOfFile({ columns: { header, ignored, mapped }, mapping, onChange }: Props) {
  const options = [...new Set([...mapped.flatMap(({ from }) => from ?? []), ...header])]
  return (
    <section className={css({ display: 'grid', gap: '4' })}>
      <h2 className={css({ textStyle: 'heading.md' })}>Columns</h2>
      <Table.Root label="Columns">
        <Table.Head>
          <Table.Row>
            <Table.Header>Record</Table.Header>
            <Table.Header>Column of the file</Table.Header>
            <Table.Header>Or a text for every row</Table.Header>
            <Table.Header>First values, as stored</Table.Header>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {mapped.map(({ column, from, isRequired, samples }) => {
            const text = mapping.values?.[column] ?? ''
            return (
              <Table.Row key={column}>
                <Table.Cell
                  label="Record"
                  rowHeader
                >{`${column}${isRequired ? ' (required)' : ''}`}</Table.Cell>
                <Table.Cell label="Column of the file">
                  <SelectField
                    label={`Column of the file for ${column}`}
                    hideLabel
                    value={mapping.columns?.[column] ?? from ?? ''}
                    disabled={text !== ''}
                    onChange={({ target }) =>
                      onChange({ ...mapping, columns: { ...mapping.columns, [column]: target.value } })
                    }
                    placeholder="None"
                    options={options.map((name) => ({ value: name, label: name }))}
                  />
                </Table.Cell>
                <Table.Cell label="Or a text for every row">
                  <TextField
                    label={`Text of every row for ${column}`}
                    hideLabel
                    value={text}
                    onChange={({ target }) => onChange(withText(mapping, column, target.value))}
                  />
                </Table.Cell>
                <Table.Cell label="First values, as stored">{samples.filter(Boolean).join(' · ')}</Table.Cell>
              </Table.Row>
            )
          })}
        </Table.Body>
      </Table.Root>
      {ignored.length > 0 && (
        <p className={css({ color: 'fg.muted' })}>{`Ignored: ${ignored.join(', ')}.`}</p>
      )}
    </section>
  )
}

function withText(
  { columns, values, ...mapping }: ImportMapping,
  column: string,
  text: string,
): ImportMapping {
  const { [column]: _, ...others } = values ?? {}
  const { [column]: __, ...otherColumns } = columns ?? {}
  return text === ''
    ? { ...mapping, columns: otherColumns, values: others }
    : { ...mapping, columns: otherColumns, values: { ...others, [column]: text } }
}
