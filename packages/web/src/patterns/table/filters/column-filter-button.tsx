import { ListFilter } from 'lucide-react'
import { type Ref, useState } from 'react'
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

interface ColumnFilterButtonProps<Row> extends Omit<ColumnFilterFormProps<Row>, 'onClose'> {
  readonly ref: Ref<HTMLButtonElement>
}

/** Opens the form that filters a list by one of its columns; nothing where no column can be filtered. */
export function ColumnFilterButton<Row>({ ref, ...props }: ColumnFilterButtonProps<Row>) {
  const module = panels.useLoaded()
  const [isOpen, setOpen] = useState(false)
  if (filterable(props.columns, props.declared).length === 0) return null
  const open = () =>
    panels.load().then(
      () => setOpen(true),
      () => toaster.error({ title: 'Failed to load this part of the page.' }),
    )
  return (
    <>
      <Button ref={ref} variant="outline" size="sm" className={button} onClick={open}>
        <ListFilter aria-hidden />
        <span className={name}>Filter</span>
      </Button>
      {module && isOpen && <module.ColumnFilterForm {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
