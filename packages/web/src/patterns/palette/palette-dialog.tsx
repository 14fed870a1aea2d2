import { type ComponentProps, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { allRecords } from '#patterns/records'
import { defineResource, useResource } from '#patterns/resource'
import { focusableHeading } from '#platform/navigation/heading-focus'
import { DialogContent } from '#ui/dialog-content'
import { Finder } from './finder.tsx'
import { type Answer, findAnywhere, type PaletteEntry, type PaletteSearch } from './palette.model.ts'

export interface PaletteDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly entries: readonly PaletteEntry[]
  readonly search: PaletteSearch | undefined
  /** The current path. */
  readonly path: string
  /** Returns the text typed before the field had the focus. */
  readonly takePending: () => string
}

/** The dialog that finds a screen, an action or a record by its name and navigates to it. */
export function PaletteDialog({ open, onClose, entries, search, path, takePending }: PaletteDialogProps) {
  const [, navigate] = useLocation()
  const hasChosen = useRef(false)
  const go = (entry: PaletteEntry) => {
    hasChosen.current = true
    onClose()
    navigate(entry.path)
  }
  // After a navigation the focus moves to the new screen's heading; otherwise it returns to the opener.
  const finalFocus = () => {
    const heading = hasChosen.current ? focusableHeading() : null
    hasChosen.current = false
    return heading
  }
  return (
    <DialogContent
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Go to"
      initialFocus={() => document.querySelector<HTMLElement>('[role="dialog"] [role="combobox"]')}
      finalFocus={finalFocus}
    >
      <RecordFinder entries={entries} search={search} path={path} onChoose={go} takePending={takePending} />
    </DialogContent>
  )
}

type RecordFinderProps = Omit<ComponentProps<typeof Finder>, 'text' | 'onText' | 'found' | 'search'> &
  Pick<PaletteDialogProps, 'entries' | 'search'>

/** Finds among the loaded records, also those that a list loads while the dialog is open, and among those that the search finds. */
function RecordFinder({ entries, search, ...props }: RecordFinderProps) {
  const records = allRecords.useValue()
  const [text, setText] = useState('')
  const [resource] = useState(() =>
    defineResource<Answer | null, string>({
      load: async (text, options) => (search ? { text, found: await search(text, options) } : null),
      warning: 'The records could not be searched:',
    }),
  )
  const { status, data } = useResource(resource, { request: text.trim() })
  return (
    <Finder
      found={findAnywhere([...entries, ...records], data ?? null, text.trim())}
      text={text}
      onText={setText}
      search={search && status}
      {...props}
    />
  )
}
