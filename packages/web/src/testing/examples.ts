import auditLogs from '../../../../openapi/examples/audit-logs.json' with { type: 'json' }
import auth from '../../../../openapi/examples/auth.json' with { type: 'json' }
import blogs from '../../../../openapi/examples/blogs.json' with { type: 'json' }
import discounts from '../../../../openapi/examples/discounts.json' with { type: 'json' }
import explore from '../../../../openapi/examples/explore.json' with { type: 'json' }
import notifications from '../../../../openapi/examples/notifications.json' with { type: 'json' }
import plans from '../../../../openapi/examples/plans.json' with { type: 'json' }
import refusals from '../../../../openapi/examples/refusals.json' with { type: 'json' }
import schedulerJobs from '../../../../openapi/examples/scheduler-jobs.json' with { type: 'json' }
import stockSplits from '../../../../openapi/examples/stock-splits.json' with { type: 'json' }
import strategies from '../../../../openapi/examples/strategies.json' with { type: 'json' }
import strategyDescriptions from '../../../../openapi/examples/strategy-descriptions.json' with {
  type: 'json',
}

/** The API description's own examples, for stories: what is shown is what the API says. */
export const examples = {
  auditLogs,
  auth,
  blogs,
  discounts,
  explore,
  notifications,
  plans,
  refusals,
  schedulerJobs,
  stockSplits,
  strategies,
  strategyDescriptions,
}
