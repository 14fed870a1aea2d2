import { SlidersHorizontal } from 'lucide-react'
import { toaster } from '#ui/toaster'
import { panels } from '../list-panels.ts'
import { ToolButton } from '../tool-button.tsx'
import type { DisplayDialogProps } from './display-dialog.tsx'

/** Opens the choice of the height of rows, the keys and the columns of a table. */
export function DisplayButton<Row>(props: DisplayDialogProps<Row>) {
  const module = panels.useModule()
  const open = () =>
    panels.load().then(
      () => props.onOpenChange(true),
      () => toaster.error({ title: 'Failed to load this part of the page.' }),
    )
  return (
    <>
      <ToolButton label="Display" icon={SlidersHorizontal} onClick={open} />
      {module && <module.DisplayDialog {...props} />}
    </>
  )
}
