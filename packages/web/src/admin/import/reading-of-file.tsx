import type { ImportReading } from '@tarang/machines/import'
import type { ImportReport } from '@tarang/sdk/extensions'
import { css } from '#styled-system/css'
import { SelectField } from '#ui/field'

interface Props {
  readonly report: ImportReport
  readonly reading: ImportReading
  readonly onChange: (changes: Partial<ImportReading>) => void
}

const fields = css({ display: 'grid', gap: '5', maxWidth: 'prose' })

/** What the file itself does not show: the order of its dates. */
export function ReadingOfFile({ report: { ambiguousDates }, reading, onChange }: Props) {
  if (ambiguousDates.length === 0) return null
  return (
    <div className={fields}>
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
    </div>
  )
}
