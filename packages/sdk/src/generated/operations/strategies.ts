// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'
import { date, id, number, status, text } from '../../value-readers.ts'

const Trade = { "id": id, "stockName": text, "entryPrice": number, "exitPrice": number, "pnl": number, "entryDate": date, "exitDate": date } as const

const StrategyHighlights = { "strategyDescriptionCode": text, "winningTrades": number, "losingTrades": number, "totalTrades": number, "averageHoldingPeriod": number, "videoLink": text, "averageStockPeriod": number, "drawDownPeriod": number, "status": status, "strategyDescription": text } as const

const Drawdown = { "startRange": date, "endRange": date, "drawDownInPercentage": number, "currentPortfolioReturn": number, "drawDownAmount": number, "maxPortfolioReturn": number, "prevPortfolioReturn": number } as const

const StrategyDetails = { "strategyCode": text, "netReturns": number, "xirr": number, "pnl": number, "status": status, "createdOn": date, "modifiedOn": date, "liveTrades": [Trade], "excludedTrades": [Trade], "closedTrades": [Trade], "strategyHighlights": [StrategyHighlights, 'or one'], "drawdown": Drawdown } as const

const Strategy = { "id": id, "strategyCode!": text, "xirr": number, "netReturn": number, "drawDownStartDate": date, "drawDownEndDate": date, "drawDownPercentage": number, "status": status, "createdOn": date, "modifiedOn": date } as const

const LinkedStrategy = { "strategyCode": text, "strategyDescriptionCode": text } as const

const StrategySubscriber = { "id": id, "userid": id, "strategycode": text, "subscription_expiry_date": date, "status": status, "createdon": date, "modifiedon": date } as const

export const getStrategyDetails: Operation<'getStrategyDetails'> = {
  id: "getStrategyDetails",
  service: "platform",
  method: "GET",
  path: "/backtest/strategy-details/{strategyCode}",
  class: "read",
  isStaff: true,
  response: StrategyDetails,
}

export const listLiveStrategies: Operation<'listLiveStrategies'> = {
  id: "listLiveStrategies",
  service: "platform",
  method: "GET",
  path: "/liveStrategies",
  class: "read",
  isStaff: true,
  response: [Strategy],
}

export const linkStrategyToDescription: Operation<'linkStrategyToDescription'> = {
  id: "linkStrategyToDescription",
  service: "platform",
  method: "POST",
  path: "/linkStrategyToStrategyDescription",
  class: "write",
  isStaff: true,
  response: LinkedStrategy,
  isResponseOptional: true,
}

export const listStrategySubscribers: Operation<'listStrategySubscribers'> = {
  id: "listStrategySubscribers",
  service: "platform",
  method: "GET",
  path: "/strategies/getUsersByStrategyCode/{strategyCode}",
  class: "read",
  isStaff: true,
  response: [StrategySubscriber],
}
