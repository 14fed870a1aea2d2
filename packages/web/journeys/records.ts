/** The kinds of records that are addressed by an id. */
export type Kind =
  | 'exploreItem'
  | 'stockSplit'
  | 'blog'
  | 'discount'
  | 'plan'
  | 'subscriber'
  | 'user'
  | 'auditLog'
  | 'schedulerJob'

type Maybe<Value> = Value | null

export interface ExploreItem {
  readonly id: number
  readonly videoLink: Maybe<string>
  readonly backgroundImage: Maybe<string>
  readonly description: Maybe<string>
  readonly text: Maybe<string>
  readonly type: Maybe<string>
  /** '1' is active. */
  readonly status: Maybe<string>
  readonly section: Maybe<string>
  readonly createdOn: Maybe<string>
  readonly modifiedOn: Maybe<string>
}

export interface Strategy {
  readonly strategyCode: string
  readonly xirr: Maybe<number>
  readonly netReturn: Maybe<number>
  readonly drawDownStartDate: Maybe<string>
  readonly drawDownEndDate: Maybe<string>
  readonly drawDownPercentage: Maybe<number>
  readonly status: Maybe<number>
  readonly createdOn: Maybe<string>
  readonly modifiedOn: Maybe<string>
}

export interface Trade {
  readonly stockName: string
  readonly entryPrice: Maybe<number>
  readonly exitPrice: Maybe<number>
  readonly pnl: Maybe<number>
  readonly entryDate: Maybe<string>
  readonly exitDate: Maybe<string>
}

export interface StrategyDetails {
  readonly strategyCode: string
  readonly netReturns: Maybe<number>
  readonly xirr: Maybe<number>
  readonly pnl: Maybe<number>
  readonly status: Maybe<number>
  readonly createdOn: Maybe<string>
  readonly modifiedOn: Maybe<string>
  readonly liveTrades: readonly Trade[]
  readonly closedTrades: readonly Trade[]
  readonly highlights: readonly { readonly strategyDescriptionCode: Maybe<string> }[]
}

export interface StrategyDescription {
  readonly strategyDescriptionCode: Maybe<string>
  readonly videoLink: Maybe<string>
  readonly strategyDescription: Maybe<string>
  readonly status: Maybe<number>
  readonly createdOn: Maybe<string>
  readonly modifiedOn: Maybe<string>
}

export interface Notification {
  readonly title: Maybe<string>
  readonly topic: Maybe<string>
  readonly type: Maybe<string>
  readonly shortDesc: Maybe<string>
  readonly longDesc: Maybe<string>
  readonly createdAt: Maybe<string>
  readonly modifiedOn: Maybe<string>
}

export interface StockSplit {
  readonly id: number
  readonly stockname: Maybe<string>
  readonly splitratio: Maybe<string>
  readonly splitdate: Maybe<string>
  readonly status: Maybe<number>
  readonly corporateaction: Maybe<string>
  readonly sourcedon: Maybe<string>
  readonly createdon: Maybe<string>
}

export interface SchedulerJob {
  readonly id: number
  readonly scheduler_name: Maybe<string>
  readonly startDate: Maybe<string>
  readonly end_date: Maybe<string>
  readonly status: Maybe<string>
}

export interface AuditLog {
  readonly id: number
  readonly stock_name: Maybe<string>
  readonly criteria: Maybe<string>
  readonly criteria2: Maybe<string>
  readonly data_type: Maybe<string>
  readonly executedOn: Maybe<string>
  readonly status: Maybe<string>
}

export interface Blog {
  readonly id: number
  readonly text: string
  readonly publishedDate: Maybe<string>
  readonly likesCount: number
  readonly categories: readonly string[]
  /** A link to the HTML file; its form differs by upstream. */
  readonly htmlPageLink: Maybe<string>
}

export interface Discount {
  readonly id: number
  readonly strategycode: Maybe<string>
  readonly couponcode: Maybe<string>
  readonly type: Maybe<string>
  readonly status: Maybe<string>
  readonly preferred: Maybe<number>
  readonly discount: Maybe<number>
  readonly description: Maybe<string>
  readonly condition: Maybe<string>
  readonly combo: Maybe<number>
}

export interface Plan {
  readonly id: number
  readonly strategyCode: Maybe<string>
  readonly title: Maybe<string>
  readonly description: Maybe<string>
  readonly tag: Maybe<string>
  readonly subscriptionStatus: Maybe<number>
  readonly monthlyprice: Maybe<number>
  readonly quarterlyprice: Maybe<number>
  readonly yearlyprice: Maybe<number>
  readonly isSubscribed: Maybe<number>
}

export interface Subscriber {
  readonly id: number
  readonly userid: Maybe<number>
  readonly strategycode: Maybe<string>
  readonly subscription_expiry_date: Maybe<string>
  readonly status: Maybe<number>
  readonly createdon: Maybe<string>
  readonly modifiedon: Maybe<string>
}

export type Channel = 'App' | 'WhatsApp' | 'Email'

/** An upstream's records in response order, with canonical types for every dialect. */
export interface Records {
  readonly explore: readonly { readonly sectionName: string; readonly content: readonly ExploreItem[] }[]
  readonly strategies: readonly Strategy[]
  /** A strategy with live trades, closed trades and highlights. */
  readonly details: StrategyDetails
  readonly excludedStocks: readonly string[]
  readonly descriptions: readonly StrategyDescription[]
  readonly notifications: Readonly<Record<Channel, readonly Notification[]>>
  readonly stockSplits: readonly StockSplit[]
  readonly schedulerJobs: readonly SchedulerJob[]
  readonly auditLogs: readonly AuditLog[]
  readonly blogs: readonly Blog[]
  /** Discounts, then coupons. */
  readonly discounts: readonly Discount[]
  readonly plans: readonly Plan[]
  /** The subscribers of one strategy that has some. */
  readonly subscribers: { readonly strategyCode: string; readonly list: readonly Subscriber[] }
}
