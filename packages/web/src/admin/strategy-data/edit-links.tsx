import { Link } from 'wouter'
import { editAddress } from '#platform/navigation/form-address'
import { urlPart } from '#platform/navigation/url-part'
import { Button } from '#ui/button'

/** Links to the screens of the extensions that correct a strategy and its trades. */
export const EditLinks = ({ strategyCode }: { strategyCode: string }) => (
  <>
    <Button variant="outline" asChild>
      <Link href={editAddress('/strategyRecords', strategyCode)}>Edit Strategy</Link>
    </Button>
    <Button variant="outline" asChild>
      <Link href={`/tradeRecords/${urlPart(strategyCode)}`}>Edit Trades</Link>
    </Button>
  </>
)
