import { useLocation, useSearch } from 'wouter'
import { moveFocusToHeading } from '#platform/navigation/heading-focus'
import { ActionLink } from '#ui/action-link'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'

interface EmptyListProps {
  readonly title: string
  /** Whether the list could not be loaded. */
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The empty state of a list. After a failure it shows a message and a button to retry. */
export function EmptyList({ title, hasFailed, retry }: EmptyListProps) {
  const [path] = useLocation()
  const search = useSearch()
  if (!hasFailed) return <EmptyState title={title} />
  const loadAgain = () => {
    moveFocusToHeading()
    retry()
  }
  return (
    <EmptyState
      title={title}
      action={
        <Button asChild variant="outline" size="sm">
          <ActionLink href={search ? `${path}?${search}` : path} onAction={loadAgain}>
            Try again
          </ActionLink>
        </Button>
      }
    >
      This could not be loaded just now.
    </EmptyState>
  )
}
