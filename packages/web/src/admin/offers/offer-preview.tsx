import { isPercentage } from '@tarang/machines/field-rules'
import type { StrategyPlan } from '@tarang/sdk'
import type { ReactNode } from 'react'
import { formatMoney } from '#platform/formats/format-money'
import { css } from '#styled-system/css'
import { Card } from '#ui/card'
import { effectivePrice } from './offers.model.ts'

interface OfferPreviewProps {
  readonly draft: { readonly strategycode: string; readonly discount: string }
  /** Null while they are not known. */
  readonly plans: readonly StrategyPlan[] | null
  /** What would be wrong with it. */
  readonly children?: ReactNode
}

const section = css({ display: 'grid', alignContent: 'start', gap: '3', minWidth: '0' })
const body = css({ display: 'grid', gap: '4', overflowWrap: 'anywhere' })
const prices = css({ display: 'grid', gap: '1' })
const price = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' })
const quiet = css({ textStyle: 'body.sm', color: 'fg.muted' })
const figure = css({ textStyle: 'numeric', textDecoration: 'none' })
const before = css({
  textStyle: 'numeric',
  color: 'fg.muted',
  textDecoration: 'line-through',
  marginInlineEnd: '2',
})

const same = (one: unknown, other: string) =>
  typeof one === 'string' && one.trim().toUpperCase() === other.trim().toUpperCase()

/** What a plan costs with the discount or coupon that is being written. */
export function OfferPreview({ draft, plans, children }: OfferPreviewProps) {
  const code = draft.strategycode.trim()
  const plan = code === '' ? undefined : plans?.find(({ strategyCode }) => same(strategyCode, code))
  const percent = draft.discount.trim() === '' ? null : Number(draft.discount)
  const isValid = percent === null || isPercentage(percent)
  return (
    <section className={section} aria-label="Prices with this discount">
      <p className={css({ textStyle: 'label' })}>Prices with this discount</p>
      <Card>
        {plan ? (
          <div className={body}>
            <p className={css({ textStyle: 'heading.sm' })}>{plan.title ?? code}</p>
            {isValid ? (
              <dl className={prices}>
                <Price label="Monthly" full={plan.monthlyprice} percent={percent} />
                <Price label="Quarterly" full={plan.quarterlyprice} percent={percent} />
                <Price label="Yearly" full={plan.yearlyprice} percent={percent} />
              </dl>
            ) : (
              <p className={quiet}>This is not a valid discount. It must be from 0% to 100%.</p>
            )}
          </div>
        ) : (
          <p className={quiet}>{whyNoPrices(code, plans !== null)}</p>
        )}
      </Card>
      <p className={quiet}>Alone, without another discount or coupon.</p>
      <div role="status">{children}</div>
    </section>
  )
}

function whyNoPrices(code: string, areKnown: boolean) {
  if (code === '') return 'Type the strategy code of a plan to see its prices.'
  return areKnown
    ? `No plan has the strategy code “${code}”.`
    : 'The prices of the plans are not known here yet.'
}

function Price({ label, full, percent }: { label: string; full: unknown; percent: number | null }) {
  const reduced = effectivePrice(full, percent)
  return (
    <div className={price}>
      <dt className={quiet}>{label}</dt>
      <dd>
        {reduced === null || reduced >= Number(full) ? (
          <span className={figure}>{formatMoney(full)}</span>
        ) : (
          <>
            <del className={before}>{formatMoney(full)}</del>
            <ins className={figure}>{formatMoney(reduced)}</ins>
          </>
        )}
      </dd>
    </div>
  )
}
