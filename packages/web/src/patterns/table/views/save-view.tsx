import { BookmarkPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { toaster } from '#ui/toaster'
import { panels } from '../list-panels.ts'
import { ToolButton } from '../tool-button.tsx'
import { useSharedViews, useTableViews } from './table-views.ts'
import type { ViewedTable } from './viewed-table.ts'

interface SaveViewProps<Row> {
  readonly table: ViewedTable<Row>
  /** One of the tools of the table, and not the end of its views. */
  readonly isTool?: boolean
}

const button = css({ flexShrink: '0', color: 'fg.muted', mdDown: { minHeight: '10' } })

/** Saves the search, filters, sort and columns of a table under a name. */
export function SaveView<Row>({ table, isTool = false }: SaveViewProps<Row>) {
  const module = panels.useModule()
  const hasTabs = [useTableViews(table.name), useSharedViews(table.name)].some(({ length }) => length > 0)
  const [isOpen, setOpen] = useState(false)
  const open = () => panels.load().then(() => setOpen(true), toaster.notLoaded)
  return (
    <>
      {isTool ? (
        // The tabs have it from the first view on.
        !hasTabs && <ToolButton label="Save view" icon={BookmarkPlus} onClick={open} />
      ) : (
        <Button variant="ghost" size="sm" className={button} onClick={open}>
          <Plus aria-hidden />
          <span>Save view</span>
        </Button>
      )}
      {module && <module.SaveViewDialog table={table} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
