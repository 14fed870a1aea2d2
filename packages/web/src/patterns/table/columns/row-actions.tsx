import { Ellipsis } from 'lucide-react'
import { Link } from 'wouter'
import { formatText, MISSING } from '#platform/formats/format'
import { css, cx } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { Button, type ButtonProps } from '#ui/button'
import { MenuButton, MenuItem } from '#ui/menu'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { Column } from './column.ts'

/** One thing that can be done with a row. */
export interface RowAction {
  readonly label: string
  readonly isDangerous?: boolean
  /** The page that it opens, or what it does. */
  readonly opens: string | (() => void)
}

interface ActionsColumnOptions<Row> {
  readonly actionsOf: (row: Row) => readonly RowAction[]
  /** Names the row to those who do not see it. */
  readonly nameOf: (row: Row, rowNumber: number) => unknown
  readonly label?: string
  readonly width?: number | undefined
}

const line = css({ display: 'flex', gap: '1' })
const lines = css({ flexWrap: 'wrap', maxWidth: 'full' })
const danger = css({ color: 'negative.fg' })

/** What can be done with a row: the first as a button, the others in a menu; the details have room for three. */
export const actionsColumn = <Row,>({
  actionsOf,
  nameOf,
  label = 'Actions',
  width,
}: ActionsColumnOptions<Row>): Column<Row> => ({
  id: 'actions',
  label,
  kind: 'actions',
  ...(width && { width }),
  cell: (row, rowNumber) => (
    <RowActions actions={actionsOf(row)} name={formatText(nameOf(row, rowNumber))} rowNumber={rowNumber} />
  ),
  detail: (row, rowNumber) => (
    <RowActions
      actions={actionsOf(row)}
      name={formatText(nameOf(row, rowNumber))}
      rowNumber={rowNumber}
      isInDetails
    />
  ),
})

interface RowActionsProps {
  readonly actions: readonly RowAction[]
  readonly name: string
  readonly rowNumber: number
  readonly isInDetails?: boolean
}

function RowActions({ actions, name, rowNumber, isInDetails = false }: RowActionsProps) {
  // The foot of the details has room for three on a phone.
  const most = isInDetails ? (actions.length > 3 ? 2 : 3) : 1
  const others = actions.slice(most)
  return (
    <div className={cx(line, isInDetails && lines)}>
      {actions.slice(0, most).map((action, index) => (
        <ActionButton
          key={action.label}
          action={action}
          name={name}
          variant={index === 0 ? 'outline' : 'ghost'}
        />
      ))}
      {others.length > 0 && (
        <MenuButton
          aria-label={`More actions on ${name === MISSING ? `row ${rowNumber}` : name}`}
          title="More actions"
          className={button({ variant: 'ghost', size: 'sm', shape: 'icon' })}
          items={() => others.map((action) => <ActionItem key={action.label} action={action} />)}
        >
          <Ellipsis aria-hidden />
        </MenuButton>
      )}
    </div>
  )
}

interface ActionButtonProps extends Pick<ButtonProps, 'variant'> {
  readonly action: RowAction
  readonly name: string
}

function ActionButton({ action: { label, isDangerous, opens }, name, variant }: ActionButtonProps) {
  const look = { variant, size: 'sm', tone: isDangerous ? 'danger' : undefined } as const
  const text = (
    <>
      {label}
      {name !== MISSING && <VisuallyHidden>{` ${name}`}</VisuallyHidden>}
    </>
  )
  return typeof opens === 'string' ? (
    <Button {...look} asChild>
      <Link href={opens}>{text}</Link>
    </Button>
  ) : (
    <Button {...look} onClick={opens}>
      {text}
    </Button>
  )
}

function ActionItem({ action: { label, isDangerous, opens } }: { action: RowAction }) {
  return typeof opens === 'string' ? (
    <MenuItem value={label} asChild>
      <Link href={opens}>{label}</Link>
    </MenuItem>
  ) : (
    <MenuItem value={label} onSelect={opens}>
      {isDangerous ? <span className={danger}>{label}</span> : label}
    </MenuItem>
  )
}
