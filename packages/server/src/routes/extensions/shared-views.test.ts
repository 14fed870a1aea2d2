import { randomUUID } from 'node:crypto'
import type { SharedView } from '@tarang/sdk/extensions'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addStaff, type StaffCaller } from '../../../testing/staff-calls.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import { sharedViews, staffActions } from '../../db/schema/index.ts'

let server: TestServer
let owner: StaffCaller
let maker: StaffCaller
let other: StaffCaller
let viewer: StaffCaller
beforeAll(async () => {
  server = await createTestServer()
  owner = await addStaff(server, '9000000000', 'owner')
  maker = await addStaff(server, '9000000001', 'editor')
  other = await addStaff(server, '9000000002', 'editor')
  viewer = await addStaff(server, '9000000003', 'viewer')
})
afterAll(() => server.close())
beforeEach(() => server.database.delete(sharedViews))

const columns = { hidden: ['type'], shown: [], order: [], pinned: ['status'], widths: { code: 200 } }
const active = { list: 'Discounts', name: 'Active', search: 'filter.status=is%3AActive', columns }

const share = async (caller = maker, view: object = active) =>
  (await caller.call('shareView', 'POST', '/shared-views', view)) as SharedView

const list = async (caller: StaffCaller, query = '') =>
  (await caller.call('listSharedViews', 'GET', `/shared-views${query}`)) as SharedView[]

const newestAction = async () => {
  const [newest] = await server.database.select().from(staffActions).orderBy(desc(staffActions.id)).limit(1)
  return newest
}

test('all staff see a shared view, and who shared it', async () => {
  const shared = await share()
  expect(shared).toMatchObject({ ...active, sharedBy: 'Person 1 editor', mayDelete: true })
  await share(owner, { ...active, list: 'Plans', columns: null })
  expect(await list(viewer, '?list=Discounts')).toEqual([{ ...shared, mayDelete: false }])
  expect((await list(viewer)).map((view) => view.list).toSorted()).toEqual(['Discounts', 'Plans'])
})

test('who shared it, or an owner, deletes it', async () => {
  const deleteAs = (caller: StaffCaller, id: string) => caller.send('DELETE', `/shared-views/${id}`)
  const first = await share()
  expect((await deleteAs(viewer, first.id)).status).toBe(403)
  expect(await deleteAs(other, first.id)).toMatchObject({
    status: 403,
    body: { status: { message: 'Only the person who shared a view, or an owner, can delete it.' } },
  })
  expect((await list(maker)).map(({ mayDelete }) => mayDelete)).toEqual([true])
  expect((await list(owner)).map(({ mayDelete }) => mayDelete)).toEqual([true])
  expect(await maker.call('deleteSharedView', 'DELETE', `/shared-views/${first.id}`)).toEqual({
    id: first.id,
  })
  expect((await deleteAs(maker, first.id)).status).toBe(404)
  // It can be shared again under its name.
  expect((await deleteAs(owner, (await share()).id)).status).toBe(200)
  expect(await list(viewer)).toEqual([])
})

test('an owner restores a view of somebody else as theirs; nobody else does', async () => {
  const { id, sharedById } = await share()
  await owner.call('deleteSharedView', 'DELETE', `/shared-views/${id}`)
  const restored = { ...active, sharedById }
  expect((await other.send('POST', '/shared-views', restored)).status).toBe(403)
  expect(await share(owner, restored)).toMatchObject({ sharedBy: 'Person 1 editor', sharedById: maker.id })
  const ofNobody = { ...active, name: 'Of nobody', sharedById: randomUUID() }
  expect(await share(owner, ofNobody)).toMatchObject({ sharedBy: null, sharedById: null })
})

test('a viewer deletes none, not even one that they shared as an editor', async () => {
  await server.database.insert(sharedViews).values({ ...active, sharedOn: new Date(0), userId: viewer.id })
  const [{ id, mayDelete } = { id: '', mayDelete: true }] = await list(viewer)
  expect(mayDelete).toBe(false)
  expect((await viewer.send('DELETE', `/shared-views/${id}`)).status).toBe(403)
})

test('a viewer shares none', async () => {
  expect((await viewer.send('POST', '/shared-views', active)).status).toBe(403)
  expect(await list(viewer)).toEqual([])
})

test('a list has a name once, and at most 100 views', async () => {
  await share()
  expect(await other.send('POST', '/shared-views', active)).toMatchObject({
    status: 409,
    body: { status: { errors: { name: 'This list has a shared view with this name.' } } },
  })
  await server.database.insert(sharedViews).values(
    Array.from({ length: 98 }, (_, index) => ({
      ...active,
      name: `View ${index}`,
      sharedOn: new Date(0),
      userId: null,
    })),
  )
  // All at once: there is room for one.
  const statuses = await Promise.all(
    Array.from({ length: 5 }, async (_, index) => {
      const { status } = await other.send('POST', '/shared-views', { ...active, name: `More ${index}` })
      return status
    }),
  )
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409])
  await share(other, { ...active, list: 'Plans' })
})

test('the record has list and name, and not the search, which may name a person', async () => {
  const { id } = await share(maker, { ...active, search: 'q=nila%40mail.example' })
  expect(await newestAction()).toMatchObject({
    action: 'shared-view.added',
    subject: 'Active',
    before: null,
    after: { list: 'Discounts', name: 'Active' },
  })
  await maker.send('DELETE', `/shared-views/${id}`)
  expect(await newestAction()).toMatchObject({ action: 'shared-view.deleted', before: { name: 'Active' } })
  expect(JSON.stringify(await server.database.select().from(staffActions))).not.toContain('nila')
})

test('the view of a person who is removed stays without a name, for owners to delete', async () => {
  const gone = await addStaff(server, '9000000004', 'editor')
  const { id } = await share(gone)
  await owner.call('removeStaff', 'DELETE', `/staff/${gone.id}`)
  expect(await list(other)).toMatchObject([{ id, sharedBy: null, mayDelete: false }])
  await owner.call('deleteSharedView', 'DELETE', `/shared-views/${id}`)
  expect(await server.database.$count(sharedViews, eq(sharedViews.id, id))).toBe(0)
})

describe('refused', () => {
  test.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(81) }],
    ['somebody who is no id', { sharedById: 'me' }],
    ['a long search', { search: 'x'.repeat(2001) }],
    ['columns without widths', { columns: { ...columns, widths: undefined } }],
    ['a width that is no number', { columns: { ...columns, widths: { code: 'wide' } } }],
    ['too many columns', { columns: { ...columns, hidden: Array(201).fill('a') } }],
  ])('%s', async (_, changes) => {
    expect((await maker.send('POST', '/shared-views', { ...active, ...changes })).status).toBe(422)
    expect(await list(maker)).toEqual([])
  })
})
