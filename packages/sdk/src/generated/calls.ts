// Generated from openapi/ by generate.ts. Do not edit.

/** The calls that carry the session token. */
export const staffCalls: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'POST /addExploreData',
  'POST /updateExploreData',
  'GET /backtest/strategy-details/{strategyCode}',
  'GET /liveStrategies',
  'POST /linkStrategyToStrategyDescription',
  'GET /strategies/getUsersByStrategyCode/{strategyCode}',
  'GET /getStrategyDescription',
  'POST /addStrategyDescription',
  'GET /getExcludedLiveTrades',
  'POST /excludeLiveTrades',
  'GET /getNotificationsByType/{type}',
  'GET /refreshCache/{cacheName}',
  'GET /refreshCache/{cacheName}/{strategyCode}',
  'GET /getStockSplitCalender',
  'POST /saveStockSplitCalender',
  'POST /updateStockSplitCalender',
  'GET /fetchSchedulerAuditLog',
  'GET /fetchAuditLogs',
  'POST /newsletter/upload',
  'POST /newsletter/edit',
  'POST /newsletter/delete/{id}',
  'GET /subscription-plan/3',
  'POST /strategies/update-title-description/{id}',
  'POST /saveStrategyDiscount',
  'PUT /updateStrategyDiscount/{id}',
  'POST /notifications/sendGlobalNotification',
])

/** The calls that answer plain text. */
export const textCalls: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'GET /refreshCache/{cacheName}',
  'GET /refreshCache/{cacheName}/{strategyCode}',
])
