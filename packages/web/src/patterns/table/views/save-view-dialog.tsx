import { type FormEvent, useId, useRef, useState } from 'react'
import { address } from '#platform/navigation/address'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { TextField } from '#ui/field'
import { openViewColumns, useColumnDisplay } from './stored-display.ts'
import { LONGEST_NAME, saveTableViews } from './table-views.ts'
import { searchOf, type ViewedTable } from './viewed-table.ts'

interface SaveViewDialogProps<Row> {
  readonly table: ViewedTable<Row>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Asks for the name of a view, and saves it in place of the one with that name. */
export function SaveViewDialog<Row>({ table, isOpen, onOpenChange: setOpen }: SaveViewDialogProps<Row>) {
  const { label, name } = table
  const columns = useColumnDisplay(name)
  const [title, setTitle] = useState('')
  const [isSaved, setSaved] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const formId = useId()
  const close = (saved: boolean) => {
    setSaved(saved)
    setTitle('')
    setOpen(false)
  }
  const tab = () =>
    document.querySelector<HTMLElement>(`[data-views-of="${CSS.escape(name)}"] [aria-current]`)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const view = { name: title.trim(), search: searchOf(table, address.search()), columns }
    if (view.name === '') return input.current?.focus()
    saveTableViews(name, [view])
    openViewColumns(name, view.name)
    close(true)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => close(false)}
      title={`Save a view of ${label}`}
      description="This browser remembers it: the search, filters, sort and columns."
      // The button that opened it may be gone.
      finalFocus={() => (isSaved ? tab() : null)}
      footer={
        <>
          <Button variant="outline" onClick={() => close(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Save view
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save}>
        <TextField
          ref={input}
          label="Name"
          value={title}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
      </form>
    </Dialog>
  )
}
