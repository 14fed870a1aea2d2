import type { QueryEvent, TableQuery } from '@tarang/machines/table'
import { Link2, Star, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { copyText } from '#platform/browser/clipboard'
import { download } from '#platform/browser/download'
import { formatCount } from '#platform/formats/format'
import { absoluteUrl, address } from '#platform/navigation/address'
import { css } from '#styled-system/css'
import { Button, IconButton } from '#ui/button'
import { TextField } from '#ui/field'
import { toaster } from '#ui/toaster'
import { ChoiceGroup } from '../choice-line.tsx'
import { type AddressedTable, openView, openViewAddress, viewAddress } from '../query/index.ts'
import { changeColumnDisplay, useColumnDisplay } from './stored-display.ts'
import {
  openTableWith,
  removeTableView,
  saveTableViews,
  type TableView,
  useTableViews,
} from './table-views.ts'
import { formatViews, parseViews } from './view-file.ts'

interface SavedViewsProps<Row> extends AddressedTable<Row> {
  /** The table under which they are kept. */
  readonly name: string
  readonly query: TableQuery
  readonly send: (event: QueryEvent) => void
  /** A view was opened. */
  readonly onOpened: () => void
}

const list = css({ display: 'grid', gap: '1' })
const item = css({ display: 'flex', alignItems: 'center', gap: '1', minWidth: '0' })
const opener = css({
  flex: '1',
  justifyContent: 'start',
  minWidth: '0',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
})
const starred = css({ '& svg': { fill: 'currentColor' } })
const files = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginInlineStart: '-3' })
const undo = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  overflowWrap: 'anywhere',
})
/** The largest file that is read. */
const MOST_BYTES = 1_000_000
const form = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '3',
  '& > div': { flex: '1 1 12rem' },
})

/** Saves the search, filters, sort and columns of a table under a name, and opens, shares and deletes what was saved. */
export function SavedViews<Row>({ name, query, send, onOpened, ...addressed }: SavedViewsProps<Row>) {
  const { rules, addressPrefix, serverKeys } = addressed
  const views = useTableViews(name)
  const columns = useColumnDisplay(name)
  const [title, setTitle] = useState('')
  const [removed, setRemoved] = useState<TableView | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const formId = useId()
  const addressOf = ({ search }: TableView) =>
    openViewAddress(address.search(), search, rules, addressPrefix, serverKeys)
  const open = (view: TableView) => {
    openView(view.search, addressed, send, { isStep: true })
    if (view.columns) changeColumnDisplay(name, view.columns)
    onOpened()
  }
  const copy = async (view: TableView) => {
    const isCopied = await copyText(absoluteUrl(`${location.pathname}?${addressOf(view)}`))
    if (isCopied) toaster.success({ title: 'Link copied' })
    else toaster.error({ title: 'The browser did not allow copying.' })
  }
  const remove = (view: TableView) => {
    removeTableView(name, view.name)
    setRemoved(view)
    // The focused button is removed with its view.
    input.current?.focus()
  }
  const restore = (view: TableView) => {
    saveTableViews(name, [view])
    setRemoved(null)
    input.current?.focus()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') return input.current?.focus()
    const search = viewAddress(address.search(), query, rules, addressPrefix, serverKeys)
    saveTableViews(name, [{ name: title.trim(), search, columns }])
    setTitle('')
  }
  const exportViews = () => download(`${name} views.json`, formatViews(name, views), 'application/json')
  const importViews = async (file: File | undefined) => {
    if (!file) return
    const read =
      file.size > MOST_BYTES
        ? 'This file is too large for saved views.'
        : parseViews(await file.text(), name, rules, addressPrefix)
    if (typeof read === 'string') return toaster.error({ title: read })
    saveTableViews(name, read.views)
    toaster.success({
      title: `Imported ${formatCount(read.views.length, 'view')}`,
      ...(read.leftOut > 0 && { description: `${formatCount(read.leftOut, 'view')} did not fit this list.` }),
    })
  }
  return (
    <ChoiceGroup title="Saved views">
      {views.length > 0 && (
        <ul className={list}>
          {views.map((view) => (
            <li key={view.name} className={item}>
              <Button variant="ghost" className={opener} onClick={() => open(view)}>
                {view.name}
              </Button>
              <IconButton
                aria-label={`Open this list with ${view.name}`}
                aria-pressed={view.isDefault === true}
                className={view.isDefault ? starred : undefined}
                onClick={() => openTableWith(name, view.isDefault ? null : view.name)}
              >
                <Star aria-hidden />
              </IconButton>
              <IconButton aria-label={`Copy the link of ${view.name}`} onClick={() => void copy(view)}>
                <Link2 aria-hidden />
              </IconButton>
              <IconButton
                tone="danger"
                aria-label={`Delete the view ${view.name}`}
                onClick={() => remove(view)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {/* Always mounted, because screen readers announce only changes. */}
      <div role="status">
        {removed && (
          <p className={undo}>
            <span>{`The view “${removed.name}” was deleted.`}</span>
            <Button variant="outline" size="sm" onClick={() => restore(removed)}>
              Undo
            </Button>
          </p>
        )}
      </div>
      <form id={formId} className={form} onSubmit={save}>
        <TextField
          ref={input}
          label="Name of this search, filters and sort"
          value={title}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
        <Button type="submit" variant="outline">
          Save view
        </Button>
      </form>
      <div className={files}>
        <Button variant="ghost" size="sm" onClick={() => chooser.current?.click()}>
          Import views
        </Button>
        {views.length > 0 && (
          <Button variant="ghost" size="sm" onClick={exportViews}>
            Export views
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label="File of saved views"
          onChange={({ target }) => {
            void importViews(target.files?.[0])
            // The same file can be chosen again.
            target.value = ''
          }}
        />
      </div>
    </ChoiceGroup>
  )
}
