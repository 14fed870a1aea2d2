import { useRef } from 'react'
import { download } from '#platform/browser/download'
import { formatCount } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { toaster } from '#ui/toaster'
import { ChoiceGroup } from '../choice-line.tsx'
import type { AddressedTable } from '../query/index.ts'
import { saveTableViews, useTableViews } from './table-views.ts'
import { formatViews, parseViews } from './view-file.ts'

interface ViewFilesProps<Row> extends AddressedTable<Row> {
  /** The table under which they are kept. */
  readonly name: string
}

const files = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginInlineStart: '-3' })
/** The largest file that is read. */
const MOST_BYTES = 1_000_000

/** Saves the views of a table in a file, and reads them from one. */
export function ViewFiles<Row>({ name, rules, addressPrefix }: ViewFilesProps<Row>) {
  const views = useTableViews(name)
  const chooser = useRef<HTMLInputElement>(null)
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
