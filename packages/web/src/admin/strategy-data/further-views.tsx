import { Link } from 'wouter'
import { urlPart } from '#platform/navigation/url-part'
import { Button } from '#ui/button'

/** Links to the other views of a strategy: beside others, and on paper. */
export const FurtherViews = ({ strategyCode }: { strategyCode: string }) => (
  <>
    <Button variant="outline" asChild>
      <Link href={`/compareStrategies?strategy=${encodeURIComponent(strategyCode)}`}>Compare</Link>
    </Button>
    <Button variant="outline" asChild>
      <Link href={`/strategyFactsheet/${urlPart(strategyCode)}`}>Factsheet</Link>
    </Button>
  </>
)
