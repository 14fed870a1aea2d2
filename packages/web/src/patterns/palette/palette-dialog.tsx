import { type ComponentProps, useRef } from 'react'
import { useLocation } from 'wouter'
import { allRecords } from '#patterns/records'
import { focusableHeading } from '#platform/navigation/heading-focus'
import { DialogContent } from '#ui/dialog-content'
import { Finder } from './finder.tsx'
import type { PaletteEntry } from './palette.model.ts'

export interface PaletteDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly entries: readonly PaletteEntry[]
  /** The current path. */
  readonly path: string
  /** Returns the text typed before the field had the focus. */
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
      <RecordFinder entries={entries} path={path} onChoose={go} takePending={takePending} />
    </DialogContent>
  )
}

/** Subscribes to the records, also to those that a list loads while the dialog is open. */
function RecordFinder({ entries, ...props }: ComponentProps<typeof Finder>) {
  const records = allRecords.useValue()
  return <Finder entries={[...entries, ...records]} {...props} />
}
