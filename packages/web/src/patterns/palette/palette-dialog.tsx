import { type ComponentProps, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { allRecords, subscribeToRecords } from '#patterns/records'
import { focusableHeading } from '#platform/heading-focus'
import { DialogContent } from '#ui/dialog-content'
import { Finder } from './finder.tsx'
import type { PaletteEntry } from './palette.model.ts'

export interface PaletteDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly entries: readonly PaletteEntry[]
  /** The current path. */
  readonly path: string
  /** Returns what was typed before the field had the focus. */
  readonly takePending: () => string
}

/** The dialog that finds a screen or a record by its name and navigates to it. */
export function PaletteDialog({ open, onClose, entries, path, takePending }: PaletteDialogProps) {
  const [, navigate] = useLocation()
  const hasChosen = useRef(false)
  const go = (entry: PaletteEntry) => {
    hasChosen.current = true
    onClose()
    navigate(entry.path)
  }
  // After navigation the new screen takes the focus; otherwise it returns to where it was.
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
      <RecordFinder entries={entries} path={path} onChoose={go} takePending={takePending} />
    </DialogContent>
  )
}

/** Follows the records only while the dialog is open: a list that loads then is read at once. */
function RecordFinder({ entries, ...props }: ComponentProps<typeof Finder>) {
  const records = useSyncExternalStore(subscribeToRecords, allRecords, allRecords)
  return <Finder entries={[...entries, ...records]} {...props} />
}
