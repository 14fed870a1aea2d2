import type { Invite } from '@tarang/sdk/extensions'
import { copyText } from '#platform/browser/clipboard'
import { formatDateTime } from '#platform/formats/console-date'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { TextField } from '#ui/field'
import { toaster } from '#ui/toaster'
import { roleNames } from './role-names.ts'

interface InviteDialogProps {
  readonly invite: Invite | null
  readonly onClose: () => void
}

/** Shows the link of a new invite, which cannot be shown again. */
export function InviteDialog({ invite, onClose }: InviteDialogProps) {
  const copy = async () => {
    if (invite && (await copyText(invite.link))) toaster.success({ title: 'Link copied' })
    else toaster.error({ title: 'Could not copy the link. Select it and copy it yourself.' })
  }
  return (
    <Dialog
      open={invite !== null}
      onOpenChange={onClose}
      title="Invite link"
      description={
        invite &&
        `Send this link to one person, who registers with it as ${roleNames[invite.role].inSentence} until ${formatDateTime(invite.expiresAt)}. It is shown only now.`
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button onClick={copy}>Copy link</Button>
        </>
      }
    >
      <TextField
        label="Link"
        readOnly
        value={invite?.link ?? ''}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  )
}
