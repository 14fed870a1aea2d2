import { isSecureLinkOrPath, mostCharacters } from '@tarang/machines/field-rules'
import type { NewStrategyPlan, StrategyPlan } from '@tarang/sdk'
import { and, asc, count, eq, getTableColumns, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { discounts, strategyPlans, strategySubscribers } from '../db/schema/index.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { accepted } from '../http/envelope.ts'
import { etagOf, ifMatch, refuseUnmatched, respondWithRecord } from '../http/etag.ts'
import { type ColumnsOf, type RulesOf, requiredText } from '../http/fields.ts'
import { refuse } from '../http/refusal.ts'
import { runStaffAction } from '../http/staff-action.ts'
import { amount, idInPath, newCode, noId, wholeNumber } from '../http/values.ts'
import { requireStrategy } from '../strategies/require-strategy.ts'
import { absoluteLink } from '../web/links.ts'
import { discountColumns } from './discounts.ts'

const editableFields = {
  title: requiredText(mostCharacters.title, 'Title is required.'),
  description: requiredText(mostCharacters.article, 'Description is required.'),
  subscriptionStatus: wholeNumber,
}
const changes = v.strictObject(editableFields)
export const newPlan = v.strictObject({
  ...editableFields,
  strategyCode: newCode('Strategy code'),
  features: v.pipe(
    v.array(requiredText(mostCharacters.title, 'A feature must say something.'), 'Features must be a list.'),
    v.minLength(1, 'Name at least one feature.'),
    v.maxLength(50, 'Name at most fifty features.'),
  ),
  tag: requiredText(mostCharacters.name, 'Tag is required.'),
  iconURL: v.pipe(
    requiredText(mostCharacters.link, 'Icon URL is required.'),
    v.check(isSecureLinkOrPath, 'Icon URL must be an https address.'),
  ),
  yearlyprice: amount,
  quarterlyprice: amount,
  monthlyprice: amount,
  subscribed: v.optional(v.boolean('Must be true or false.'), false),
})
// Section 7 of the specification sends all fields of a plan; the server counts who is subscribed.
const sentPlan = v.strictObject({
  ...newPlan.entries,
  id: noId,
  isSubscribed: v.optional(v.unknown()),
} satisfies RulesOf<NewStrategyPlan>)

function refuseSecondPlan(strategyCode: string): never {
  const message = `There is a plan for ${strategyCode} already.`
  return refuse(409, message, { strategyCode: message })
}

const planColumns = { ...getTableColumns(strategyPlans), etag: etagOf(strategyPlans) } satisfies ColumnsOf<
  Omit<StrategyPlan, 'isSubscribed'>,
  typeof strategyPlans
>

type Plan = Pick<typeof strategyPlans.$inferSelect, Exclude<keyof typeof planColumns, 'etag'>> & {
  etag: string
}

const countSubscribers = async (database: Database, strategyCode: string) => {
  const [row] = await database
    .select({ count: count() })
    .from(strategySubscribers)
    .where(eq(strategySubscribers.strategycode, strategyCode))
  return row?.count ?? 0
}

/** How many subscribers a plan has, as a column of a query of plans. */
const subscriberCount = sql`(select count(*) from ${strategySubscribers}
  where ${eq(strategySubscribers.strategycode, strategyPlans.strategyCode)})`.mapWith(Number)

const toPlan = (context: Context<Env>, plan: Plan, isSubscribed: number) => ({
  ...plan,
  iconURL: absoluteLink(context, plan.iconURL),
  isSubscribed,
})

/** Subscription plans, listed with discounts and coupons. */
export const planRoutes = new Hono<Env>()
  .get('/subscription-plan/3', async (context) => {
    const { database } = context.var.app
    const plans = await database
      .select({ ...planColumns, isSubscribed: subscriberCount })
      .from(strategyPlans)
      .orderBy(asc(strategyPlans.id))
    const codes = await database.select(discountColumns).from(discounts).orderBy(asc(discounts.id))
    return context.json(
      accepted('Plans, discounts and coupons.', {
        plans: plans.map((plan) => toPlan(context, plan, plan.isSubscribed)),
        discounts: codes.filter(({ type }) => type === 'DISCOUNT'),
        coupons: codes.filter(({ type }) => type === 'COUPON'),
      }),
    )
  })

  .post('/strategies/update-title-description/:id', async (context) => {
    const { database } = context.var.app
    if (context.req.param('id') === '0') {
      const { id: _, isSubscribed: __, ...body } = await readJson(context, sentPlan)
      const added = await runStaffAction(
        context,
        'plan.added',
        async (tx, record) => {
          await requireStrategy(tx, 'strategyCode', body.strategyCode)
          const [row] = await tx
            .insert(strategyPlans)
            .values(body)
            .onConflictDoNothing()
            .returning(planColumns)
          record(null, row)
          return row ?? refuseSecondPlan(body.strategyCode)
        },
        (plan) => plan.id,
      )
      return respondWithRecord(
        context,
        toPlan(context, added, await countSubscribers(database, added.strategyCode)),
      )
    }
    const id = idInPath(context, 'There is no such plan.')
    const body = await readJson(context, changes)
    const changed = await runStaffAction(
      context,
      'plan.changed',
      async (tx, record) => {
        const [before] = await tx
          .select(planColumns)
          .from(strategyPlans)
          .where(eq(strategyPlans.id, id))
          .for('update')
        const [row] = await tx
          .update(strategyPlans)
          .set(body)
          .where(and(eq(strategyPlans.id, id), ifMatch(context, etagOf(strategyPlans))))
          .returning(planColumns)
        record(before, row)
        return row ?? refuseUnmatched(context, tx, strategyPlans, id, 'There is no such plan.')
      },
      () => id,
    )
    return respondWithRecord(
      context,
      toPlan(context, changed, await countSubscribers(database, changed.strategyCode)),
    )
  })
