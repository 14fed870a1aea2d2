import type { StaffSession } from '@tarang/sdk/extensions'
import { defineResource, useResource } from '#patterns/resource'
import { extensions } from '#platform/api/extensions'
import { failureText } from '#platform/api/failure'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { DateTime } from '#ui/date-time'
import { Dialog } from '#ui/dialog'
import { Spinner } from '#ui/spinner'
import type { Member } from './members.ts'

interface SessionsDialogProps {
  readonly member: Member | null
  readonly onClose: () => void
  /** Asks whether to end them all. */
  readonly onSignOut: (member: Member) => void
}

const sessions = defineResource<readonly StaffSession[], string>({
  load: (id, options) => extensions.staff.sessions(id, options),
})

const list = css({ display: 'grid', gap: '4' })
const browser = css({ textStyle: 'label' })
const times = css({ textStyle: 'body.sm', color: 'fg.muted' })

/** The sessions of one member of staff. */
export const SessionsDialog = ({ member, onClose, onSignOut }: SessionsDialogProps) => (
  <Dialog
    open={member !== null}
    onOpenChange={onClose}
    title={member ? `Sessions of ${member.name}` : ''}
    footer={
      <>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
        {member && member.sessionCount > 0 && (
          <Button onClick={() => onSignOut(member)}>Sign out everywhere</Button>
        )}
      </>
    }
  >
    {member && <Sessions key={member.id} id={member.id} />}
  </Dialog>
)

/** A separate component, so that the sessions are fetched when the dialog opens. */
function Sessions({ id }: { id: string }) {
  const { isLoading, data, error, retry } = useResource(sessions, { request: id })
  if (isLoading) return <Spinner label="Loading..." />
  if (!data)
    return (
      <Alert tone="negative" onRetry={retry}>
        {failureText('Failed to fetch the sessions.', error)}
      </Alert>
    )
  if (data.length === 0) return <p>This person is signed in nowhere.</p>
  return (
    <ul className={list}>
      {data.map((session) => (
        <li key={session.id}>
          <p className={browser}>{session.browser ?? 'Unknown browser'}</p>
          <p className={times}>
            Logged in <DateTime value={session.createdOn} />, last used{' '}
            <DateTime value={session.lastUsedAt} />
          </p>
        </li>
      ))}
    </ul>
  )
}
