import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { strategies, strategyPlans } from '../db/schema/index.ts'
import { refuse } from '../http/refusal.ts'

/** Refuses a strategy code that neither a strategy nor a plan has. */
export async function requireStrategy(tx: Database, code: string): Promise<void> {
  const [known] = await tx
    .select({ code: strategies.strategyCode })
    .from(strategies)
    .where(eq(strategies.strategyCode, code))
    .union(
      tx
        .select({ code: strategyPlans.strategyCode })
        .from(strategyPlans)
        .where(eq(strategyPlans.strategyCode, code)),
    )
  if (known) return
  const message = `There is no strategy ${code}.`
  refuse(422, message, { strategycode: message })
}
