import { tableView } from '@tarang/machines/table'
import type { PendingInvite } from '@tarang/sdk/extensions'
import { useSelector } from '@xstate/react'
import { defineAction, useAction } from '#patterns/action'
import { serverMessageOr } from '#patterns/editor'
import { dateTime, defineTable, oneOf, type RunningTable, rowHeader, TableView, text } from '#patterns/table'
import { extensions } from '#platform/api/extensions'
import { formatDateTime } from '#platform/formats/console-date'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { VisuallyHidden } from '#ui/visually-hidden'
import { noRole, roleBadges, roleNames } from './role-names.ts'

/** The table of invites that can still be used. */
export const invites = defineTable<PendingInvite>({
  load: (options) => extensions.staff.invites(options),
  rowId: ({ id }) => id,
  addressPrefix: 'invites.',
  isLive: true,
  empty: 'No invite is pending.',
  failure: 'Failed to fetch the invites.',
  columns: [
    rowHeader(oneOf('Role', 'role', roleBadges, noRole)),
    text('Invited by', 'createdBy'),
    dateTime('Invited', 'createdOn'),
    dateTime('Valid until', 'expiresAt'),
  ],
})

const takingBack = defineAction<PendingInvite>({
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

/** The invites that nobody has used yet; nothing while there is none. */
export function Invites({ rows }: { rows: RunningTable<PendingInvite> }) {
  const isShown = useSelector(rows, (snapshot) => {
    const { isFailed, total } = tableView(snapshot)
    return isFailed || total > 0
  })
  const reload = () => rows.send({ type: 'rows.refresh' })
  const { ask } = useAction(takingBack, {
    onDone: ({ id }) => rows.send({ type: 'row.remove', rowId: id }),
    onUnknown: reload,
    onClosed: (needsReload) => needsReload && reload(),
  })
  if (!isShown) return null
  const actions = {
    id: 'actions',
    label: 'Actions',
    cell: (invite: PendingInvite) => (
      <Button variant="outline" size="sm" onClick={() => ask(invite)}>
        Take back
        <VisuallyHidden>{` the invite from ${formatDateTime(invite.createdOn)}`}</VisuallyHidden>
      </Button>
    ),
  }
  return (
    <section className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
      <h2 className={css({ textStyle: 'heading.md' })}>Pending invites</h2>
      <TableView
        label="Pending invites"
        table={{ ...invites, columns: [...invites.columns, actions] }}
        actor={rows}
      />
    </section>
  )
}
