import auditLogs from '../../../../openapi/examples/audit-logs.json' with { type: 'json' }
import auth from '../../../../openapi/examples/auth.json' with { type: 'json' }
import explore from '../../../../openapi/examples/explore.json' with { type: 'json' }
import refusals from '../../../../openapi/examples/refusals.json' with { type: 'json' }
import schedulerJobs from '../../../../openapi/examples/scheduler-jobs.json' with { type: 'json' }
import stockSplits from '../../../../openapi/examples/stock-splits.json' with { type: 'json' }
import strategies from '../../../../openapi/examples/strategies.json' with { type: 'json' }

/** The API description's own examples, for stories: what is shown is what the API says. */
export const examples = { auditLogs, auth, explore, refusals, schedulerJobs, stockSplits, strategies }
