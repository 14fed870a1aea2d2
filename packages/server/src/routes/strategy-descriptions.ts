import { isSecureLink, mostCharacters } from '@tarang/machines/field-rules'
import type { NewStrategyDescription, StrategyDescription } from '@tarang/sdk'
import { asc, getTableColumns } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { strategyDescriptions } from '../db/schema/index.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { type ColumnsOf, type RulesOf, requiredText } from '../http/fields.ts'
import { refuse } from '../http/refusal.ts'
import { runStaffAction } from '../http/staff-action.ts'
import { binaryStatus, newCode } from '../http/values.ts'

const newDescription = v.strictObject({
  strategyDescriptionCode: newCode('Code'),
  videoLink: v.pipe(
    requiredText(mostCharacters.link, 'Video link is required.'),
    v.check(isSecureLink, 'Video link must be a valid https URL.'),
  ),
  strategyDescription: requiredText(mostCharacters.article, 'Description is required.'),
  status: binaryStatus,
} satisfies RulesOf<NewStrategyDescription>)

const columns = getTableColumns(strategyDescriptions) satisfies ColumnsOf<
  StrategyDescription,
  typeof strategyDescriptions
>

/** Texts and videos that explain strategies. */
export const strategyDescriptionRoutes = new Hono<Env>()
  .get('/getStrategyDescription', async (context) => {
    const { database } = context.var.app
    return context.json(
      await database.select(columns).from(strategyDescriptions).orderBy(asc(strategyDescriptions.id)),
    )
  })

  .post('/addStrategyDescription', async (context) => {
    const body = await readJson(context, newDescription)
    const saved = await runStaffAction(
      context,
      'strategy-description.added',
      async (tx, record) => {
        const [row] = await tx
          .insert(strategyDescriptions)
          .values({ ...body, createdOn: context.var.app.now() })
          .onConflictDoNothing()
          .returning(columns)
        record(null, row)
        return row ?? refuseDuplicate(body.strategyDescriptionCode)
      },
      ({ strategyDescriptionCode }) => strategyDescriptionCode,
    )
    return context.json(saved)
  })

function refuseDuplicate(code: string): never {
  const message = `There is a description with the code ${code} already.`
  return refuse(409, message, { strategyDescriptionCode: message })
}
