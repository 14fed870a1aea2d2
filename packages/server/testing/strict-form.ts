/**
 * The strict form of the description, for answers of the reference server. The description allows every form that
 * clients accept; the reference server sends every member in one form.
 */

import { isRecord } from '@tarang/machines/unknown-json'

export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  'x-reader'?: string
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
/** Not `null`. */
const present = { not: none }

/** The form in which the reference server sends a value, by `x-reader`. */
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

/** Members with a narrower form than `sentAs`; dates are timestamps unless listed here. */
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
  StrategySubscriber: {
    // The operator's own, not an id of this server.
    userid: { type: 'string', minLength: 1 },
    strategycode: present,
    subscription_expiry_date: dayOrMoment,
    status: present,
  },
  StrategySubscribersResponse: { data: present },
  Trade: { stockName: present, entryDate: dayOrMoment, exitDate: dayOrMoment },
  User: { firstName: present, lastName: present },
}

/** Members that the reference server does not send, such as aliases, and the envelope around a bare record. */
const optional: Readonly<Record<string, readonly string[]>> = {
  BlogLikeCount: ['status', 'likeCount', 'count'],
  DeletedBlog: ['status'],
  LinkedStrategy: ['status'],
  ExploreBlock: ['contentList'],
  MessageResponse: ['message'],
  RefreshedToken: ['refreshToken'],
}

/** Schemas that the reference server replaces. */
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

/** Every member in the rules above, as `Schema/member`. */
export const namedMembers = [
  ...Object.entries(narrower).map(([name, members]) => [name, Object.keys(members)] as const),
  ...Object.entries(optional),
].flatMap(([name, members]) => members.map((member) => `${name}/${member}`))

/** A file of the description with its schemas in the strict form, in which `sends` has the members of a record. */
export const strictForm = (file: Readonly<Record<string, unknown>>, fileName: string): object =>
  Object.fromEntries(
    Object.entries(file).map(([name, schema]) => [name, replaced[name] ?? strict(schema, name, fileName)]),
  )

function strict(value: unknown, name: string, fileName: string): unknown {
  if (Array.isArray(value)) return value.map((one) => strict(one, name, fileName))
  if (!isRecord(value)) return value
  const schema: Schema = value
  if (schema['x-unread']) return { not: {} }
  if (schema['x-reader']) return sentForm(schema)
  const { properties, ...others } = schema
  const keywords = Object.fromEntries(
    Object.entries(others).map(([key, one]) => [key, strict(one, name, fileName)]),
  )
  if (!properties) return keywords
  return {
    ...keywords,
    // A route that selects a whole table would send its next column too.
    additionalProperties: schema.additionalProperties ?? false,
    sends: Object.keys(properties)
      .filter((member) => !optional[name]?.includes(member))
      .map((member) => `${fileName} ${name}/${member}`),
    properties: Object.fromEntries(
      Object.entries(properties).map(([member, one]) => {
        const form = strict(one, name, fileName) as Schema
        const narrow = narrower[name]?.[member]
        return [member, narrow === present ? { allOf: [form, present] } : (narrow ?? form)]
      }),
    ),
  }
}

function sentForm(schema: Schema): object {
  const known = schema['x-known-values']
  const { minLength } = schema
  const one = known ? { enum: known } : sentAs[schema['x-reader'] ?? '']
  if (!one) throw new Error(`Nothing is sent as ${schema['x-reader']}.`)
  const isNullable = [schema.type].flat().includes('null')
  return { ...(isNullable ? { anyOf: [one, none] } : one), ...(minLength !== undefined && { minLength }) }
}
