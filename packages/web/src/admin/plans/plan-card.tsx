import { formatMoney } from '#platform/formats/format-money'
import { css } from '#styled-system/css'
import { Badge } from '#ui/badge'
import { Card } from '#ui/card'

interface PlanDraft {
  readonly title: string
  readonly tag: string
  readonly subscriptionStatus: string
  readonly monthlyprice: string
  readonly quarterlyprice: string
  readonly yearlyprice: string
  readonly description: string
}

const section = css({ display: 'grid', alignContent: 'start', gap: '3', minWidth: '0' })
const body = css({ display: 'grid', gap: '4', overflowWrap: 'anywhere' })
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const prices = css({ display: 'grid', gap: '1' })
const price = css({ display: 'flex', justifyContent: 'space-between', gap: '4' })
const quiet = css({ textStyle: 'body.sm', color: 'fg.muted' })
const list = css({ listStyleType: 'disc', paddingInlineStart: '5', textStyle: 'body.sm' })

// An empty field is no price of 0.
const amount = (text: string) => formatMoney(text.trim() ? Number(text) : null)

interface PlanCardProps {
  readonly draft: PlanDraft
  readonly features: readonly string[]
}

/** A plan as a card, while it is written. Without its icon, whose address is not whole until it is typed. */
export function PlanCard({ draft, features }: PlanCardProps) {
  return (
    <section className={section} aria-label="Preview of the plan">
      <p className={css({ textStyle: 'label' })}>Preview</p>
      <Card>
        <div className={body}>
          <div className={line}>
            {draft.tag.trim() && <Badge tone="accent">{draft.tag.trim()}</Badge>}
            {draft.subscriptionStatus === '0' && <Badge tone="neutral">Inactive</Badge>}
          </div>
          <p className={css({ textStyle: 'heading.md' })}>{draft.title.trim() || 'No title yet'}</p>
          <dl className={prices}>
            <Price label="Monthly" amount={amount(draft.monthlyprice)} />
            <Price label="Quarterly" amount={amount(draft.quarterlyprice)} />
            <Price label="Yearly" amount={amount(draft.yearlyprice)} />
          </dl>
          <ul className={list}>
            {[...new Set(features)].map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <p className={quiet}>{draft.description.trim()}</p>
        </div>
      </Card>
      <p className={quiet}>The subscribers’ app decides the final look.</p>
    </section>
  )
}

const Price = ({ label, amount }: { label: string; amount: string }) => (
  <div className={price}>
    <dt className={quiet}>{label}</dt>
    <dd className={css({ textStyle: 'numeric' })}>{amount}</dd>
  </div>
)
