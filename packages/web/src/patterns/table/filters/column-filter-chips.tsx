import type { QueryEvent, TableView } from '@tarang/machines/table'
import { X } from 'lucide-react'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import type { Column } from '../columns/index.ts'
import { columnFilterWords } from './column-filter.model.ts'

interface ColumnFilterChipsProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly declared: readonly { name: string }[]
  readonly filters: TableView<Row>['filters']
  readonly send: (event: QueryEvent) => void
  /** Takes the focus of a chip that is removed. */
  readonly onRemoved: () => void
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  minWidth: '0',
  mdDown: { order: '1', width: 'full' },
  _print: { display: 'none' },
})
const chip = css({ borderRadius: 'full', whiteSpace: 'normal', textAlign: 'start' })

/** The filters of columns that are on; a press removes one. */
export function ColumnFilterChips<Row>({
  columns,
  declared,
  filters,
  send,
  onRemoved,
}: ColumnFilterChipsProps<Row>) {
  const chips = columnFilterWords(columns, declared, filters)
  if (chips.length === 0) return null
  const remove = (filter: string) => {
    send({ type: 'filter.change', filter, value: null })
    onRemoved()
  }
  return (
    <ul className={list} aria-label="Filters">
      {chips.map(({ name, text }) => (
        <li key={name}>
          <Button
            variant="outline"
            size="sm"
            className={chip}
            aria-label={`Remove the filter ${text}`}
            onClick={() => remove(name)}
          >
            <span>{text}</span>
            <X aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  )
}
