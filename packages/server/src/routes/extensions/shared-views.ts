import type { NewSharedView, SharedView } from '@tarang/sdk/extensions'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { rightsOf } from '../../auth/roles.ts'
import { isUniqueViolation } from '../../db/conflicts.ts'
import { serialize } from '../../db/database.ts'
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
  // As the console writes an address, so that an erasure finds a person in it.
  search: v.pipe(
    text(2000),
    v.transform((search) => new URLSearchParams(search).toString()),
    v.maxLength(2000, 'Must be at most 2000 characters.'),
  ),
  columns: v.nullable(columns),
  sharedById: v.nullish(v.pipe(v.string(), v.uuid('Must be an id.'))),
} satisfies RulesOf<NewSharedView>)

const listQuery = v.object({ list: v.optional(text(80)) })

const notFound = 'There is no such shared view. It may have been deleted.'
const unknownView = () => refuse(404, notFound)

/** Whether the caller may act for who shared a view. */
function mayActFor({ var: { staff } }: Context<Env>, userId: string | null): boolean {
  const rights = rightsOf(staff.role)
  return rights.includes('manageStaff') || (userId === staff.id && rights.includes('edit'))
}

async function selectViews(context: Context<Env>, condition?: SQL): Promise<SharedView[]> {
  const { id, list, name, search, columns, sharedOn, userId: sharedById } = sharedViews
  const { firstName, lastName } = users
  const rows = await context.var.app.database
    .select({ id, list, name, search, columns, sharedOn, sharedById, firstName, lastName })
    .from(sharedViews)
    .leftJoin(users, eq(users.id, sharedById))
    .where(condition)
    .orderBy(asc(sharedOn), asc(id))
  return rows.map(({ firstName, lastName, sharedOn, ...view }) => ({
    ...view,
    sharedOn: sharedOn.toISOString(),
    sharedBy: firstName === null ? null : `${firstName} ${lastName}`,
    mayDelete: mayActFor(context, view.sharedById),
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
    const { sharedById = context.var.staff.id, ...view } = await readJson(context, newView)
    const id = await runStaffAction(
      context,
      'shared-view.added',
      async (tx, record) => {
        if (!mayActFor(context, sharedById))
          return refuse(403, 'Only an owner can share a view for somebody else.')
        // So that two at once do not exceed the limit.
        await serialize(tx, 'shared-views')
        if ((await tx.$count(sharedViews, eq(sharedViews.list, view.list))) >= MAX_SHARED_VIEWS)
          return refuse(409, `A list has at most ${MAX_SHARED_VIEWS} shared views. Delete one first.`)
        const [added] = await tx
          .insert(sharedViews)
          .values({
            ...view,
            sharedOn: context.var.app.now(),
            // Null for an account that was deleted meanwhile.
            userId: sql`(select ${users.id} from ${users} where ${eq(users.id, sql`${sharedById}::uuid`)})`,
          })
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
        if (!mayActFor(context, view.userId))
          return refuse(403, 'Only the person who shared a view, or an owner, can delete it.')
        await tx.delete(sharedViews).where(eq(sharedViews.id, id))
        record(view, null)
        return { deleted: { id }, name: view.name }
      },
      ({ name }) => name,
    )
    return context.json(deleted)
  })
