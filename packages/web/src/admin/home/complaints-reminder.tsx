import type { Registration } from '@tarang/runtime-config'
import { COMPLAINTS_FILE } from '#platform/complaints'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { useComplaintsDue } from './use-complaints-due.ts'

interface ComplaintsReminderProps {
  readonly registration: Registration
  readonly now: Date
}

/** Reminds a registered firm, in the first days of a month, to publish last month's complaints. */
export const ComplaintsReminder = ({ registration, now }: ComplaintsReminderProps) =>
  registration.status === 'granted' && <Reminder now={now} />

function Reminder({ now }: { now: Date }) {
  const month = useComplaintsDue(now)
  if (!month) return null
  return (
    <Alert
      tone="warning"
      title={`Complaints of ${month} are due by the 7th`}
      className={css({ textAlign: 'start', maxWidth: 'prose' })}
    >
      The disclosures page does not show them yet. The site operator must replace the file{' '}
      <code>{COMPLAINTS_FILE.slice(1)}</code> in the build with this month’s figures.
    </Alert>
  )
}
