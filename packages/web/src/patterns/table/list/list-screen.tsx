import type { ReactNode } from 'react'
import { ScreenHeader } from '#patterns/screen'
import { type ListHeading, TableView, type TableViewProps } from './table-view.tsx'

export interface ListScreenProps<Row extends object> extends Omit<TableViewProps<Row>, 'label' | 'heading'> {
  readonly title: string
  /** Names the table, where the title of the screen does not. */
  readonly label?: string
  /** Actions beside the heading, such as an Add button. */
  readonly actions?: ReactNode
}

/** A screen with one running table, which fills the window: only its rows scroll. */
export function ListScreen<Row extends object>({ title, label, actions, ...props }: ListScreenProps<Row>) {
  const heading: ListHeading = (beside) => (
    <ScreenHeader title={title} status={beside} actions={actions} hasBack />
  )
  return <TableView {...props} label={label ?? title} heading={heading} />
}
