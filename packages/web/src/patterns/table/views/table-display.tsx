import { SlidersHorizontal } from 'lucide-react'
import { useId } from 'react'
import { toaster } from '#ui/toaster'
import { panels } from '../list-panels.ts'
import { ToolButton } from '../tool-button.tsx'
import type { DisplayFormProps } from './display-form.tsx'

/** What is open: the choices of the display, or the list of keys. */
export type OpenDisplay = 'display' | 'keys' | null

export interface DisplayButtonProps<Row> extends Omit<DisplayFormProps<Row>, 'ids' | 'onKeys' | 'onClose'> {
  readonly opened: OpenDisplay
  readonly onOpen: (opened: OpenDisplay) => void
}

/** Opens the choice of the height of rows and of the columns of a table; the keys open from it or by one of them. */
export function DisplayButton<Row>({ opened, onOpen, ...props }: DisplayButtonProps<Row>) {
  const module = panels.useModule()
  const id = useId()
  const ids = { trigger: id, content: `${id}-form` }
  const isOpen = opened === 'display'
  const press = () => panels.load().then(() => onOpen(isOpen ? null : 'display'), toaster.notLoaded)
  return (
    <>
      <ToolButton
        id={ids.trigger}
        label="Display"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={press}
      />
      {module && isOpen && (
        <module.DisplayForm {...props} ids={ids} onKeys={() => onOpen('keys')} onClose={() => onOpen(null)} />
      )}
      {module && (
        <module.KeysDialog isOpen={opened === 'keys'} onOpenChange={(open) => onOpen(open ? 'keys' : null)} />
      )}
    </>
  )
}
