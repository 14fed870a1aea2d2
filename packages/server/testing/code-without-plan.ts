import { asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../src/db/database.ts'
import { strategies, strategyPlans } from '../src/db/schema/index.ts'

/** The code of a strategy that has no plan. */
export async function codeWithoutPlan(database: Database): Promise<string> {
  const [strategy] = await database
    .select({ code: strategies.strategyCode })
    .from(strategies)
    .leftJoin(strategyPlans, eq(strategyPlans.strategyCode, strategies.strategyCode))
    .where(isNull(strategyPlans.id))
    .orderBy(asc(strategies.id))
    .limit(1)
  if (!strategy) throw new Error('Every strategy has a plan.')
  return strategy.code
}
