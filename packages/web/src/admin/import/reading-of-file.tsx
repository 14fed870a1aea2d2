import type { ImportReading } from '@tarang/machines/import'
import type { ImportMapping, ImportReport, UnknownText } from '@tarang/sdk/extensions'
import { css } from '#styled-system/css'
import { SelectField } from '#ui/field'

interface Props {
  readonly report: ImportReport
  readonly reading: ImportReading
  readonly onChange: (changes: Partial<ImportReading>) => void
}

const fields = css({ display: 'grid', gap: '5', maxWidth: 'prose' })

/** What the file does not show itself: its sheet, the order of its dates, and what texts outside the choices mean. */
export function ReadingOfFile({ report, reading, onChange }: Props) {
  const { ambiguousDates, columns, unknownTexts } = report
  const { sheets = [], sheet = null } = columns ?? {}
  const mapping = reading.mapping ?? {}
  const texts = [...unknownTexts, ...replacedTexts(mapping, unknownTexts)]
  if (sheets.length < 2 && ambiguousDates.length === 0 && texts.length === 0) return null
  return (
    <section className={fields}>
      <h2 className={css({ textStyle: 'heading.md' })}>How the file is read</h2>
      {sheets.length > 1 && (
        <SelectField
          label="Sheet"
          value={reading.sheet ?? sheet ?? ''}
          options={sheets.map((name) => ({ value: name, label: name }))}
          onChange={({ target }) => onChange({ sheet: target.value })}
        />
      )}
      {ambiguousDates.length > 0 && (
        <SelectField
          label={`Dates of ${ambiguousDates.join(', ')} such as 05/04/2024`}
          hint="No date of the file has a part above 12, which would show the order."
          value={reading.dates}
          options={[
            { value: 'day-first', label: '5 April: the day first' },
            { value: 'month-first', label: '4 May: the month first' },
          ]}
          onChange={({ target }) => onChange({ dates: target.value as ImportReading['dates'] })}
        />
      )}
      {texts.map(({ column, text, choices }) => (
        <SelectField
          key={`${column} ${text}`}
          label={`“${text}” in ${column} means`}
          placeholder="Nothing: it is an error"
          value={mapping.replacements?.[column]?.[text] ?? ''}
          options={choices.map((choice) => ({ value: choice, label: choice }))}
          onChange={({ target }) =>
            onChange({ mapping: withReplacement(mapping, { column, text }, target.value) })
          }
        />
      ))}
    </section>
  )
}

/** What was replaced before the last check, and so is no error any more. */
const replacedTexts = (
  { replacements = {} }: ImportMapping,
  unknown: readonly UnknownText[],
): UnknownText[] =>
  Object.entries(replacements).flatMap(([column, texts]) =>
    Object.entries(texts).flatMap(([text, choice]) =>
      unknown.some((each) => each.column === column && each.text === text)
        ? []
        : [{ column, text, choices: [choice] }],
    ),
  )

function withReplacement(
  mapping: ImportMapping,
  { column, text }: Pick<UnknownText, 'column' | 'text'>,
  choice: string,
): ImportMapping {
  const { [text]: _, ...others } = mapping.replacements?.[column] ?? {}
  return {
    ...mapping,
    replacements: {
      ...mapping.replacements,
      [column]: choice === '' ? others : { ...others, [text]: choice },
    },
  }
}
