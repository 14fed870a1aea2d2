import { Hono } from 'hono'
import * as v from 'valibot'
import { requiredText } from '../../src/http/fields.ts'
import { refuse } from '../../src/http/refusal.ts'
import { binaryStatus, calendarDay, number, optionalText } from '../../src/http/values.ts'
import { bodyOf, type Env, findById, findByJsonId, type State } from './state.ts'

const text = requiredText(10_000)
const exploreStatus = v.picklist(['0', '1'])
const id = v.union([v.string(), v.number()])

const newItem = v.strictObject({
  id: v.optional(v.literal('')),
  videoLink: optionalText(2000),
  backgroundImage: optionalText(2000),
  description: optionalText(2000),
  text: optionalText(2000),
  type: optionalText(200),
  status: exploreStatus,
  section: v.optional(v.picklist(['', 'learn', 'feature', 'offer', 'service']), ''),
})
const newDescription = v.strictObject({
  strategyDescriptionCode: text,
  videoLink: v.pipe(text, v.url()),
  strategyDescription: text,
  status: binaryStatus,
})
const splitChanges = { stockname: text, sourcedon: calendarDay, status: binaryStatus, corporateaction: text }
const discount = v.strictObject({
  strategycode: text,
  couponcode: text,
  type: v.picklist(['DISCOUNT', 'COUPON']),
  status: v.picklist(['Active', 'Inactive']),
  preferred: number,
  discount: number,
  description: text,
  condition: text,
  combo: number,
})
const planChanges = { title: text, description: text, subscriptionStatus: number }
const newPlan = v.strictObject({
  ...planChanges,
  strategyCode: text,
  features: v.pipe(v.array(text), v.minLength(1)),
  tag: text,
  iconURL: text,
  yearlyprice: number,
  monthlyprice: number,
  quarterlyprice: number,
  subscribed: v.optional(v.boolean(), false),
  isSubscribed: v.optional(number, 0),
})

export function consoleRoutes(state: State) {
  const { records, now, newId } = state
  const detailsOf = (code: string) => records.details.find(({ strategyCode }) => strategyCode === code)

  return new Hono<Env>()
    .get('/getAllExploreData', ({ var: { answers } }) => {
      const blocks = [...Map.groupBy(records.exploreItems, ({ section }) => section ?? '')]
      const encoded = blocks.map(([sectionName, items]) => ({
        sectionName,
        [state.dialect.sectionItems]: answers.rowsOf('exploreItem', items),
      }))
      return answers.wrapList('exploreData', encoded.length > 0 ? encoded : answers.rowsOf('exploreItem', []))
    })
    .post('/addExploreData', (context) => {
      const item = { ...bodyOf(context, newItem), id: newId(), createdOn: now(), modifiedOn: null }
      records.exploreItems.push(item)
      return context.var.answers.saved('exploreItem', item)
    })
    .post('/updateExploreData', (context) => {
      const body = bodyOf(context, v.strictObject({ id, status: exploreStatus }))
      const item = findByJsonId(state, 'exploreItem', records.exploreItems, body.id)
      Object.assign(item, { status: body.status, modifiedOn: now() })
      return context.var.answers.saved('exploreItem', item)
    })
    .get('/liveStrategies', ({ var: { answers } }) =>
      answers.list('strategies', 'strategy', records.strategies),
    )
    .get('/backtest/strategy-details/:code', ({ req, var: { answers } }) => {
      const code = req.param('code')
      const found =
        detailsOf(code) ?? detailsOf(findById(state, 'strategy', records.strategies, code).strategyCode)
      if (!found) return refuse(404, `There is no strategy ${code}.`)
      return answers.details(found)
    })
    .post('/linkStrategyToStrategyDescription', (context) => {
      const body = bodyOf(context, v.strictObject({ strategyCode: text, strategyDescriptionCode: text }))
      const details = detailsOf(body.strategyCode)
      const description = records.descriptions.find(
        (each) => each.strategyDescriptionCode === body.strategyDescriptionCode,
      )
      if (!details) return refuse(404, `There is no strategy ${body.strategyCode}.`)
      if (!description)
        return refuse(404, `There is no strategy description ${body.strategyDescriptionCode}.`)
      const { strategyDescriptionCode, videoLink, strategyDescription } = description
      const linked = { strategyDescriptionCode, videoLink, strategyDescription, status: 1 }
      details.strategyHighlights = { ...details.strategyHighlights, ...linked }
      return context.var.answers.saved('link', body)
    })
    .get('/getStrategyDescription', ({ var: { answers } }) =>
      answers.list('strategyDescriptions', 'description', records.descriptions),
    )
    .post('/addStrategyDescription', (context) => {
      const body = bodyOf(context, newDescription)
      const code = body.strategyDescriptionCode
      if (records.descriptions.some((each) => each.strategyDescriptionCode === code))
        refuse(409, `There is already a strategy description ${code}.`)
      const description = { ...body, id: newId(), createdOn: now(), modifiedOn: null }
      records.descriptions.push(description)
      return context.var.answers.saved('description', description, { mustBeJson: true })
    })
    .get('/getExcludedLiveTrades', ({ var: { answers } }) => {
      const stocks = records.exclusions.map(({ stockName }) => ({ stockName }))
      return answers.list('excludedLiveTrades', 'exclusion', stocks)
    })
    .post('/excludeLiveTrades', (context) => {
      const body = bodyOf(context, v.strictObject({ stockName: text, businessDate: calendarDay }))
      const trades = records.details.flatMap(({ liveTrades }) => liveTrades)
      if (!trades.some((each) => each.stockName === body.stockName && each.entryDate === body.businessDate))
        refuse(404, `There is no live trade of ${body.stockName} entered on ${body.businessDate}.`)
      records.exclusions.push(body)
      return context.var.answers.saved('exclusion', body)
    })
    .get('/getNotificationsByType/:type', ({ req, var: { answers } }) => {
      const type = req.param('type')
      if (!['App', 'WhatsApp', 'Email'].includes(type)) return refuse(404, `There is no channel ${type}.`)
      const sent = records.notifications.filter((each) => each.type === type)
      return answers.list('notifications', 'notification', sent)
    })
    .get('/refreshCache/:name/:code?', ({ req, var: { answers } }) => {
      const { name, code } = req.param()
      if (!['categories', 'availableFactor', 'strategy'].includes(name))
        return refuse(404, `There is no cache ${name}.`)
      return answers.text(`Cache ${name}${code === undefined ? '' : ` of ${code}`} refreshed.`)
    })
    .get('/getStockSplitCalender', ({ req, var: { answers } }) => {
      const status = req.query('splitStatus')
      const splits = records.stockSplits.filter(
        (split) => status === undefined || String(split.status) === status,
      )
      return answers.list('stockSplits', 'stockSplit', splits)
    })
    .post('/saveStockSplitCalender', (context) => {
      const body = bodyOf(
        context,
        v.strictObject({ ...splitChanges, splitratio: text, splitdate: calendarDay }),
      )
      const split = { ...body, id: newId(), createdon: now() }
      records.stockSplits.push(split)
      return context.var.answers.saved('stockSplit', split)
    })
    .post('/updateStockSplitCalender', (context) => {
      const body = bodyOf(context, v.strictObject({ ...splitChanges, id }))
      const { id: sentId, ...changes } = body
      const split = findByJsonId(state, 'stockSplit', records.stockSplits, sentId)
      return context.var.answers.saved('stockSplit', Object.assign(split, changes))
    })
    .get('/fetchSchedulerAuditLog', ({ var: { answers } }) =>
      answers.list('schedulerJobs', 'schedulerJob', records.schedulerJobs),
    )
    .get('/fetchAuditLogs', ({ var: { answers } }) =>
      answers.list('auditLogs', 'auditLog', records.auditLogs),
    )
    .get('/subscription-plan/3', ({ var: { answers } }) =>
      answers.fixed({
        data: {
          plans: answers.rowsOf('plan', records.plans),
          discounts: answers.rowsOf(
            'discount',
            records.discounts.filter(({ type }) => type === 'DISCOUNT'),
          ),
          coupons: answers.rowsOf(
            'discount',
            records.discounts.filter(({ type }) => type === 'COUPON'),
          ),
        },
      }),
    )
    .post('/saveStrategyDiscount', (context) => {
      const body = bodyOf(context, discount)
      const isTwin = ({ couponcode, strategycode }: { couponcode: string; strategycode: string }) =>
        couponcode === body.couponcode && strategycode === body.strategycode
      if (records.discounts.some(isTwin)) refuse(409, `There is already a coupon ${body.couponcode}.`)
      const saved = { ...body, id: newId() }
      records.discounts.push(saved)
      return context.var.answers.saved('discount', saved)
    })
    .put('/updateStrategyDiscount/:id', (context) => {
      const saved = findById(state, 'discount', records.discounts, context.req.param('id'))
      return context.var.answers.saved('discount', Object.assign(saved, bodyOf(context, discount)))
    })
    .post('/strategies/update-title-description/0', (context) => {
      const plan = { ...bodyOf(context, newPlan), id: newId() }
      if (records.plans.some(({ strategyCode }) => strategyCode === plan.strategyCode))
        refuse(409, `There is already a plan for ${plan.strategyCode}.`)
      records.plans.push(plan)
      return context.var.answers.saved('plan', plan)
    })
    .post('/strategies/update-title-description/:id', (context) => {
      const plan = findById(state, 'plan', records.plans, context.req.param('id'))
      return context.var.answers.saved(
        'plan',
        Object.assign(plan, bodyOf(context, v.strictObject(planChanges))),
      )
    })
    .get('/strategies/getUsersByStrategyCode/:code', ({ req, var: { answers } }) => {
      const code = req.param('code')
      if (!detailsOf(code)) return refuse(404, `There is no strategy ${code}.`)
      const rows = records.subscribers.filter(({ strategycode }) => strategycode === code)
      return answers.fixed({ data: answers.rowsOf('subscriber', rows) })
    })
}
