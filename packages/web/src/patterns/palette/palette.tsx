import { Search } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { hasOpenDialog } from '#platform/browser/open-dialog'
import { ariaShortcut, shortcutName, useShortcut } from '#platform/browser/shortcut'
import { onDemand } from '#platform/loading/on-demand'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { toaster } from '#ui/toaster'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { PaletteEntry, PaletteSearch } from './palette.model.ts'
import { pendingText } from './pending-text.ts'

export interface PaletteProps {
  /** The screens and actions; the records that tables have loaded are listed with them. */
  readonly entries: readonly PaletteEntry[]
  /** Finds by a text what no table has loaded. */
  readonly search?: PaletteSearch | undefined
}

const KEY = 'k'
const dialog = onDemand(() => import('./palette-dialog.tsx'))

const keys = css({
  // A laptop needs the space for the user's name.
  hideBelow: '2xl',
  paddingInline: '1.5',
  borderRadius: 'sm',
  backgroundColor: 'bg.muted',
  color: 'fg.muted',
  textStyle: 'caption',
  fontFamily: 'body',
})

/** The button and the shortcut of the command palette, which finds screens, actions and records. */
export function Palette({ entries, search }: PaletteProps) {
  const [path] = useLocation()
  // The path where it was opened: navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const module = dialog.useLoaded()
  const [pending] = useState(pendingText)

  const close = useCallback(() => {
    pending.take()
    setOpenAt(null)
  }, [pending])
  // Ignores the dialog if the user has navigated away while it was downloaded.
  useEffect(() => close, [close, path])

  const open = () => {
    pending.start()
    return dialog.load().then(
      () => {
        // Another dialog may have opened during the download.
        if (pending.isPending() && !hasOpenDialog()) setOpenAt(path)
        else pending.take()
      },
      () => {
        pending.take()
        toaster.error({
          title: 'Loading chunk failed',
          description: 'Check your connection, then try again.',
        })
      },
    )
  }

  useShortcut(KEY, (event) => {
    const isOpen = openAt === path
    if (!isOpen && hasOpenDialog()) return
    event.preventDefault()
    if (isOpen || pending.isPending()) close()
    else open()
  })

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-keyshortcuts={ariaShortcut(KEY)}
        aria-haspopup="dialog"
        title={`Go to a screen or a record (${shortcutName(KEY)})`}
        onClick={open}
      >
        <Search aria-hidden />
        <VisuallyHidden>Go to…</VisuallyHidden>
        <kbd aria-hidden className={keys}>
          {shortcutName(KEY)}
        </kbd>
      </Button>
      {module && (
        <module.PaletteDialog
          open={openAt === path}
          onClose={close}
          takePending={pending.take}
          entries={entries}
          search={search}
          path={path}
        />
      )}
    </>
  )
}
