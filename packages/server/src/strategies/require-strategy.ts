import { isRecordCode, recordCodeRule } from '@tarang/machines/field-rules'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { strategies, strategyPlans } from '../db/schema/index.ts'
import { refuse } from '../http/refusal.ts'

/** Whether a strategy has this code. */
export async function isStrategyCode(database: Database, code: string): Promise<boolean> {
  const [strategy] = await database
    .select({ id: strategies.id })
    .from(strategies)
    .where(eq(strategies.strategyCode, code))
  return strategy !== undefined
}

/** Whether a strategy has this code, or a plan that was stored before its strategy had to exist. */
export async function isStrategyOrPlanCode(database: Database, code: string): Promise<boolean> {
  if (await isStrategyCode(database, code)) return true
  const [plan] = await database
    .select({ id: strategyPlans.id })
    .from(strategyPlans)
    .where(eq(strategyPlans.strategyCode, code))
  return plan !== undefined
}

/** Refuses a field whose value is the code of no strategy. */
export async function requireStrategy(tx: Database, field: string, code: string): Promise<void> {
  if (!(await isStrategyCode(tx, code))) refuseUnknownCode(field, code)
}

/** Refuses a field whose value is the code of no strategy and of no plan, or one that no address can hold. */
export async function requireStrategyOrPlan(tx: Database, field: string, code: string): Promise<void> {
  const message = `Strategy code ${recordCodeRule}.`
  if (!isRecordCode(code)) refuse(422, message, { [field]: message })
  if (!(await isStrategyOrPlanCode(tx, code))) refuseUnknownCode(field, code)
}

function refuseUnknownCode(field: string, code: string) {
  const message = `There is no strategy ${code}.`
  refuse(422, message, { [field]: message })
}
