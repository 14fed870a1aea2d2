/** The kinds of records that are addressed by an id. */
export type Kind = 'blog' | 'stockSplit'

type Maybe<Value> = Value | null

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

export interface StrategyDetails {
  readonly strategyCode: string
  readonly netReturns: Maybe<number>
  readonly xirr: Maybe<number>
  readonly pnl: Maybe<number>
  readonly closedTrades: readonly unknown[]
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

export interface Blog {
  readonly id: number
  readonly text: string
  readonly publishedDate: Maybe<string>
  readonly likesCount: number
  readonly categories: readonly string[]
  /** A link to the HTML file; its form differs by upstream. */
  readonly htmlPageLink: Maybe<string>
}

/** An upstream's records in response order, with canonical types for every dialect. */
export interface Records {
  readonly strategies: readonly Strategy[]
  /** A strategy with closed trades. */
  readonly details: StrategyDetails
  readonly stockSplits: readonly StockSplit[]
  readonly blogs: readonly Blog[]
}
