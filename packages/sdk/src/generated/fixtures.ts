// Generated from openapi/ by generate.ts. Do not edit.

import type { BodyOf, ResponseOf } from '../operations.ts'
import { sampleFile } from '../testing/sample-file.ts'
import type { Refusal } from './platform.ts'

export const listExploreSections = {
  /** The sections, as the platform sends them. */
  sections: {
    "data": {
      "exploreData": [
        {
          "sectionName": "learn",
          "content": [
            {
              "id": 1,
              "videoLink": "https://www.youtube-nocookie.com/embed/tarang-learn-01",
              "backgroundImage": "/files/learn-momentum.jpg",
              "description": "Why winners tend to keep winning for a while, and how a rule can use that without a hunch.",
              "text": "Momentum in ten minutes",
              "type": "video",
              "status": "1",
              "section": "learn",
              "createdOn": "2026-04-06T10:30:00+05:30",
              "modifiedOn": "2026-09-14T16:05:00+05:30"
            },
            {
              "id": 2,
              "videoLink": null,
              "backgroundImage": null,
              "description": "Reading a balance sheet, line by line. The recording follows.",
              "text": "Balance sheets without fear",
              "type": "video",
              "status": "0",
              "section": "learn",
              "createdOn": "2026-10-02T11:00:00+05:30",
              "modifiedOn": null
            }
          ]
        },
        {
          "sectionName": "offer",
          "content": [
            {
              "id": 17,
              "videoLink": "https://www.youtube-nocookie.com/embed/tarang-offer-03",
              "backgroundImage": "/files/offer-portfolios.jpg",
              "description": "A walk through the model portfolios and the rules behind them.",
              "text": "Model portfolios",
              "type": "video",
              "status": "1",
              "section": "offer",
              "createdOn": "2026-05-11T09:45:00+05:30",
              "modifiedOn": "2026-05-11T09:45:00+05:30"
            }
          ]
        },
        {
          "sectionName": "service",
          "content": [
            {
              "id": 52,
              "videoLink": null,
              "backgroundImage": "/files/service-backtest.jpg",
              "description": "Put your own rules to fifteen years of NSE prices, with costs and splits accounted for.",
              "text": "Backtesting engine",
              "type": "card",
              "status": "1",
              "section": "service",
              "createdOn": "2026-03-02T12:00:00+05:30",
              "modifiedOn": "2026-08-20T18:30:00+05:30"
            }
          ]
        }
      ]
    }
  } as unknown as NonNullable<ResponseOf<'listExploreSections'>>,
  /** No items. */
  none: {
    "data": {}
  } as unknown as NonNullable<ResponseOf<'listExploreSections'>>,
  /** Bare sections, with their items in contentList. */
  bare: [
    {
      "sectionName": "learn",
      "contentList": [
        {
          "id": 1,
          "videoLink": "https://www.youtube-nocookie.com/embed/tarang-learn-01",
          "backgroundImage": "/files/learn-momentum.jpg",
          "description": "Why winners tend to keep winning for a while, and how a rule can use that without a hunch.",
          "text": "Momentum in ten minutes",
          "type": "video",
          "status": "1",
          "section": "learn",
          "createdOn": "2026-04-06T10:30:00+05:30",
          "modifiedOn": "2026-09-14T16:05:00+05:30"
        }
      ]
    },
    {
      "sectionName": "feature",
      "contentList": []
    }
  ] as unknown as NonNullable<ResponseOf<'listExploreSections'>>,
}

export const createExploreItem = {
  /** A video for the section feature. */
  newVideo: {
    "id": "",
    "videoLink": "https://www.youtube-nocookie.com/embed/tarang-feature-07",
    "backgroundImage": "https://img.tarang.example/drawdown.jpg",
    "description": "What a drawdown is, and how deep ours were.",
    "text": "Drawdowns, honestly",
    "type": "video",
    "status": "1",
    "section": "feature"
  } satisfies BodyOf<'createExploreItem'>,
  /** The item as saved. */
  savedVideo: {
    "id": 61,
    "videoLink": "https://www.youtube-nocookie.com/embed/tarang-feature-07",
    "backgroundImage": "https://img.tarang.example/drawdown.jpg",
    "description": "What a drawdown is, and how deep ours were.",
    "text": "Drawdowns, honestly",
    "type": "video",
    "status": "1",
    "section": "feature",
    "createdOn": "2026-11-21T11:20:00+05:30",
    "modifiedOn": null
  } as unknown as NonNullable<ResponseOf<'createExploreItem'>>,
  /** The status is missing. */
  statusMissing: {
    "status": {
      "statusCode": 422,
      "message": "Status is required.",
      "errors": {
        "status": "Status is required."
      }
    }
  } satisfies Refusal as Refusal,
}

export const updateExploreItemStatus = {
  /** An item is deactivated. */
  deactivate: {
    "id": 17,
    "status": "0"
  } satisfies BodyOf<'updateExploreItemStatus'>,
  /** The item as saved. */
  deactivated: {
    "id": 17,
    "videoLink": "https://www.youtube-nocookie.com/embed/tarang-offer-03",
    "backgroundImage": "/files/offer-portfolios.jpg",
    "description": "A walk through the model portfolios and the rules behind them.",
    "text": "Model portfolios",
    "type": "video",
    "status": "0",
    "section": "offer",
    "createdOn": "2026-05-11T09:45:00+05:30",
    "modifiedOn": "2026-11-21T11:25:00+05:30"
  } as unknown as NonNullable<ResponseOf<'updateExploreItemStatus'>>,
  /** There is no such item. */
  itemUnknown: {
    "status": {
      "statusCode": 404,
      "message": "There is no such explore item."
    }
  } satisfies Refusal as Refusal,
}

export const getStrategyDetails = {
  /** All details. */
  details: {
    "strategyCode": "MOM-NIFTY200-30",
    "netReturns": 186.42,
    "xirr": 24.37,
    "pnl": 932100,
    "status": 1,
    "createdOn": "2022-04-01T09:15:00+05:30",
    "modifiedOn": "2026-11-20T18:40:00+05:30",
    "liveTrades": [
      {
        "id": 9001,
        "stockName": "TATAPOWER",
        "entryPrice": 412.35,
        "exitPrice": null,
        "pnl": 1864.5,
        "entryDate": "2026-09-18T09:20:00+05:30",
        "exitDate": null
      },
      {
        "id": 9002,
        "stockName": "BEL",
        "entryPrice": 386.1,
        "exitPrice": null,
        "pnl": -742,
        "entryDate": "2026-10-29",
        "exitDate": null
      }
    ],
    "closedTrades": [
      {
        "id": 8800,
        "stockName": "TITAN",
        "entryPrice": 3312,
        "exitPrice": 3596.75,
        "pnl": 8542.5,
        "entryDate": "2026-02-03T09:20:00+05:30",
        "exitDate": "2026-06-12T15:10:00+05:30"
      },
      {
        "id": 8801,
        "stockName": "INFY",
        "entryPrice": 1585.4,
        "exitPrice": 1492.15,
        "pnl": -5595,
        "entryDate": "2026-03-17",
        "exitDate": "2026-04-30"
      }
    ],
    "strategyHighlights": [
      {
        "strategyDescriptionCode": "SDC-MOMENTUM-01",
        "winningTrades": 118,
        "losingTrades": 74,
        "totalTrades": 192,
        "averageHoldingPeriod": 63.4,
        "videoLink": "https://www.youtube-nocookie.com/embed/tarang-momentum",
        "averageStockPeriod": 58.9,
        "drawDownPeriod": 158,
        "status": 1,
        "strategyDescription": "Buys the thirty strongest shares of the Nifty 200 by twelve-month momentum, and looks again each month."
      }
    ],
    "drawdown": {
      "startRange": "2024-09-27",
      "endRange": "2025-03-04",
      "drawDownInPercentage": -18.64,
      "currentPortfolioReturn": 142.9,
      "drawDownAmount": -186400,
      "maxPortfolioReturn": 198.7,
      "prevPortfolioReturn": 161.3
    }
  } as unknown as NonNullable<ResponseOf<'getStrategyDetails'>>,
  /** A new strategy with few figures. */
  sparse: {
    "strategyCode": "GRO-SMALLCAP250-25",
    "netReturns": null,
    "xirr": null,
    "pnl": null,
    "status": 1,
    "createdOn": "2026-11-17T09:15:00+05:30",
    "modifiedOn": null,
    "liveTrades": [],
    "closedTrades": [],
    "strategyHighlights": null,
    "drawdown": null
  } as unknown as NonNullable<ResponseOf<'getStrategyDetails'>>,
  /** The same, wrapped in data, with one object of highlights. */
  wrapped: {
    "data": {
      "strategyDetails": {
        "strategyCode": "MOM-NIFTY200-30",
        "netReturns": 186.42,
        "xirr": 24.37,
        "pnl": 932100,
        "status": 1,
        "createdOn": "2022-04-01T09:15:00+05:30",
        "modifiedOn": "2026-11-20T18:40:00+05:30",
        "liveTrades": [
          {
            "id": 9001,
            "stockName": "TATAPOWER",
            "entryPrice": 412.35,
            "exitPrice": null,
            "pnl": 1864.5,
            "entryDate": "2026-09-18T09:20:00+05:30",
            "exitDate": null
          },
          {
            "id": 9002,
            "stockName": "BEL",
            "entryPrice": 386.1,
            "exitPrice": null,
            "pnl": -742,
            "entryDate": "2026-10-29",
            "exitDate": null
          }
        ],
        "closedTrades": [
          {
            "id": 8800,
            "stockName": "TITAN",
            "entryPrice": 3312,
            "exitPrice": 3596.75,
            "pnl": 8542.5,
            "entryDate": "2026-02-03T09:20:00+05:30",
            "exitDate": "2026-06-12T15:10:00+05:30"
          },
          {
            "id": 8801,
            "stockName": "INFY",
            "entryPrice": 1585.4,
            "exitPrice": 1492.15,
            "pnl": -5595,
            "entryDate": "2026-03-17",
            "exitDate": "2026-04-30"
          }
        ],
        "strategyHighlights": {
          "strategyDescriptionCode": "SDC-MOMENTUM-01",
          "winningTrades": 118,
          "losingTrades": 74,
          "totalTrades": 192,
          "averageHoldingPeriod": 63.4,
          "videoLink": "https://www.youtube-nocookie.com/embed/tarang-momentum",
          "averageStockPeriod": 58.9,
          "drawDownPeriod": 158,
          "status": 1,
          "strategyDescription": "Buys the thirty strongest shares of the Nifty 200 by twelve-month momentum, and looks again each month."
        },
        "drawdown": {
          "startRange": "2024-09-27",
          "endRange": "2025-03-04",
          "drawDownInPercentage": -18.64,
          "currentPortfolioReturn": 142.9,
          "drawDownAmount": -186400,
          "maxPortfolioReturn": 198.7,
          "prevPortfolioReturn": 161.3
        }
      }
    }
  } as unknown as NonNullable<ResponseOf<'getStrategyDetails'>>,
  /** No strategy has this code. */
  strategyUnknown: {
    "status": {
      "statusCode": 404,
      "message": "There is no strategy MOM-UNKNOWN."
    }
  } satisfies Refusal as Refusal,
}

export const listLiveStrategies = {
  /** Three strategies, the last one without figures. */
  strategies: [
    {
      "id": 1,
      "strategyCode": "MOM-NIFTY200-30",
      "xirr": 24.37,
      "netReturn": 186.42,
      "drawDownStartDate": "2024-09-27",
      "drawDownEndDate": "2025-03-04",
      "drawDownPercentage": -18.64,
      "status": 1,
      "createdOn": "2022-04-01T09:15:00+05:30",
      "modifiedOn": "2026-11-20T18:40:00+05:30"
    },
    {
      "id": 2,
      "strategyCode": "VAL-MIDCAP150-20",
      "xirr": -3.08,
      "netReturn": -9.71,
      "drawDownStartDate": "2025-01-09",
      "drawDownEndDate": "2025-04-07",
      "drawDownPercentage": -27.5,
      "status": 0,
      "createdOn": "2023-07-03T09:15:00+05:30",
      "modifiedOn": "2026-10-31T18:40:00+05:30"
    },
    {
      "id": 3,
      "strategyCode": "GRO-SMALLCAP250-25",
      "xirr": null,
      "netReturn": null,
      "drawDownStartDate": null,
      "drawDownEndDate": null,
      "drawDownPercentage": null,
      "status": 1,
      "createdOn": "2026-11-17T09:15:00+05:30",
      "modifiedOn": null
    }
  ] as unknown as NonNullable<ResponseOf<'listLiveStrategies'>>,
  /** No strategies. */
  none: [] as unknown as NonNullable<ResponseOf<'listLiveStrategies'>>,
}

export const linkStrategyToDescription = {
  /** A strategy and its description. */
  link: {
    "strategyCode": "MOM-NIFTY200-30",
    "strategyDescriptionCode": "SDC-MOMENTUM-01"
  } satisfies BodyOf<'linkStrategyToDescription'>,
  /** The link as saved. */
  linked: {
    "strategyCode": "MOM-NIFTY200-30",
    "strategyDescriptionCode": "SDC-MOMENTUM-01"
  } as unknown as NonNullable<ResponseOf<'linkStrategyToDescription'>>,
  /** No description has this code. */
  descriptionUnknown: {
    "status": {
      "statusCode": 404,
      "message": "There is no strategy description SDC-OLD-09."
    }
  } satisfies Refusal as Refusal,
}

export const listStrategySubscribers = {
  /** One active subscription, one expired. */
  subscribers: {
    "data": [
      {
        "id": 301,
        "userid": 48213,
        "strategycode": "MOM-NIFTY200-30",
        "subscription_expiry_date": "2026-12-14T23:59:59+05:30",
        "status": 1,
        "createdon": "2025-12-15T20:11:00+05:30",
        "modifiedon": null
      },
      {
        "id": 302,
        "userid": 51977,
        "strategycode": "MOM-NIFTY200-30",
        "subscription_expiry_date": "2026-08-31",
        "status": 0,
        "createdon": "2026-05-31T08:02:00+05:30",
        "modifiedon": "2026-09-01T00:05:00+05:30"
      }
    ]
  } as unknown as NonNullable<ResponseOf<'listStrategySubscribers'>>,
  /** No subscribers. */
  nobody: {
    "data": []
  } as unknown as NonNullable<ResponseOf<'listStrategySubscribers'>>,
  /** No strategy has this code. */
  strategyUnknown: {
    "status": {
      "statusCode": 404,
      "message": "There is no strategy MOM-UNKNOWN."
    }
  } satisfies Refusal as Refusal,
}

export const listStrategyDescriptions = {
  /** One complete description, and one with almost no fields. */
  descriptions: [
    {
      "id": 4,
      "strategyDescriptionCode": "SDC-MOMENTUM-01",
      "videoLink": "https://www.youtube-nocookie.com/embed/tarang-momentum",
      "strategyDescription": "Buys the thirty strongest shares of the Nifty 200 by twelve-month momentum, and looks again each month.",
      "status": 1,
      "createdOn": "2025-06-02T10:00:00+05:30",
      "modifiedOn": "2026-07-15T12:30:00+05:30"
    },
    {
      "id": 5,
      "strategyDescriptionCode": "SDC-VALUE-02",
      "videoLink": null,
      "strategyDescription": null,
      "status": null,
      "createdOn": null,
      "modifiedOn": null
    }
  ] as unknown as NonNullable<ResponseOf<'listStrategyDescriptions'>>,
  /** No descriptions. */
  none: [] as unknown as NonNullable<ResponseOf<'listStrategyDescriptions'>>,
}

export const createStrategyDescription = {
  /** A new description. */
  newDescription: {
    "strategyDescriptionCode": "SDC-GROWTH-03",
    "videoLink": "https://www.youtube-nocookie.com/embed/tarang-growth",
    "strategyDescription": "Small companies whose sales and profits grew faster than their peers for three years running.",
    "status": 1
  } satisfies BodyOf<'createStrategyDescription'>,
  /** The description as saved. */
  savedDescription: {
    "id": 31,
    "strategyDescriptionCode": "SDC-GROWTH-03",
    "videoLink": "https://www.youtube-nocookie.com/embed/tarang-growth",
    "strategyDescription": "Small companies whose sales and profits grew faster than their peers for three years running.",
    "status": 1,
    "createdOn": "2026-11-21T11:40:00+05:30",
    "modifiedOn": null
  } as unknown as NonNullable<ResponseOf<'createStrategyDescription'>>,
  /** The code exists already. */
  codeExists: {
    "status": {
      "statusCode": 409,
      "message": "There is already a strategy description SDC-GROWTH-03.",
      "errors": {
        "strategyDescriptionCode": "This code is taken."
      }
    }
  } satisfies Refusal as Refusal,
  /** The video link is not a URL. */
  videoLinkWrong: {
    "status": {
      "statusCode": 422,
      "message": "Video link must be a valid URL.",
      "errors": {
        "videoLink": "Video link must be a valid URL."
      }
    }
  } satisfies Refusal as Refusal,
}

export const listExcludedLiveTrades = {
  /** Two excluded trades. */
  excluded: [
    {
      "stockName": "YESBANK"
    },
    {
      "stockName": "IDEA"
    }
  ] as unknown as NonNullable<ResponseOf<'listExcludedLiveTrades'>>,
  /** No excluded trades. */
  none: [] as unknown as NonNullable<ResponseOf<'listExcludedLiveTrades'>>,
}

export const excludeLiveTrade = {
  /** A trade and the day it was entered. */
  exclusion: {
    "stockName": "BEL",
    "businessDate": "2026-10-29"
  } satisfies BodyOf<'excludeLiveTrade'>,
  /** The trade as excluded. */
  nowExcluded: {
    "stockName": "BEL"
  } as unknown as NonNullable<ResponseOf<'excludeLiveTrade'>>,
  /** No live trade of that stock on that day. */
  tradeUnknown: {
    "status": {
      "statusCode": 404,
      "message": "There is no live trade of BEL entered on 2026-10-28."
    }
  } satisfies Refusal as Refusal,
  /** The day is missing. */
  dayMissing: {
    "status": {
      "statusCode": 422,
      "message": "Business date is required.",
      "errors": {
        "businessDate": "Business date is required."
      }
    }
  } satisfies Refusal as Refusal,
}

export const listNotificationsByType = {
  /** Notifications of the app. */
  app: [
    {
      "title": "Markets closed for Diwali",
      "topic": "all-users",
      "type": "App",
      "shortDesc": "NSE and BSE are closed on Thursday.",
      "longDesc": "Trading resumes on Friday at 9:15 am. Orders placed today go out then.",
      "createdAt": "2026-11-06T17:30:00+05:30",
      "modifiedOn": null
    },
    {
      "title": "New model portfolio",
      "topic": null,
      "type": "App",
      "shortDesc": "Thirty shares by momentum.",
      "longDesc": null,
      "createdAt": "2026-09-01T09:00:00+05:30",
      "modifiedOn": "2026-09-01T09:12:00+05:30"
    }
  ] as unknown as NonNullable<ResponseOf<'listNotificationsByType'>>,
  /** No notifications. */
  none: [] as unknown as NonNullable<ResponseOf<'listNotificationsByType'>>,
  /** There is no such channel. */
  channelUnknown: {
    "status": {
      "statusCode": 404,
      "message": "There is no channel Pigeon."
    }
  } satisfies Refusal as Refusal,
}

export const refreshCache = {
  /** Refreshed. */
  refreshed: "Cache categories refreshed: public pages and lists are read anew." as unknown as NonNullable<ResponseOf<'refreshCache'>>,
  /** There is no such cache. */
  cacheUnknown: {
    "status": {
      "statusCode": 404,
      "message": "There is no cache prices."
    }
  } satisfies Refusal as Refusal,
}

export const refreshStrategyCache = {
  /** Refreshed for one strategy. */
  strategyRefreshed: "Cache strategy of MOM-NIFTY200-30 refreshed: 1 entry." as unknown as NonNullable<ResponseOf<'refreshStrategyCache'>>,
  /** No strategy has this code. */
  strategyUnknown: {
    "status": {
      "statusCode": 404,
      "message": "There is no strategy MOM-UNKNOWN."
    }
  } satisfies Refusal as Refusal,
}

export const listStockSplits = {
  /** One completed split, one pending. */
  splits: [
    {
      "id": 12,
      "stockname": "TATASTEEL",
      "splitratio": "10:1",
      "splitdate": "2026-07-28",
      "status": 1,
      "corporateaction": "Split",
      "sourcedon": "2026-07-01",
      "createdon": "2026-07-01T08:30:00+05:30"
    },
    {
      "id": 13,
      "stockname": "HDFCAMC",
      "splitratio": "1:1",
      "splitdate": "2026-12-04",
      "status": 0,
      "corporateaction": "Bonus",
      "sourcedon": "2026-11-10",
      "createdon": "2026-11-10T19:02:00+05:30"
    }
  ] as unknown as NonNullable<ResponseOf<'listStockSplits'>>,
  /** The calendar is empty. */
  none: [] as unknown as NonNullable<ResponseOf<'listStockSplits'>>,
  /** There is no such status. */
  statusWrong: {
    "status": {
      "statusCode": 422,
      "message": "Split status must be 0 or 1.",
      "errors": {
        "splitStatus": "Must be 0 or 1."
      }
    }
  } satisfies Refusal as Refusal,
}

export const createStockSplit = {
  /** A pending split. */
  newSplit: {
    "stockname": "KOTAKBANK",
    "splitratio": "5:1",
    "splitdate": "2027-01-14",
    "status": 0,
    "corporateaction": "Split",
    "sourcedon": "2026-11-21"
  } satisfies BodyOf<'createStockSplit'>,
  /** The split as saved. */
  savedSplit: {
    "id": 214,
    "stockname": "KOTAKBANK",
    "splitratio": "5:1",
    "splitdate": "2027-01-14",
    "status": 0,
    "corporateaction": "Split",
    "sourcedon": "2026-11-21",
    "createdon": "2026-11-21T12:00:00+05:30"
  } as unknown as NonNullable<ResponseOf<'createStockSplit'>>,
  /** The ratio is missing. */
  ratioMissing: {
    "status": {
      "statusCode": 422,
      "message": "Split ratio is required.",
      "errors": {
        "splitratio": "Split ratio is required."
      }
    }
  } satisfies Refusal as Refusal,
}

export const updateStockSplit = {
  /** The bonus is completed. */
  completed: {
    "id": 13,
    "stockname": "HDFCAMC",
    "sourcedon": "2026-11-10",
    "status": 1,
    "corporateaction": "Bonus"
  } satisfies BodyOf<'updateStockSplit'>,
  /** The split as saved. */
  nowCompleted: {
    "id": 13,
    "stockname": "HDFCAMC",
    "splitratio": "1:1",
    "splitdate": "2026-12-04",
    "status": 1,
    "corporateaction": "Bonus",
    "sourcedon": "2026-11-10",
    "createdon": "2026-11-10T19:02:00+05:30"
  } as unknown as NonNullable<ResponseOf<'updateStockSplit'>>,
  /** There is no such split. */
  splitUnknown: {
    "status": {
      "statusCode": 404,
      "message": "There is no such stock split."
    }
  } satisfies Refusal as Refusal,
}

export const listSchedulerJobs = {
  /** One successful run, one failed, one still running. */
  runs: [
    {
      "id": 901,
      "scheduler_name": "daily stock price",
      "startDate": "2026-11-20T18:30:00+05:30",
      "end_date": "2026-11-20T18:41:12+05:30",
      "status": "SUCCESS"
    },
    {
      "id": 902,
      "scheduler_name": "technical indicator for split",
      "startDate": "2026-11-20T19:00:00+05:30",
      "end_date": "2026-11-20T19:00:09+05:30",
      "status": "FAILED"
    },
    {
      "id": 903,
      "scheduler_name": "quarterly fundamental stock data source",
      "startDate": "2026-11-21T06:00:00+05:30",
      "end_date": null,
      "status": "RUNNING"
    }
  ] as unknown as NonNullable<ResponseOf<'listSchedulerJobs'>>,
  /** No runs. */
  none: [] as unknown as NonNullable<ResponseOf<'listSchedulerJobs'>>,
}

export const listAuditLogs = {
  /** Two entries. */
  entries: [
    {
      "id": 5501,
      "stock_name": "RELIANCE",
      "criteria": "PRICE",
      "criteria2": "EOD",
      "data_type": "DAILY",
      "executedOn": "2026-11-20T18:31:07+05:30",
      "status": "SUCCESS"
    },
    {
      "id": 5502,
      "stock_name": "M&M",
      "criteria": "FUNDAMENTAL",
      "criteria2": null,
      "data_type": "QUARTERLY",
      "executedOn": "2026-11-20T18:31:09+05:30",
      "status": "FAILED"
    }
  ] as unknown as NonNullable<ResponseOf<'listAuditLogs'>>,
  /** No entries. */
  none: [] as unknown as NonNullable<ResponseOf<'listAuditLogs'>>,
}

export const requestLoginCode = {
  /** The phone of a member of staff. */
  phone: {
    "phoneNumber": "9820012345"
  } satisfies BodyOf<'requestLoginCode'>,
  /** The code was sent. */
  codeSent: {
    "status": {
      "statusCode": 200,
      "message": "OTP sent successfully!"
    }
  } as unknown as NonNullable<ResponseOf<'requestLoginCode'>>,
  /** The phone number is too short. */
  phoneWrong: {
    "status": {
      "statusCode": 422,
      "message": "Phone number must be exactly 10 digits",
      "errors": {
        "phoneNumber": "Phone number must be exactly 10 digits"
      }
    }
  } satisfies Refusal as Refusal,
  /** Too many codes were requested. */
  tooManyCodes: {
    "status": {
      "statusCode": 429,
      "message": "Too many codes were sent to this number. Please try again in 10 minutes."
    }
  } satisfies Refusal as Refusal,
}

export const verifyLoginCode = {
  /** The phone and its code. */
  proof: {
    "phoneNumber": "9820012345",
    "otp": "482913"
  } satisfies BodyOf<'verifyLoginCode'>,
  /** Signed in. */
  signedIn: {
    "status": {
      "statusCode": 200,
      "message": "Login successful!"
    },
    "data": {
      "jwtToken": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl",
      "refreshToken": "hW2mJr0yqk3l9vXc5Zb7",
      "user": {
        "firstName": "Ananya",
        "lastName": "Deshpande"
      }
    }
  } as unknown as NonNullable<ResponseOf<'verifyLoginCode'>>,
  /** The code is wrong, used or expired. */
  codeWrong: {
    "status": {
      "statusCode": 401,
      "message": "OTP verification failed."
    }
  } satisfies Refusal as Refusal,
  /** Too many attempts. */
  tooManyTries: {
    "status": {
      "statusCode": 429,
      "message": "Too many tries. Please ask for a new code."
    }
  } satisfies Refusal as Refusal,
}

export const registerAdmin = {
  /** A new member of staff. */
  registration: {
    "firstName": "Rohan",
    "lastName": "Iyer",
    "email": "rohan.iyer@tarang.example",
    "phoneNumber": "9967054321"
  } satisfies BodyOf<'registerAdmin'>,
  /** Registered. */
  registered: {
    "status": {
      "statusCode": 200,
      "message": "Registration successful! You can now log in."
    }
  } as unknown as NonNullable<ResponseOf<'registerAdmin'>>,
  /** No credential, or a used one. */
  noCredential: {
    "status": {
      "statusCode": 403,
      "message": "Registration needs a valid invitation."
    }
  } satisfies Refusal as Refusal,
  /** The phone is registered already. */
  phoneTaken: {
    "status": {
      "statusCode": 409,
      "message": "This phone number is already registered.",
      "errors": {
        "phoneNumber": "This phone number is already registered."
      }
    }
  } satisfies Refusal as Refusal,
  /** The e-mail address is invalid. */
  emailWrong: {
    "status": {
      "statusCode": 422,
      "message": "Email must be a valid email address.",
      "errors": {
        "email": "Email must be a valid email address."
      }
    }
  } satisfies Refusal as Refusal,
}

export const listBlogs = {
  /** Two items, with both forms of categories. */
  blogs: [
    {
      "id": 40,
      "text": "What the festive quarter tells us about demand",
      "backgroundImage": "/files/festive-quarter.jpg",
      "publishedDate": "2026-11-18T08:00:00+05:30",
      "likesCount": 128,
      "categories": [
        "Market Nuggets",
        "Market Events"
      ],
      "htmlPageLink": "https://files.tarang.example/festive-quarter.html",
      "liked": false
    },
    {
      "id": 39,
      "text": "Support: how to read a strategy page",
      "backgroundImage": null,
      "publishedDate": "2026-11-02",
      "likesCount": 0,
      "categories": "Support Center, Strategies",
      "htmlPageLink": null
    }
  ] as unknown as NonNullable<ResponseOf<'listBlogs'>>,
  /** No items. */
  none: [] as unknown as NonNullable<ResponseOf<'listBlogs'>>,
}

export const getBlog = {
  /** One item. */
  blog: {
    "id": 40,
    "text": "What the festive quarter tells us about demand",
    "backgroundImage": "/files/festive-quarter.jpg",
    "publishedDate": "2026-11-18T08:00:00+05:30",
    "likesCount": 128,
    "categories": [
      "Market Nuggets",
      "Market Events"
    ],
    "htmlPageLink": "https://files.tarang.example/festive-quarter.html",
    "liked": false
  } as unknown as NonNullable<ResponseOf<'getBlog'>>,
  /** There is no such blog. */
  blogUnknown: {
    "status": {
      "statusCode": 404,
      "message": "There is no such blog."
    }
  } satisfies Refusal as Refusal,
}

export const likeBlog = {
  /** To like it. */
  like: {
    "liked": true
  } satisfies BodyOf<'likeBlog'>,
  /** It is liked now. */
  liked: {
    "likesCount": 129,
    "liked": true
  } as unknown as NonNullable<ResponseOf<'likeBlog'>>,
  /** The like was removed. */
  notLiked: {
    "likesCount": 128,
    "liked": false
  } as unknown as NonNullable<ResponseOf<'likeBlog'>>,
  /** There is no such blog. */
  blogUnknown: {
    "status": {
      "statusCode": 404,
      "message": "There is no such blog."
    }
  } satisfies Refusal as Refusal,
}

export const getBlogLikes = {
  /** The likes. */
  likes: {
    "likesCount": 128,
    "liked": false
  } as unknown as NonNullable<ResponseOf<'getBlogLikes'>>,
  /** There is no such blog. */
  blogUnknown: {
    "status": {
      "statusCode": 404,
      "message": "There is no such blog."
    }
  } satisfies Refusal as Refusal,
}

export const createBlog = {
  /** The fields of the newsletter form. */
  newsletterForm: {
    "text": "The week in five charts",
    "htmlPage": /* @__PURE__ */ sampleFile("week-47.html"),
    "backgroundImage": /* @__PURE__ */ sampleFile("week-47.jpg"),
    "blogImages": [
      /* @__PURE__ */ sampleFile("chart-1.png")
    ]
  } satisfies BodyOf<'createBlog'>,
  /** The fields of the blog manager. */
  managerForm: {
    "text": "Why costs decide",
    "category": "Daily Bytes",
    "blogImage": [
      /* @__PURE__ */ sampleFile("costs.png"),
      /* @__PURE__ */ sampleFile("turnover.png")
    ]
  } satisfies BodyOf<'createBlog'>,
  /** The item as saved. */
  savedBlog: {
    "id": 41,
    "text": "Why costs decide",
    "backgroundImage": null,
    "publishedDate": "2026-11-21T12:10:00+05:30",
    "likesCount": 0,
    "categories": [
      "Daily Bytes"
    ],
    "htmlPageLink": null,
    "liked": false
  } as unknown as NonNullable<ResponseOf<'createBlog'>>,
  /** The image is not an image file. */
  imageKindWrong: {
    "status": {
      "statusCode": 422,
      "message": "Only PNG, JPEG, GIF, WebP and AVIF images are accepted.",
      "errors": {
        "backgroundImage": "Only PNG, JPEG, GIF, WebP and AVIF images are accepted."
      }
    }
  } satisfies Refusal as Refusal,
  /** The page is missing. */
  pageMissing: {
    "status": {
      "statusCode": 422,
      "message": "An HTML page is required.",
      "errors": {
        "htmlPage": "An HTML page is required."
      }
    }
  } satisfies Refusal as Refusal,
}

export const updateBlog = {
  /** Only the title changes. */
  newTitle: {
    "id": 40,
    "text": "What the festive quarter really tells us"
  } satisfies BodyOf<'updateBlog'>,
  /** The item as saved. */
  changedBlog: {
    "id": 40,
    "text": "What the festive quarter really tells us",
    "backgroundImage": "/files/festive-quarter.jpg",
    "publishedDate": "2026-11-18T08:00:00+05:30",
    "likesCount": 128,
    "categories": [
      "Market Nuggets",
      "Market Events"
    ],
    "htmlPageLink": "https://files.tarang.example/festive-quarter.html",
    "liked": false
  } as unknown as NonNullable<ResponseOf<'updateBlog'>>,
  /** There is no such blog. */
  blogUnknown: {
    "status": {
      "statusCode": 404,
      "message": "There is no such blog."
    }
  } satisfies Refusal as Refusal,
}

export const deleteBlog = {
  /** It is deleted. */
  deleted: {
    "id": 39
  } as unknown as NonNullable<ResponseOf<'deleteBlog'>>,
  /** It does not exist any more. */
  blogUnknown: {
    "status": {
      "statusCode": 404,
      "message": "There is no such blog."
    }
  } satisfies Refusal as Refusal,
}

export const getPlanCatalog = {
  /** A plan, a discount and a coupon. */
  catalog: {
    "data": {
      "plans": [
        {
          "id": 7,
          "strategyCode": "MOM-NIFTY200-30",
          "title": "Momentum 30",
          "description": "Thirty shares of the Nifty 200, looked at again each month.",
          "features": [
            "Monthly rebalancing",
            "Alerts on WhatsApp",
            "Trade history"
          ],
          "tag": "Most chosen",
          "iconURL": "/files/icon-momentum.png",
          "subscriptionStatus": 1,
          "yearlyprice": 9999,
          "monthlyprice": 999,
          "quarterlyprice": 2799,
          "subscribed": false,
          "isSubscribed": 214
        }
      ],
      "discounts": [
        {
          "id": 4,
          "strategycode": "VAL-MIDCAP150-20",
          "couponcode": null,
          "type": "DISCOUNT",
          "status": "Inactive",
          "preferred": 0,
          "discount": 10,
          "description": null,
          "condition": null,
          "combo": 2
        }
      ],
      "coupons": [
        {
          "id": 3,
          "strategycode": "MOM-NIFTY200-30",
          "couponcode": "DIWALI25",
          "type": "COUPON",
          "status": "Active",
          "preferred": 1,
          "discount": 25,
          "description": "A quarter off for Diwali.",
          "condition": "Yearly plans only.",
          "combo": 0
        }
      ]
    }
  } as unknown as NonNullable<ResponseOf<'getPlanCatalog'>>,
  /** Empty lists. */
  empty: {
    "data": {
      "plans": [],
      "discounts": [],
      "coupons": []
    }
  } as unknown as NonNullable<ResponseOf<'getPlanCatalog'>>,
}

export const saveStrategyPlan = {
  /** A new plan, sent to id 0. */
  newPlan: {
    "strategyCode": "GROWTH-25-Q",
    "title": "Growth 25",
    "description": "Twenty-five small companies that outgrew their peers.",
    "features": [
      "Quarterly rebalancing",
      "Research notes"
    ],
    "tag": "New",
    "iconURL": "/files/icon-growth.png",
    "subscriptionStatus": 1,
    "yearlyprice": 11999,
    "monthlyprice": 1199,
    "quarterlyprice": 3299
  } satisfies BodyOf<'saveStrategyPlan'>,
  /** The fields of a plan that can change. */
  changes: {
    "title": "Momentum 30 Plus",
    "description": "Thirty shares of the Nifty 200, with a stop.",
    "subscriptionStatus": 0
  } satisfies BodyOf<'saveStrategyPlan'>,
  /** The plan as added. */
  savedPlan: {
    "id": 22,
    "strategyCode": "GROWTH-25-Q",
    "title": "Growth 25",
    "description": "Twenty-five small companies that outgrew their peers.",
    "features": [
      "Quarterly rebalancing",
      "Research notes"
    ],
    "tag": "New",
    "iconURL": "/files/icon-growth.png",
    "subscriptionStatus": 1,
    "yearlyprice": 11999,
    "monthlyprice": 1199,
    "quarterlyprice": 3299,
    "subscribed": false,
    "isSubscribed": 0
  } as unknown as NonNullable<ResponseOf<'saveStrategyPlan'>>,
  /** The plan as changed. */
  changedPlan: {
    "id": 7,
    "strategyCode": "MOM-NIFTY200-30",
    "title": "Momentum 30 Plus",
    "description": "Thirty shares of the Nifty 200, with a stop.",
    "features": [
      "Monthly rebalancing",
      "Alerts on WhatsApp",
      "Trade history"
    ],
    "tag": "Most chosen",
    "iconURL": "/files/icon-momentum.png",
    "subscriptionStatus": 0,
    "yearlyprice": 9999,
    "monthlyprice": 999,
    "quarterlyprice": 2799,
    "subscribed": false,
    "isSubscribed": 214
  } as unknown as NonNullable<ResponseOf<'saveStrategyPlan'>>,
  /** There is no such plan. */
  planUnknown: {
    "status": {
      "statusCode": 404,
      "message": "There is no such strategy plan."
    }
  } satisfies Refusal as Refusal,
  /** The strategy has a plan already. */
  planExists: {
    "status": {
      "statusCode": 409,
      "message": "There is already a plan for GROWTH-25-Q.",
      "errors": {
        "strategyCode": "There is already a plan for this strategy."
      }
    }
  } satisfies Refusal as Refusal,
  /** The title is missing. */
  titleMissing: {
    "status": {
      "statusCode": 422,
      "message": "Title is required.",
      "errors": {
        "title": "Title is required."
      }
    }
  } satisfies Refusal as Refusal,
  /** No strategy has this code. */
  strategyUnknown: {
    "status": {
      "statusCode": 422,
      "message": "There is no strategy MOM-UNKNOWN.",
      "errors": {
        "strategyCode": "There is no strategy MOM-UNKNOWN."
      }
    }
  } satisfies Refusal as Refusal,
}

export const createDiscount = {
  /** A new coupon. */
  newCoupon: {
    "strategycode": "MOMENTUM-50-W",
    "couponcode": "NEWYEAR15",
    "type": "COUPON",
    "status": "Active",
    "preferred": 1,
    "discount": 15,
    "description": "For the new year.",
    "condition": "Yearly plans only.",
    "combo": 0
  } satisfies BodyOf<'createDiscount'>,
  /** The coupon as saved. */
  savedCoupon: {
    "id": 19,
    "strategycode": "MOMENTUM-50-W",
    "couponcode": "NEWYEAR15",
    "type": "COUPON",
    "status": "Active",
    "preferred": 1,
    "discount": 15,
    "description": "For the new year.",
    "condition": "Yearly plans only.",
    "combo": 0
  } as unknown as NonNullable<ResponseOf<'createDiscount'>>,
  /** The code exists already. */
  couponExists: {
    "status": {
      "statusCode": 409,
      "message": "There is already a coupon NEWYEAR15.",
      "errors": {
        "couponcode": "This code is taken."
      }
    }
  } satisfies Refusal as Refusal,
  /** The discount is missing. */
  discountMissing: {
    "status": {
      "statusCode": 422,
      "message": "Discount is required.",
      "errors": {
        "discount": "Discount is required."
      }
    }
  } satisfies Refusal as Refusal,
}

export const updateDiscount = {
  /** The coupon is deactivated. */
  deactivate: {
    "strategycode": "MOMENTUM-50-W",
    "couponcode": "DIWALI25",
    "type": "COUPON",
    "status": "Inactive",
    "preferred": 1,
    "discount": 25,
    "description": "A quarter off for Diwali.",
    "condition": "Yearly plans only.",
    "combo": 0
  } satisfies BodyOf<'updateDiscount'>,
  /** The coupon as saved. */
  deactivated: {
    "id": 3,
    "strategycode": "MOMENTUM-50-W",
    "couponcode": "DIWALI25",
    "type": "COUPON",
    "status": "Inactive",
    "preferred": 1,
    "discount": 25,
    "description": "A quarter off for Diwali.",
    "condition": "Yearly plans only.",
    "combo": 0
  } as unknown as NonNullable<ResponseOf<'updateDiscount'>>,
  /** There is no such record. */
  discountUnknown: {
    "status": {
      "statusCode": 404,
      "message": "There is no such discount or coupon."
    }
  } satisfies Refusal as Refusal,
  /** The discount is missing. */
  discountMissing: {
    "status": {
      "statusCode": 422,
      "message": "Discount is required.",
      "errors": {
        "discount": "Discount is required."
      }
    }
  } satisfies Refusal as Refusal,
}

export const sendGlobalNotification = {
  /** By WhatsApp. */
  toWhatsApp: {
    "title": "Rebalancing tomorrow",
    "shortDesc": "Six shares leave, six come in.",
    "longDesc": "The momentum portfolio is rebalanced on Monday before the market opens. The list is in the app.",
    "sendWhatsappNoti": true,
    "sendPopupNoti": false
  } satisfies BodyOf<'sendGlobalNotification'>,
  /** It was sent. */
  sent: {
    "status": {
      "statusCode": 200,
      "message": "Notification sent successfully!"
    },
    "message": "Notification sent successfully!",
    "successMessages": [
      "WhatsApp: sent to 7,914 users."
    ]
  } as unknown as NonNullable<ResponseOf<'sendGlobalNotification'>>,
  /** The session token has expired. */
  jwtInvalid: {
    "status": {
      "statusCode": 401,
      "message": "Your session has ended.",
      "errors": {
        "jwt": "The token has expired."
      }
    }
  } satisfies Refusal as Refusal,
  /** The title is missing. */
  titleMissing: {
    "status": {
      "statusCode": 422,
      "message": "Title is required.",
      "errors": {
        "title": "Title is required."
      }
    }
  } satisfies Refusal as Refusal,
}

export const refreshToken = {
  /** A refresh token. */
  refresh: {
    "refreshToken": "hW2mJr0yqk3l9vXc5Zb7"
  } satisfies BodyOf<'refreshToken'>,
  /** A new session token. */
  refreshed: {
    "data": {
      "token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIiwiaWF0IjoyfQ.c2lnbmF0dXJl"
    }
  } as unknown as NonNullable<ResponseOf<'refreshToken'>>,
  /** A new session token, and a new refresh token. */
  rotated: {
    "status": {
      "statusCode": 200,
      "message": "Token refreshed."
    },
    "data": {
      "token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIiwiaWF0IjoyfQ.c2lnbmF0dXJl",
      "refreshToken": "pT8dQw1nLs6uGf4aYx0e"
    }
  } as unknown as NonNullable<ResponseOf<'refreshToken'>>,
  /** The refresh token has expired. */
  refreshTokenInvalid: {
    "status": {
      "statusCode": 401,
      "message": "Please log in again.",
      "errors": {
        "refreshToken": "It is invalid or has expired."
      }
    }
  } satisfies Refusal as Refusal,
}

/** Refusals that any call may get. */
export const refusals = {
  /** Too many calls. */
  tooMany: {
    "status": {
      "statusCode": 429,
      "message": "Too many requests. Please try again in a minute."
    }
  } satisfies Refusal as Refusal,
  /** Internal error. */
  failed: {
    "status": {
      "statusCode": 500,
      "message": "Something went wrong. Please try again."
    }
  } satisfies Refusal as Refusal,
  /** Temporarily unavailable. */
  unavailable: {
    "status": {
      "statusCode": 503,
      "message": "The service is not available right now. Please try again in a minute."
    }
  } satisfies Refusal as Refusal,
  /** The body is not JSON. */
  notJson: {
    "status": {
      "statusCode": 400,
      "message": "The request is not readable."
    }
  } satisfies Refusal as Refusal,
  /** No session token. */
  noSession: {
    "status": {
      "statusCode": 401,
      "message": "Please log in.",
      "errors": {
        "jwt": "A session token is required."
      }
    }
  } satisfies Refusal as Refusal,
  /** The role or the credential does not allow this. */
  notAllowed: {
    "status": {
      "statusCode": 403,
      "message": "You are not allowed to do this."
    }
  } satisfies Refusal as Refusal,
  /** The body is too large. */
  tooLarge: {
    "status": {
      "statusCode": 413,
      "message": "The request is too large."
    }
  } satisfies Refusal as Refusal,
  /** The media type is not supported. */
  wrongKind: {
    "status": {
      "statusCode": 415,
      "message": "The request must be JSON."
    }
  } satisfies Refusal as Refusal,
  /** Changed in the meantime. */
  changed: {
    "status": {
      "statusCode": 412,
      "message": "This was changed in the meantime. Load it again before you save."
    }
  } satisfies Refusal as Refusal,
  /** A value is missing. */
  invalid: {
    "status": {
      "statusCode": 422,
      "message": "A value is missing.",
      "errors": {
        "status": "Status is required."
      }
    }
  } satisfies Refusal as Refusal,
  /** The request comes from another site. */
  otherSite: {
    "status": {
      "statusCode": 403,
      "message": "Not from another site."
    }
  } satisfies Refusal as Refusal,
  /** The record exists already. */
  duplicate: {
    "status": {
      "statusCode": 409,
      "message": "This exists already."
    }
  } satisfies Refusal as Refusal,
}
