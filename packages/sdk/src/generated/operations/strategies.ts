// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'

const Trade = { "id!": "i", "stockName!": "s", "entryPrice": "n", "exitPrice": "n", "pnl": "n", "entryDate": "s", "exitDate": "s" } as const

const StrategyHighlights = { "strategyDescriptionCode": "s", "winningTrades": "i", "losingTrades": "i", "totalTrades": "i", "averageHoldingPeriod": "n", "videoLink": "s", "averageStockPeriod": "n", "drawDownPeriod": "n", "status": "i", "strategyDescription": "s" } as const

const Drawdown = { "startRange": "s", "endRange": "s", "drawDownInPercentage": "n", "currentPortfolioReturn": "n", "drawDownAmount": "n", "maxPortfolioReturn": "n", "prevPortfolioReturn": "n" } as const

const StrategyDetails = { "strategyCode!": "s", "netReturns": "n", "xirr": "n", "pnl": "n", "status": "i", "createdOn": "s", "modifiedOn": "s", "liveTrades": [Trade], "closedTrades": [Trade], "strategyHighlights": { '|': [StrategyHighlights, [StrategyHighlights]] }, "drawdown": Drawdown } as const

const OkStatus = { "statusCode!": "i", "message": "s", "errors": {  } } as const

const StrategyDetailsAnswer = { "status": OkStatus, "data!": { "strategyDetails!": StrategyDetails } } as const

const Strategy = { "id!": "i", "strategyCode!": "s", "xirr": "n", "netReturn": "n", "drawDownStartDate": "s", "drawDownEndDate": "s", "drawDownPercentage": "n", "status!": "i", "createdOn": "s", "modifiedOn": "s" } as const

const StrategyLink = { "strategyCode!": "s", "strategyDescriptionCode!": "s" } as const

const StrategySubscriber = { "id!": "i", "userid!": "i", "strategycode!": "s", "subscription_expiry_date": "s", "status!": "i", "createdon": "s", "modifiedon": "s" } as const

export const getStrategyDetails: Operation<'getStrategyDetails'> = {
  id: "getStrategyDetails",
  service: "platform",
  method: "GET",
  path: "/backtest/strategy-details/{strategyCode}",
  class: "read",
  isStaff: true,
  answer: { '|': [StrategyDetails, StrategyDetailsAnswer] },
}

export const listLiveStrategies: Operation<'listLiveStrategies'> = {
  id: "listLiveStrategies",
  service: "platform",
  method: "GET",
  path: "/liveStrategies",
  class: "read",
  isStaff: true,
  answer: [Strategy],
}

export const linkStrategyToDescription: Operation<'linkStrategyToDescription'> = {
  id: "linkStrategyToDescription",
  service: "platform",
  method: "POST",
  path: "/linkStrategyToStrategyDescription",
  class: "write",
  isStaff: true,
  answer: StrategyLink,
}

export const listStrategySubscribers: Operation<'listStrategySubscribers'> = {
  id: "listStrategySubscribers",
  service: "platform",
  method: "GET",
  path: "/strategies/getUsersByStrategyCode/{strategyCode}",
  class: "read",
  isStaff: true,
  answer: [StrategySubscriber],
}
