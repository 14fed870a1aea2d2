import { Link } from 'wouter'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'

/** Shown in place of a strategy that the API does not know. */
export const UnknownStrategy = ({ strategyCode }: { strategyCode: string }) => (
  <div role="status">
    <EmptyState
      title={`There is no strategy “${strategyCode}”`}
      action={
        <Button asChild variant="outline">
          <Link href="/liveStrategies">See all strategies</Link>
        </Button>
      }
    >
      It may have been renamed, or the address may be incomplete.
    </EmptyState>
  </div>
)
