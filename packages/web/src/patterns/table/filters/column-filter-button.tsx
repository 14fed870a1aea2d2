import { ListFilter, Plus } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { toaster } from '#ui/toaster'
import { panels } from '../list-panels.ts'
import { filterable } from './column-filter.model.ts'
import type { ColumnFilterFormProps } from './column-filter-form.tsx'

const button = css({
  mdDown: { width: 'target', minHeight: 'target', paddingInline: '0', marginInlineStart: 'auto' },
})
const name = css({ mdDown: { srOnly: true } })
const onWide = css({ mdDown: { display: 'none' } })
const onPhone = css({ md: { display: 'none' } })

/** The open form, and the column that it starts with. */
export interface OpenFilter {
  readonly column?: string
}

interface ColumnFilterButtonProps<Row> extends Omit<ColumnFilterFormProps<Row>, 'onClose' | 'first' | 'ids'> {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly opened: OpenFilter | null
  readonly onOpen: (opened: OpenFilter | null) => void
}

/** Opens the form that filters a list by one of its columns; nothing where no column can be filtered. */
export function ColumnFilterButton<Row>({ ref, opened, onOpen, ...props }: ColumnFilterButtonProps<Row>) {
  const module = panels.useLoaded()
  const id = useId()
  const ids = { trigger: id, content: `${id}-form` }
  if (filterable(props.columns, props.declared).length === 0) return null
  const open = () => panels.load().then(() => onOpen({}), toaster.notLoaded)
  const close = () => onOpen(null)
  return (
    <>
      <Button
        ref={ref}
        id={ids.trigger}
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        className={button}
        onClick={opened ? close : open}
      >
        <Plus aria-hidden className={onWide} />
        <ListFilter aria-hidden className={onPhone} />
        <span className={name}>Filter</span>
      </Button>
      {module && opened && (
        <module.ColumnFilterForm {...props} ids={ids} first={opened.column} onClose={close} />
      )}
    </>
  )
}
