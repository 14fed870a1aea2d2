import type { Cases } from '@tarang/flow-testing'
import { actionCases } from '../action/action.cases.ts'
import { cacheRefreshCases } from '../cache-refresh/cache-refresh.cases.ts'
import { comparisonCases } from '../comparison/comparison.cases.ts'
import { editorCases } from '../editor/editor.cases.ts'
import { failedWritesCases } from '../failed-writes/failed-writes.cases.ts'
import { importCases } from '../import/import.cases.ts'
import { likeCases } from '../like/like.cases.ts'
import { loginCases } from '../login/login.cases.ts'
import { notificationCases } from '../notification/notification.cases.ts'
import { registrationCases } from '../registration/registration.cases.ts'
import { resourceCases } from '../resource/resource.cases.ts'
import { tableCases } from '../table/table.cases.ts'
import { tradeExclusionCases } from '../trade-exclusion/trade-exclusion.cases.ts'

/** The cases of every machine, for paths, tests and charts. */
export const allCases: readonly Cases[] = [
  actionCases,
  cacheRefreshCases,
  comparisonCases,
  editorCases,
  failedWritesCases,
  importCases,
  likeCases,
  loginCases,
  notificationCases,
  registrationCases,
  resourceCases,
  tableCases,
  tradeExclusionCases,
]
