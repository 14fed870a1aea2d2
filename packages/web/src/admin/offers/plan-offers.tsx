import { formatText } from '#platform/formats/format'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { OfferPrices } from './offer-prices.tsx'
import { effectivePrices, type Offer } from './offers.model.ts'
import type { PlanWithOffers } from './plans-with-offers.ts'

interface PlanOffersProps {
  /** The plan that was shown last; null before the first. */
  readonly plan: PlanWithOffers | null
  readonly isOpen: boolean
  readonly onClose: () => void
}

function summaryOf(offers: readonly Offer[] | undefined) {
  if (!offers) return 'Its discounts and coupons are not loaded yet.'
  return offers.length === 0
    ? 'No discount or coupon is active for this plan.'
    : 'What it costs with each active discount or coupon, one at a time.'
}

/** A dialog with the prices of a plan, and what its discounts and coupons make of them. */
export function PlanOffers({ plan, isOpen, onClose }: PlanOffersProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      size="lg"
      title={`Prices of ${formatText(plan?.strategyCode)}`}
      description={summaryOf(plan?.offers)}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {plan && <OfferPrices label="Prices" full={effectivePrices(plan, 0)} offers={plan.offers ?? []} />}
    </Dialog>
  )
}
