/**
 * What the reference server promises of its own answers: the description asks for no more than clients read, and any
 * upstream may answer in many forms; ours sends every member, each in one kind.
 */

export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  'x-reading'?: string
  'x-known-values'?: unknown[]
  'x-unread'?: true
  [keyword: string]: unknown
}

const day = { type: 'string', format: 'date' }
const moment = { type: 'string', format: 'date-time', pattern: '(Z|[+-]\\d\\d:\\d\\d)$' }
const none = { type: 'null' }
const dayOrNull = { anyOf: [day, none] }
const dayOrMoment = { anyOf: [day, moment, none] }
const count = { type: 'integer', minimum: 0 }
const wholeNumber = { type: ['integer', 'null'] }
/** Never `null`. */
const present = { not: none }

/** The one kind in which each is sent, by how clients read it. */
const sentAs: Readonly<Record<string, object>> = {
  id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
  text: { type: 'string' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  status: { enum: [0, 1] },
  'text-status': { enum: ['0', '1'] },
  date: moment,
  words: { type: 'array', items: { type: 'string', minLength: 1 } },
}

/** Members that are sent in a narrower form than others of their kind; dates are moments unless this says otherwise. */
const narrower: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  BlogItem: { text: present, publishedDate: dayOrMoment, likesCount: count, liked: present },
  BlogLikes: { likesCount: count, liked: present },
  BlogLikeCount: { likesCount: count, liked: present },
  Discount: { strategycode: present, type: present, status: present },
  ExploreItem: { status: present },
  ExploreBlock: { sectionName: present, content: present },
  LinkedStrategy: { strategyCode: present, strategyDescriptionCode: present },
  Notification: { title: present },
  PlanCatalog: { plans: present, discounts: present, coupons: present },
  SchedulerJob: { scheduler_name: present },
  StockSplit: { stockname: present, splitdate: dayOrNull, sourcedon: dayOrNull, status: present },
  Strategy: { drawDownStartDate: dayOrNull, drawDownEndDate: dayOrNull, status: present },
  StrategyDetails: { strategyCode: { type: 'string', minLength: 1 } },
  Drawdown: { startRange: dayOrNull, endRange: dayOrNull },
  StrategyHighlights: { winningTrades: wholeNumber, losingTrades: wholeNumber, totalTrades: wholeNumber },
  StrategyPlan: { strategyCode: present, isSubscribed: wholeNumber },
  StrategySubscriber: { strategycode: present, subscription_expiry_date: dayOrMoment, status: present },
  StrategySubscribersAnswer: { data: present },
  Trade: { stockName: present, entryDate: dayOrMoment, exitDate: dayOrMoment },
  User: { firstName: present, lastName: present },
}

/** Members that ours need not send: other names of what it sends, and the envelope where it sends the record bare. */
const optional: Readonly<Record<string, readonly string[]>> = {
  BlogLikeCount: ['status', 'likeCount', 'count'],
  DeletedBlog: ['status'],
  LinkedStrategy: ['status'],
  ExploreBlock: ['contentList'],
  Answer: ['message'],
  RefreshedToken: ['refreshToken'],
}

/** Whole schemas that ours answers in a form of their own. */
const replaced: Readonly<Record<string, object>> = {
  OkStatus: {
    type: 'object',
    required: ['statusCode', 'message'],
    properties: {
      statusCode: { const: 200 },
      message: { type: 'string', minLength: 1 },
      errors: { type: ['object', 'null'], maxProperties: 0 },
    },
  },
  Status: {
    type: 'object',
    required: ['statusCode', 'message'],
    properties: {
      statusCode: { type: 'integer', minimum: 400, maximum: 599 },
      message: { type: 'string', minLength: 1 },
      errors: { type: 'object', additionalProperties: { type: 'string' } },
    },
  },
}

/** Every member that a rule above is about, as `Schema/member`. */
export const namedMembers = [
  ...Object.entries(narrower).map(([name, members]) => [name, Object.keys(members)] as const),
  ...Object.entries(optional),
].flatMap(([name, members]) => members.map((member) => `${name}/${member}`))

/** A file of the description with the schemas in it as the reference server fills them. */
export const strictForm = (file: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(file).map(([name, schema]) => [name, replaced[name] ?? strict(schema, name)]),
  )

function strict(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((one) => strict(one, name))
  if (typeof value !== 'object' || value === null) return value
  const schema = value as Schema
  if (schema['x-unread']) return { not: {} }
  if (schema['x-reading']) return sentForm(schema)
  const { properties, ...others } = schema
  const kept = Object.fromEntries(Object.entries(others).map(([key, one]) => [key, strict(one, name)]))
  if (!properties) return kept
  return {
    ...kept,
    required: Object.keys(properties).filter((member) => !optional[name]?.includes(member)),
    properties: Object.fromEntries(
      Object.entries(properties).map(([member, one]) => {
        const form = strict(one, name) as Schema
        const narrow = narrower[name]?.[member]
        return [member, narrow === present ? { allOf: [form, present] } : (narrow ?? form)]
      }),
    ),
  }
}

function sentForm(schema: Schema): object {
  const known = schema['x-known-values']
  const { minLength } = schema
  const one = known ? { enum: known } : sentAs[schema['x-reading'] ?? '']
  if (!one) throw new Error(`Nothing is sent as ${schema['x-reading']}.`)
  const isNullable = [schema.type].flat().includes('null')
  return { ...(isNullable ? { anyOf: [one, none] } : one), ...(minLength !== undefined && { minLength }) }
}
