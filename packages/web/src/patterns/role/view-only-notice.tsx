import { useEffect } from 'react'
import { refreshRole, useHasNoRights, useIsReadingRole } from '#platform/api/role'
import { Alert } from '#ui/alert'

/** Tells a user who may only view why a screen has no control that writes. */
export function ViewOnlyNotice() {
  const isReading = useIsReadingRole()
  const hasNoRights = useHasNoRights()
  return isReading || hasNoRights ? null : <Notice />
}

function Notice() {
  // An owner may have given edit rights since the last screen.
  useEffect(() => void refreshRole(), [])
  return <Alert>You can view this. Ask an owner for edit rights.</Alert>
}

/** Tells a user whose role no longer exists why the API refuses every screen. */
export const NoRightsNotice = () =>
  useHasNoRights() && (
    <Alert tone="negative" onRetry={refreshRole}>
      Your account has no role, so you can neither view nor change anything. Ask an owner for one.
    </Alert>
  )
