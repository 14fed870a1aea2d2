import { css } from '#styled-system/css'
import { Dialog } from '#ui/dialog'
import { ChoiceLine } from '../choice-line.tsx'
import { changeTableDisplay, useTableDisplay } from './stored-display.ts'
import { tableKeys } from './table-keys.ts'

/** The keys on the Details button of a row, which are always on. */
const rowKeyTexts = [
  ['↑ ↓', 'Details of the row above or below'],
  ['Enter', 'Open the details'],
] as const

const keys = css({ display: 'grid', rowGap: '2', marginTop: '3', textStyle: 'body.sm', color: 'fg.muted' })
const keyLine = css({ display: 'flex', gap: '3', alignItems: 'center' })
const keyCap = css({
  display: 'inline-block',
  minWidth: '6',
  paddingInline: '1',
  textAlign: 'center',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'sm',
  color: 'fg.default',
})
const keyColumn = css({ width: '12' })

interface KeysDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The keys of all tables, and the choice to switch the single ones off. */
export function KeysDialog({ isOpen, onOpenChange }: KeysDialogProps) {
  const { hasKeys } = useTableDisplay()
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Keyboard"
      description="Saved in this browser only."
    >
      <ChoiceLine
        type="checkbox"
        checked={hasKeys}
        onChange={() => changeTableDisplay({ hasKeys: !hasKeys })}
      >
        Single keys
      </ChoiceLine>
      <dl className={keys}>
        {[...tableKeys, ...rowKeyTexts].map(([key, what]) => (
          <div key={key} className={keyLine}>
            <dt className={keyColumn}>
              <kbd className={keyCap}>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
