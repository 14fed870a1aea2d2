import bulkAction from '../../charts/bulk-action.json' with { type: 'json' }
import cacheRefresh from '../../charts/cache-refresh.json' with { type: 'json' }
import confirmation from '../../charts/confirmation.json' with { type: 'json' }
import editor from '../../charts/editor.json' with { type: 'json' }
import failedWrites from '../../charts/failed-writes.json' with { type: 'json' }
import heldAction from '../../charts/held-action.json' with { type: 'json' }
import like from '../../charts/like.json' with { type: 'json' }
import login from '../../charts/login.json' with { type: 'json' }
import notification from '../../charts/notification.json' with { type: 'json' }
import registration from '../../charts/registration.json' with { type: 'json' }
import resource from '../../charts/resource.json' with { type: 'json' }
import table from '../../charts/table.json' with { type: 'json' }
import tradeExclusion from '../../charts/trade-exclusion.json' with { type: 'json' }
import type { Chart } from './layout.ts'

/** Every committed chart. */
export const charts: readonly Chart[] = [
  login,
  registration,
  table,
  resource,
  editor,
  confirmation,
  heldAction,
  bulkAction,
  failedWrites,
  tradeExclusion,
  notification,
  cacheRefresh,
  like,
]

/** The chart of a machine, by the machine's id. */
export const chartOf = (machine: string): Chart | null =>
  charts.find((chart) => chart.machine === machine) ?? null
