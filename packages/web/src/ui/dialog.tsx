import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { css } from '#styled-system/css'
import { dialog } from '#styled-system/recipes'
import { Button } from './button.tsx'
import type { DialogProps } from './dialog-content.tsx'
import { DialogPage } from './dialog-page.tsx'
import { overlays } from './on-demand-overlays.ts'
import { Spinner } from './spinner.tsx'

/** A dialog over the page. Its code loads when the page is idle, or when the first dialog opens. */
export function Dialog(props: DialogProps) {
  const module = overlays.useModule()
  if (module) return <module.DialogContent {...props} />
  return props.open ? <Loading {...props} /> : null
}

const waiting = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  display: 'grid',
  placeItems: 'center',
})
const row = css({ display: 'flex', gap: '3', marginTop: '5' })

/** Shown while the dialog's code loads or if that fails. It does not move the focus, which the dialog returns later. */
function Loading({ title, onOpenChange, dismissible = true }: DialogProps) {
  const [hasFailed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    overlays.load().catch(() => setFailed(true))
  }
  useEffect(load, [])
  if (!hasFailed) {
    return createPortal(
      <>
        <div data-state="open" className={dialog().backdrop} />
        <div className={waiting}>
          <Spinner size="lg" label="Loading..." />
        </div>
      </>,
      document.body,
    )
  }
  return (
    <DialogPage title={title}>
      <p role="alert">
        This part of the page could not be downloaded. Check your connection, then try again.
      </p>
      <div className={row}>
        {dismissible && (
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
        )}
        <Button onClick={load}>Try again</Button>
      </div>
    </DialogPage>
  )
}
