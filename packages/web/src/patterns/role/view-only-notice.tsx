import { useEffect } from 'react'
import { refreshRole, useIsReadingRole } from '#platform/role'
import { Alert } from '#ui/alert'

/** Tells a viewer why a screen has no control that writes. */
export const ViewOnlyNotice = () => (useIsReadingRole() ? null : <Notice />)

function Notice() {
  // An owner may have given edit rights since the last screen.
  useEffect(() => void refreshRole(), [])
  return <Alert>You can view this. Ask an owner for edit rights.</Alert>
}
