import { conflictsOf } from '../../src/admin/offers/offers.model.ts'
import { firstColumns } from '../check.ts'
import type { Journey, JourneyContext } from '../journey.ts'
import type { StrategyDescription } from '../records.ts'
import { decimalsOf, show } from '../show.ts'
import { listJourney } from './list.ts'
import { subscribers } from './subscribers.ts'

const STATUS = { 1: 'Active', 0: 'Inactive' }

const auditLogs = listJourney({
  name: 'Audit Logs: rows, pages, search',
  path: '/auditLogs',
  title: 'Audit Logs',
  headers: ['ID', 'Stock Name', 'Criteria', 'Criteria2', 'Data Type', 'Executed On', 'Status'],
  rows: ({ records, idOf, hasTimes }) =>
    records.auditLogs.map((log) => [
      String(idOf('auditLog', log.id)),
      show.text(log.stock_name),
      show.text(log.criteria),
      show.text(log.criteria2),
      show.text(log.data_type),
      show.moment(log.executedOn, hasTimes),
      show.text(log.status),
    ]),
  search: { label: 'Stock name', columns: [1] },
  nothingFound: 'No Audit Logs Found',
})

const schedulerRows = ({ records, idOf, hasTimes }: JourneyContext) =>
  records.schedulerJobs.map((job) => [
    String(idOf('schedulerJob', job.id)),
    show.moment(job.end_date, hasTimes),
    show.text(job.scheduler_name),
    show.moment(job.startDate, hasTimes),
    show.text(job.status),
  ])

const schedulerJobs = listJourney({
  name: 'Scheduler Job Status: rows, pages, search',
  path: '/scheduleJobStatus',
  title: 'Scheduler Job Status',
  headers: ['ID', 'End Date', 'Scheduler Name', 'Start Date', 'Status', 'Duration'],
  rows: schedulerRows,
  search: { label: 'Scheduler name', columns: [2] },
  nothingFound: 'No Scheduler Job Found',
})

const SCHEDULERS = [
  'daily stock price',
  'technical indicator for split',
  'quarterly fundamental stock data source',
  'yearly fundamental stock data source',
  'monthly fundamental stock data source',
]

const sourceStockData = listJourney({
  name: 'Source Stock Data: each scheduler leads to its jobs',
  path: '/sourceStockData',
  title: 'Source Stock Data',
  headers: ['Scheduler Name', 'Last Success', 'Failures in a Row'],
  rows: () => SCHEDULERS.map((name) => [name]),
  async more(context) {
    const name = SCHEDULERS[2] as string
    await context.page.click({ role: 'link', name })
    await context.page.see({ role: 'heading', name: 'Scheduler Job Status' })
    const jobs = schedulerRows(context).filter((row) => row[2] === name)
    await context.page.until(
      `The jobs of ${name}`,
      () => firstColumns(context.page, 'Scheduler Job Status', jobs[0]?.length),
      (rows) => JSON.stringify(rows) === JSON.stringify(jobs.slice(0, 15)),
    )
    await context.page.until(
      'The address of the jobs',
      () => context.page.address(),
      (address) => new URLSearchParams(address.split('?')[1]).get('scheduler') === name,
    )
  },
})

export const descriptionRow = (description: StrategyDescription, index: number) => [
  String(index + 1),
  show.text(description.strategyDescriptionCode),
  show.link(description.videoLink, 'View Video'),
  show.text(description.strategyDescription),
  show.oneOf(description.status, STATUS),
  show.day(description.createdOn),
  show.day(description.modifiedOn),
]

const descriptions = listJourney({
  name: 'Strategy Description: rows, pages',
  path: '/strategyDescriptionTable',
  title: 'Strategy Description',
  headers: [
    '#',
    'Strategy Description Code',
    'Video Link',
    'Strategy Description',
    'Status',
    'Created On',
    'Modified On',
  ],
  rows: ({ records }) => records.descriptions.map(descriptionRow),
})

const notificationsOf = (channel: 'App' | 'WhatsApp' | 'Email') =>
  listJourney({
    name: `${channel} Notifications: rows, pages`,
    path: `/notificationDataManager/${channel.toLowerCase()}`,
    title: `${channel} Notifications`,
    headers: [
      '#',
      'Title',
      'Topic',
      'Type',
      'Short Description',
      'Long Description',
      'Created At',
      'Modified On',
    ],
    rows: ({ records, hasTimes }) =>
      records.notifications[channel].map((one, index) => [
        String(index + 1),
        show.text(one.title),
        show.text(one.topic),
        show.text(one.type),
        show.text(one.shortDesc),
        show.text(one.longDesc),
        show.moment(one.createdAt, hasTimes),
        show.moment(one.modifiedOn, hasTimes),
      ]),
  })

const plans = listJourney({
  name: 'Strategies: rows, pages',
  path: '/strategies',
  title: 'Strategies',
  headers: [
    'Strategy Code',
    'Title',
    'Tag',
    'Monthly Price',
    'Quarterly Price',
    'Yearly Price',
    'Subscription Status',
    'Subscribed',
    'Actions',
  ],
  hasSizes: false,
  without: [8],
  rows: ({ records }) =>
    records.plans.map((plan) => [
      show.text(plan.strategyCode),
      show.text(plan.title),
      show.text(plan.tag),
      show.money(plan.monthlyprice),
      show.money(plan.quarterlyprice),
      show.money(plan.yearlyprice),
      show.oneOf(plan.subscriptionStatus, STATUS),
      show.number(plan.isSubscribed),
      '',
    ]),
})

const discounts = listJourney({
  name: 'Discounts & Coupons: rows, pages',
  path: '/discountsCoupons',
  title: 'Discounts & Coupons Manager',
  headers: [
    'Strategy Code',
    'Coupon Code',
    'Type',
    'Discount (%)',
    'Preferred',
    'Combo',
    'Status',
    'Description',
    'Condition',
    'Actions',
  ],
  hasSizes: false,
  without: [9],
  rows: ({ records }) => {
    const decimals = decimalsOf(records.discounts.map(({ discount }) => discount))
    return records.discounts.map((one) => [
      show.text(one.strategycode),
      [show.text(one.couponcode), ...conflictsOf(one, records.discounts)].join(''),
      show.text(one.type),
      show.number(one.discount, decimals),
      show.number(one.preferred),
      show.number(one.combo),
      show.text(one.status),
      show.text(one.description),
      show.text(one.condition),
      '',
    ])
  },
})

const stockSplits = listJourney({
  name: 'Stock Split Calendar: rows, pages',
  path: '/stockSplitCalender',
  title: 'Stock Split Calendar',
  headers: [
    '#',
    'Stock Name',
    'Status',
    'Split Date',
    'Split Ratio',
    'Sourced On',
    'Created On',
    'Corporate Action',
    'Source Action',
    'Actions',
  ],
  without: [9],
  rows: ({ records }) =>
    records.stockSplits.map((split, index) => [
      String(index + 1),
      show.text(split.stockname),
      show.oneOf(split.status, { 1: 'Completed', 0: 'Pending' }),
      show.day(split.splitdate),
      show.text(split.splitratio),
      show.day(split.sourcedon),
      show.day(split.createdon),
      show.text(split.corporateaction),
      'Source',
      '',
    ]),
})

export const lists: readonly Journey[] = [
  auditLogs,
  schedulerJobs,
  sourceStockData,
  descriptions,
  notificationsOf('App'),
  notificationsOf('WhatsApp'),
  notificationsOf('Email'),
  subscribers,
  plans,
  discounts,
  stockSplits,
]
