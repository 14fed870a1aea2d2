import type { Invite } from '@tarang/sdk/extensions'
import { useState } from 'react'
import { useAction } from '#patterns/action'
import { EditorDialog, useEditor } from '#patterns/editor'
import { ScreenHeader } from '#patterns/screen'
import { actionsColumn, ListScreen, useTable } from '#patterns/table'
import { refreshRole, useIsReadingRole, useMay, useMe } from '#platform/api/role'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { disabling, enabling, removal, roleChange, type StaffChange, signOut } from './confirmations.ts'
import { inviteEditor, numberEditor } from './editors.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { type Member, members } from './members.ts'
import { PendingInvitesDialog, takingBack } from './pending-invites-dialog.tsx'
import { roleNames, roles } from './role-names.ts'
import { SessionsDialog } from './sessions-dialog.tsx'

const screen = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })

/** Staff, their roles and their sessions. Others than owners see why they have no access. */
export default function Staff() {
  const isReading = useIsReadingRole()
  const may = useMay()
  if (isReading || may('manageStaff')) return <StaffOfOwner />
  return (
    <div className={screen}>
      <ScreenHeader title="Staff" hasBack />
      <EmptyState title="Only an owner can manage staff">
        Ask an owner if your rights have to change.
      </EmptyState>
    </div>
  )
}

function StaffOfOwner() {
  const myId = useMe()?.id
  const rows = useTable(members)
  const [invite, setInvite] = useState<Invite | null>(null)
  const [withSessions, showSessions] = useState<Member | null>(null)
  const [marked, setMarked] = useState<string | null>(null)
  const reload = () => rows.send({ type: 'rows.refresh' })
  const inviting = useEditor(inviteEditor, { onSaved: (saved) => setInvite(saved ?? null) })
  const [showsInvites, showInvites] = useState(false)
  const { ask: takeBack } = useAction(takingBack)
  const numbering = useEditor(numberEditor, {
    onUnknown: reload,
    onSaved: (_, before) => {
      setMarked(before?.id ?? null)
      reload()
    },
  })
  const callbacks = {
    // After a change of their own account the user may have no access to the list: the success is shown first.
    onDone: ({ member, isSelf }: StaffChange) => {
      setMarked(member.id)
      if (!isSelf) reload()
    },
    onClosed: (needsReload: boolean) => {
      if (!needsReload) return
      reload()
      refreshRole()
    },
  }
  const changingRole = useAction(roleChange, callbacks)
  const signingOut = useAction(signOut, callbacks)
  const disablingOne = useAction(disabling, callbacks)
  const enablingOne = useAction(enabling, callbacks)
  const removing = useAction(removal, callbacks)
  const actions = actionsColumn<Member>({
    nameOf: ({ name }) => name,
    width: 144,
    actionsOf: (member) => {
      const isSelf = member.id === myId
      const change: StaffChange = { member, isSelf }
      return [
        { label: 'Sessions', opens: () => showSessions(member) },
        {
          label: 'Change phone number',
          opens: () => numbering.send({ type: 'editor.edit', row: member }),
        },
        ...roles
          .filter((role) => role !== member.role)
          .map((role) => ({
            label: `Make ${roleNames[role].inSentence}`,
            opens: () => changingRole.ask({ ...change, role }),
          })),
        { label: 'Sign out everywhere', opens: () => signingOut.ask(change) },
        // Nobody can disable or remove themselves.
        ...(!isSelf && member.status === 'active'
          ? [{ label: 'Disable', isDangerous: true, opens: () => disablingOne.ask(change) }]
          : []),
        ...(member.status === 'disabled' ? [{ label: 'Enable', opens: () => enablingOne.ask(change) }] : []),
        ...(isSelf ? [] : [{ label: 'Remove', isDangerous: true, opens: () => removing.ask(change) }]),
      ]
    },
  })
  const signOutFromSessions = (member: Member) => {
    showSessions(null)
    signingOut.ask({ member, isSelf: member.id === myId })
  }
  return (
    <>
      <ListScreen
        title="Staff"
        actions={
          <>
            <Button variant="outline" onClick={() => showInvites(true)}>
              Pending invites
            </Button>
            <Button onClick={() => inviting.send({ type: 'editor.add' })}>Invite a person</Button>
          </>
        }
        table={{ ...members, columns: [...members.columns, actions] }}
        actor={rows}
        marked={marked}
      />
      <EditorDialog editor={inviteEditor} actor={inviting} />
      <EditorDialog editor={numberEditor} actor={numbering} />
      <InviteDialog invite={invite} onClose={() => setInvite(null)} />
      <PendingInvitesDialog
        isOpen={showsInvites}
        onClose={() => showInvites(false)}
        onTakeBack={(pending) => {
          showInvites(false)
          takeBack(pending)
        }}
      />
      <SessionsDialog
        member={withSessions}
        onClose={() => showSessions(null)}
        onSignOut={signOutFromSessions}
      />
    </>
  )
}
