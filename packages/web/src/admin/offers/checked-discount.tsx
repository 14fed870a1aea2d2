import { isSameId } from '@tarang/machines/editor'
import type { Discount, NewDiscount, StrategyPlan } from '@tarang/sdk'
import { TriangleAlert } from 'lucide-react'
import type { Column } from '#patterns/table'
import { api } from '#platform/api/api'
import { css } from '#styled-system/css'
import { VisuallyHidden } from '#ui/visually-hidden'
import { conflictsOf } from './offers.model.ts'

/** A discount or coupon with its conflicts; a row that was just saved has none. */
export interface CheckedDiscount extends Discount {
  readonly conflicts?: readonly string[]
}

let plans: readonly StrategyPlan[] | null = null
let known: readonly Discount[] = []

/** The plans of the catalog that was loaded last; null before that. */
export const knownPlans = () => plans

/** What would be wrong with a discount or coupon as the form has it, among the others that were loaded last. */
export const conflictsOfForm = (body: NewDiscount, row: Discount | null): string[] =>
  conflictsOf(
    { ...row, ...body } as Discount,
    known.filter(({ id }) => !isSameId(id, row?.id)),
  )

/** Discounts and coupons as one list, checked against each other. */
export async function loadChecked(options: { signal: AbortSignal }): Promise<CheckedDiscount[]> {
  const catalog = await api.plans.catalog(options)
  const { discounts, coupons } = catalog
  plans = catalog.plans
  const all = [...discounts, ...coupons]
  known = all
  return all.map((discount) => ({ ...discount, conflicts: conflictsOf(discount, all) }))
}

export const hasConflicts = ({ conflicts = [] }: CheckedDiscount) => conflicts.length > 0

const code = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  maxWidth: 'full',
  verticalAlign: 'top',
})
const warning = css({ display: 'inline-flex', flexShrink: '0', color: 'warning.fg' })
const box = css({ display: 'grid', gap: '1', justifyItems: 'start' })
const list = css({ display: 'grid', gap: '1', textStyle: 'body.sm', color: 'warning.fg' })
const line = css({ display: 'flex', alignItems: 'flex-start', gap: '1', whiteSpace: 'normal' })
const icon = css({ flex: 'none', width: '4', height: '4' })

/** What is wrong with a discount or coupon, a line each. */
export function Conflicts({ conflicts }: { conflicts: readonly string[] }) {
  if (conflicts.length === 0) return null
  return (
    <ul className={list}>
      {conflicts.map((conflict) => (
        <li key={conflict} className={line}>
          <TriangleAlert aria-hidden className={icon} />
          <span>{conflict}</span>
        </li>
      ))}
    </ul>
  )
}

/** The same column, with a mark for the conflicts of its row, which the details list. */
export const withConflicts = (column: Column<CheckedDiscount>): Column<CheckedDiscount> => ({
  ...column,
  cell: (discount, rowNumber, decimals) => (
    <div className={code}>
      {column.cell(discount, rowNumber, decimals)}
      {hasConflicts(discount) && (
        <span className={warning} title={discount.conflicts?.join(' ')}>
          <TriangleAlert aria-hidden className={icon} />
          <VisuallyHidden>{discount.conflicts?.join(' ')}</VisuallyHidden>
        </span>
      )}
    </div>
  ),
  detail: (discount) => (
    <div className={box}>
      {column.cell(discount, 0)}
      <Conflicts conflicts={discount.conflicts ?? []} />
    </div>
  ),
})
