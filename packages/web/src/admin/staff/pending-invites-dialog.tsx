import type { PendingInvite } from '@tarang/sdk/extensions'
import { defineAction } from '#patterns/action'
import { serverMessageOr } from '#patterns/editor'
import { defineResource, useResource } from '#patterns/resource'
import { extensions } from '#platform/api/extensions'
import { failureText } from '#platform/api/failure'
import { formatDateTime } from '#platform/formats/console-date'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { DateTime } from '#ui/date-time'
import { Dialog } from '#ui/dialog'
import { Spinner } from '#ui/spinner'
import { VisuallyHidden } from '#ui/visually-hidden'
import { noRole, roleLabel, roleNames } from './role-names.ts'

export const takingBack = defineAction<PendingInvite>({
  title: 'Take back invite',
  question: ({ role, createdOn }) =>
    `Take back the invite ${role ? `of ${roleNames[role].inSentence} ` : ''}from ${formatDateTime(createdOn)}? Its link stops working.`,
  nameOf: ({ createdOn }) => `Invite from ${formatDateTime(createdOn)}`,
  confirm: 'Take back',
  isDangerous: true,
  act: ({ id }, options) => extensions.staff.withdrawInvite(id, options),
  done: 'The invite is taken back. Its link no longer works.',
  failure: serverMessageOr('Failed to take back the invite.'),
  participle: 'taken back',
})

const invites = defineResource<readonly PendingInvite[]>({
  load: (_, options) => extensions.staff.invites(options),
})

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Asks whether to take one back. */
  readonly onTakeBack: (invite: PendingInvite) => void
}

/** The invites that nobody has used yet. */
export const PendingInvitesDialog = ({ isOpen, onClose, onTakeBack }: Props) => (
  <Dialog
    open={isOpen}
    onOpenChange={onClose}
    title="Pending invites"
    footer={
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    }
  >
    {isOpen && <PendingInvites onTakeBack={onTakeBack} />}
  </Dialog>
)

const list = css({ display: 'grid', gap: '4' })
const row = css({ display: 'flex', gap: '4', alignItems: 'flex-start', justifyContent: 'space-between' })
const times = css({ textStyle: 'body.sm', color: 'fg.muted' })

/** A separate component, so that the invites are fetched when the dialog opens. */
function PendingInvites({ onTakeBack }: Pick<Props, 'onTakeBack'>) {
  const { isLoading, data, error, retry } = useResource(invites)
  if (isLoading) return <Spinner label="Loading..." />
  if (!data)
    return (
      <Alert tone="negative" onRetry={retry}>
        {failureText('Failed to fetch the invites.', error)}
      </Alert>
    )
  if (data.length === 0) return <p>No invite is pending.</p>
  return (
    <ul className={list}>
      {data.map((invite) => (
        <li key={invite.id} className={row}>
          <div>
            <p className={css({ textStyle: 'label' })}>{invite.role ? roleLabel(invite.role) : noRole[0]}</p>
            <p className={times}>
              <span>{`Invited by ${invite.createdBy ?? 'the command line'} on `}</span>
              <DateTime value={invite.createdOn} />
              <span>, valid until </span>
              <DateTime value={invite.expiresAt} />
            </p>
          </div>
          <Button variant="outline" size="sm" onClick={() => onTakeBack(invite)}>
            Take back
            <VisuallyHidden>{` the invite from ${formatDateTime(invite.createdOn)}`}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  )
}
