import { COMPLAINTS_FILE } from '#platform/api/complaints'
import { Alert } from '#ui/alert'

/** Reminds a registered firm, in the first days of a month, to publish last month's complaints. */
export const ComplaintsReminder = ({ month }: { readonly month: string }) => (
  <Alert tone="warning" title={`Complaints of ${month} are due by the 7th`}>
    The disclosures page does not show them yet. The site operator must replace the file{' '}
    <code>{COMPLAINTS_FILE.slice(1)}</code> in the build with this month’s figures.
  </Alert>
)
