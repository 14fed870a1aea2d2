import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface MessageDialogProps {
  open: boolean
  onClose: () => void
  title: string
  text: string
  /** More than the text, below it. */
  children?: ReactNode
  /** `alertdialog` for a failure. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** The focus after closing, as in `Dialog`. */
  finalFocus?: (() => HTMLElement | null) | undefined
}

/** A message with a Close button. The second click of the double click that opened it does not close it, wherever it is. */
export const MessageDialog = ({ open, onClose, text, ...props }: MessageDialogProps) => (
  <Dialog
    {...props}
    open={open}
    onOpenChange={onClose}
    closesOutside={false}
    description={text}
    footer={<Button onClick={({ detail }) => detail < 2 && onClose()}>Close</Button>}
  />
)
