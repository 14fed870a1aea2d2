import { useEffect } from 'react'
import { refreshRole } from '#platform/role'
import { Alert } from '#ui/alert'

/** Tells a viewer why a screen has no control that writes. */
export function ViewOnlyNotice() {
  // An owner may have given edit rights since the last screen.
  useEffect(() => void refreshRole(), [])
  return <Alert>You can view this. Ask an owner for edit rights.</Alert>
}
