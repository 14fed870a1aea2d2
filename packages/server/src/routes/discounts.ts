import { mostCharacters } from '@tarang/machines/field-rules'
import type { Discount, NewDiscount } from '@tarang/sdk'
import { and, eq, getTableColumns } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { isUniqueViolation } from '../db/conflicts.ts'
import { discounts } from '../db/schema/index.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { etagOf, ifMatch, refuseUnmatched, respondWithRecord } from '../http/etag.ts'
import { type ColumnsOf, type RulesOf, requiredText } from '../http/fields.ts'
import { refuse } from '../http/refusal.ts'
import { runStaffAction } from '../http/staff-action.ts'
import { id, idInPath, knownCode, noId, number, percent } from '../http/values.ts'
import { requireStrategyOrPlan } from '../strategies/require-strategy.ts'

export const discount = v.strictObject({
  strategycode: knownCode('Strategy code is required.'),
  couponcode: requiredText(mostCharacters.name, 'Coupon code is required.'),
  type: v.picklist(['DISCOUNT', 'COUPON'], 'Type must be DISCOUNT or COUPON.'),
  status: v.picklist(['Active', 'Inactive'], 'Status must be Active or Inactive.'),
  preferred: number,
  discount: percent,
  description: requiredText(mostCharacters.paragraph, 'Description is required.'),
  condition: requiredText(mostCharacters.paragraph, 'Condition is required.'),
  combo: number,
} satisfies RulesOf<Omit<NewDiscount, 'id'>>)

// Section 7 of the specification sends the discount's fields, to which section 3 counts its id: the path decides.
const newDiscount = v.strictObject({ ...discount.entries, id: noId })
const changes = v.strictObject({ ...discount.entries, id: v.optional(v.union([v.literal(''), id])) })

const refuseOtherId = (): never =>
  refuse(422, 'The id is not the one of the address.', { id: 'Must be the id of the address.' })

const refuseDuplicate = ({ couponcode, strategycode }: v.InferOutput<typeof discount>) => {
  const message = `${strategycode} has the code ${couponcode} already.`
  return refuse(409, message, { couponcode: message })
}

/** The columns of a discount or coupon in answers. */
export const discountColumns = { ...getTableColumns(discounts), etag: etagOf(discounts) } satisfies ColumnsOf<
  Discount,
  typeof discounts
>

/** Discounts and coupons. */
export const discountRoutes = new Hono<Env>()
  .post('/saveStrategyDiscount', async (context) => {
    const { id: _, ...body } = await readJson(context, newDiscount)
    const saved = await runStaffAction(
      context,
      'discount.added',
      async (tx, record) => {
        await requireStrategyOrPlan(tx, 'strategycode', body.strategycode)
        const [row] = await tx.insert(discounts).values(body).onConflictDoNothing().returning(discountColumns)
        record(null, row)
        return row ?? refuseDuplicate(body)
      },
      ({ id }) => id,
    )
    return respondWithRecord(context, saved)
  })

  .put('/updateStrategyDiscount/:id', async (context) => {
    const recordId = idInPath(context, 'There is no such discount or coupon.')
    const { id: sentId = '', ...body } = await readJson(context, changes)
    if (sentId !== '' && sentId !== recordId) refuseOtherId()
    const saved = await runStaffAction(
      context,
      'discount.changed',
      async (tx, record) => {
        const isRecord = eq(discounts.id, recordId)
        const [before] = await tx.select(discountColumns).from(discounts).where(isRecord).for('update')
        if (before && before.strategycode !== body.strategycode)
          await requireStrategyOrPlan(tx, 'strategycode', body.strategycode)
        const [row] = await tx
          .update(discounts)
          .set(body)
          .where(and(isRecord, ifMatch(context, etagOf(discounts))))
          .returning(discountColumns)
        record(before, row)
        return (
          row ?? refuseUnmatched(context, tx, discounts, recordId, 'There is no such discount or coupon.')
        )
      },
      () => recordId,
    ).catch((error: unknown) => {
      if (isUniqueViolation(error)) return refuseDuplicate(body)
      throw error
    })
    return respondWithRecord(context, saved)
  })
