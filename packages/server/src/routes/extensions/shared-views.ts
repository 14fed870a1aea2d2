import type { NewSharedView, SharedView } from '@tarang/sdk/extensions'
import { asc, eq, type SQL } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { rightsOf } from '../../auth/roles.ts'
import { isUniqueViolation } from '../../db/conflicts.ts'
import { sharedViews, users } from '../../db/schema/index.ts'
import { readJson } from '../../http/body.ts'
import type { Env } from '../../http/context.ts'
import { check, type RulesOf, requiredText, text } from '../../http/fields.ts'
import { refuse } from '../../http/refusal.ts'
import { runStaffAction } from '../../http/staff-action.ts'
import { uuidInPath } from '../../http/values.ts'

/** Of one list. */
const MAX_SHARED_VIEWS = 100

const ids = v.pipe(v.array(text(100), 'Must be a list.'), v.maxLength(200, 'Must be at most 200.'))

const columns = v.strictObject({
  hidden: ids,
  shown: ids,
  order: ids,
  pinned: ids,
  widths: v.pipe(
    v.record(text(100), v.pipe(v.number('Must be a number.'), v.finite('Must be a number.'))),
    v.maxEntries(200, 'Must be at most 200.'),
  ),
})

const newView = v.strictObject({
  list: requiredText(80),
  name: requiredText(80),
  search: text(2000),
  columns: v.nullable(columns),
} satisfies RulesOf<NewSharedView>)

const listQuery = v.object({ list: v.optional(text(80)) })

const notFound = 'There is no such shared view. It may have been deleted.'
const unknownView = () => refuse(404, notFound)

function mayDelete({ var: { staff } }: Context<Env>, userId: string | null): boolean {
  const rights = rightsOf(staff.role)
  return rights.includes('manageStaff') || (userId === staff.id && rights.includes('edit'))
}

async function selectViews(context: Context<Env>, condition?: SQL): Promise<SharedView[]> {
  const { id, list, name, search, columns, sharedOn, userId } = sharedViews
  const { firstName, lastName } = users
  const rows = await context.var.app.database
    .select({ id, list, name, search, columns, sharedOn, userId, firstName, lastName })
    .from(sharedViews)
    .leftJoin(users, eq(users.id, userId))
    .where(condition)
    .orderBy(asc(sharedOn), asc(id))
  return rows.map(({ userId, firstName, lastName, sharedOn, ...view }) => ({
    ...view,
    sharedOn: sharedOn.toISOString(),
    sharedBy: firstName === null ? null : `${firstName} ${lastName}`,
    mayDelete: mayDelete(context, userId),
  }))
}

/** Views of lists that all staff see. Results of changes have the id alone, because they are kept for a day. */
export const sharedViewRoutes = new Hono<Env>()
  .get('/shared-views', async (context) => {
    const { list } = check(listQuery, context.req.query())
    return context.json(
      await selectViews(context, list === undefined ? undefined : eq(sharedViews.list, list)),
    )
  })

  .post('/shared-views', async (context) => {
    const view = await readJson(context, newView)
    const { now } = context.var.app
    const { staff } = context.var
    const id = await runStaffAction(
      context,
      'shared-view.added',
      async (tx, record) => {
        if ((await tx.$count(sharedViews, eq(sharedViews.list, view.list))) >= MAX_SHARED_VIEWS)
          return refuse(409, `A list has at most ${MAX_SHARED_VIEWS} shared views. Delete one first.`)
        const [added] = await tx
          .insert(sharedViews)
          .values({ ...view, sharedOn: now(), userId: staff.id })
          .returning()
          .catch((error: unknown) => {
            if (!isUniqueViolation(error)) throw error
            const message = 'This list has a shared view with this name.'
            return refuse(409, message, { name: message })
          })
        record(null, added)
        return added!.id
      },
      () => view.name,
    )
    const [added] = await selectViews(context, eq(sharedViews.id, id))
    return context.json(added ?? unknownView())
  })

  .delete('/shared-views/:id', async (context) => {
    const { deleted } = await runStaffAction(
      context,
      'shared-view.deleted',
      async (tx, record) => {
        const id = uuidInPath(context, notFound)
        const [view] = await tx.select().from(sharedViews).where(eq(sharedViews.id, id)).for('update')
        if (!view) return unknownView()
        if (!mayDelete(context, view.userId))
          return refuse(403, 'Only the person who shared a view, or an owner, can delete it.')
        await tx.delete(sharedViews).where(eq(sharedViews.id, id))
        record(view, null)
        return { deleted: { id }, name: view.name }
      },
      ({ name }) => name,
    )
    return context.json(deleted)
  })
