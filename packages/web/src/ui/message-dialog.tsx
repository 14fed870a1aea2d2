import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface MessageDialogProps {
  open: boolean
  onClose: () => void
  title: string
  text: string
  /** `alertdialog` for a failure. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Where the focus goes afterwards, as of any dialog. */
  finalFocus?: (() => HTMLElement | null) | undefined
}

/** Says one thing and waits for its Close. */
export const MessageDialog = ({ open, onClose, text, ...props }: MessageDialogProps) => (
  <Dialog
    {...props}
    open={open}
    onOpenChange={onClose}
    description={text}
    footer={<Button onClick={onClose}>Close</Button>}
  />
)
