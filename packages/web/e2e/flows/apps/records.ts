import { editorCases } from '@tarang/machines/editor/cases'
import { tableCases } from '@tarang/machines/table/cases'
import type { Discount, Strategy } from '@tarang/sdk'
import { NotForAPerson } from '../../../src/testing/flows/page-driver.ts'
import { editorPageOf } from '../../../src/testing/flows/pages/editor.page.ts'
import { press } from '../../../src/testing/flows/pages/find.ts'
import { resourcePage } from '../../../src/testing/flows/pages/resource.page.ts'
import { tablePageOf } from '../../../src/testing/flows/pages/table.page.ts'
import type { UserActions } from '../../../src/testing/flows/user-actions.ts'
import { adminUrl } from '../../fixtures.ts'
import { ask, asStaff, withRenewedLogin } from '../../session.ts'
import { comparingEditor } from '../scripts/comparing-editor.ts'
import { closingEditor, repeatingEditor } from '../scripts/editor-scripts.ts'
import { oldPageOffline, refreshedPage } from '../scripts/resource-scripts.ts'
import { editedTable, filteredTable } from '../scripts/table-scripts.ts'
import { type App, answerFromServer, copyCases, ignoreRestOfScreen, openFromHome, openUrl } from './app.ts'

let coupons = 0

export const editor: App = {
  machine: 'editor',
  // This screen hides its success message after a time, and no other screen here keeps it open.
  inputs: ['stays', 'hides'],
  share: ['t001', 't002', 't003', 't007'],
  // These paths do not check the record: the script does, and compares.
  notOnScreen: ['comparison.choose'],
  scripts: [closingEditor, repeatingEditor, comparingEditor],
  prepare: async (page, baseURL) => {
    await asStaff(page)
    await withRenewedLogin(page)
    await page.clock.install()
    const { data } = await ask<{ data: { discounts: Discount[]; coupons: Discount[] } }>(
      page,
      '/subscription-plan/3',
    )
    const [first] = [...data.discounts, ...data.coupons]
    const draftOf = (row: object | null) => {
      const {
        strategycode = '',
        couponcode = '',
        description = '',
        condition = '',
      } = (row ?? {}) as Partial<Discount>
      return { strategycode, couponcode, description, condition }
    }
    const row = { ...first }
    const fresh = () => {
      coupons += 1
      return {
        strategycode: first?.strategycode ?? '',
        couponcode: `WALK-${coupons}`,
        description: 'A walk.',
        condition: 'None.',
      }
    }
    const whole = { changes: fresh() }
    const rules = {
      draftOf,
      validate: (draft: object) =>
        Object.fromEntries(
          Object.entries(draft).flatMap(([name, text]) => (text === '' ? [[name, 'Required']] : [])),
        ),
      afterSuccess: 'hide' as const,
    }
    const cases = copyCases({
      ...editorCases,
      inputs: { stays: { rules }, hides: { rules } },
      events: {
        ...editorCases.events,
        'editor.edit': { split: { row } },
        'draft.change': {
          whole,
          blank: { changes: { couponcode: '' } },
          same: {
            get changes() {
              return draftOf(row)
            },
          },
        },
      },
    })
    const outputOf = (body: unknown) => {
      const saved = body as Discount
      if (saved.id === row.id) Object.assign(row, saved)
      whole.changes = fresh()
      return saved
    }
    const words = editorPageOf({
      cases: cases as unknown as typeof editorCases,
      save: /^(POST|PUT) \/api\/.*discount.*/i,
      add: 'Add Discount/Coupon',
      edit: 'Edit Discount/Coupon',
      labels: {
        strategycode: 'Strategy Code',
        couponcode: 'Coupon Code',
        description: 'Description',
        condition: 'Condition',
      },
      editRow: () => `Edit ${row.couponcode || row.strategycode}`,
    })
    // If the login covers the question whether to discard changes, a user cannot answer it.
    const leave = async (user: UserActions) => {
      const isLogin = (await user.look()).dialogs.includes('Login')
      const description = await page
        .getByLabel(/^Description/)
        .last()
        .inputValue()
      const code = await page
        .getByLabel(/^Coupon Code/)
        .last()
        .inputValue()
      const isChanged = description !== (row.description ?? '') || code !== (row.couponcode ?? '')
      if (isLogin && isChanged) throw new NotForAPerson('the login covers the question')
      await user.leavePage()
    }
    return {
      page: ignoreRestOfScreen({
        ...answerFromServer(words, { save: outputOf }, (_, __, { context: { row: edited, draft } }) =>
          // The server refuses a second coupon with the code of the first.
          edited === null && draft.couponcode === row.couponcode ? { body: { ...draft, id: 7 } } : 'through',
        ),
        events: { ...words.events, 'page.leave': { because: 'Back', come: leave } },
        unrelated: [
          ...words.unrelated,
          {
            name: /^(Type|Status|Discount \(%\)|Preferred|Combo)$/,
            because: 'fields that the cases do not change',
          },
        ],
      }),
      open: () => openFromHome(page, baseURL, '/discountsCoupons'),
    }
  },
}

export const table: App = {
  machine: 'table',
  share: ['t002', 't004', 't008', 't016', 'p002', 'p015', 't005'],
  // This screen has no filter.
  notOnScreen: ['filter.change'],
  scripts: [editedTable, filteredTable],
  // Live Strategies opens on its first page.
  inputs: ['plain'],
  prepare: async (page, baseURL) => {
    await asStaff(page)
    const rules = {
      rowId: ({ id }: Strategy) => id,
      pageSizes: [15, 25, 50, 100],
      sort: { column: 'xirr', order: 'ascending' as const },
      searchText: ({ strategyCode }: Strategy) => strategyCode,
      sortKeys: { xirr: ({ xirr }: Strategy) => xirr },
    }
    const events = tableCases.events
    const cases = copyCases({
      ...tableCases,
      inputs: { plain: { rules }, remembered: { rules, query: { page: 2 } } },
      events: {
        ...events,
        // An empty result offers to clear the search.
        'search.change': { code: { search: 'none is called so' }, none: { search: '' } },
        'pageSize.change': { two: { pageSize: 25 }, one: { pageSize: 15 }, unknown: { pageSize: 7 } },
      },
    })
    const words = tablePageOf({
      cases: cases as unknown as typeof tableCases,
      load: /^GET \/api\/liveStrategies$/,
      failure: 'Failed to fetch live strategies',
      search: 'Strategy code',
      xirr: 'XIRR (%)',
      nameOf: (row) => (row as Strategy).strategyCode,
    })
    const rows = (body: unknown) => body as Strategy[]
    return {
      page: ignoreRestOfScreen(
        answerFromServer(words, { loadRows: rows }, (_, output) =>
          (output as unknown[]).length === 0 ? { body: [] } : 'through',
        ),
      ),
      open: openUrl(page, adminUrl(baseURL, '/liveStrategies')),
    }
  },
}

export const resource: App = {
  machine: 'resource',
  // No server renders this screen.
  notOnScreen: ['resource.refresh'],
  share: ['t001'],
  scripts: [refreshedPage, oldPageOffline],
  prepare: async (page, baseURL) => {
    await asStaff(page)
    const [strategy] = await ask<Strategy[]>(page, '/liveStrategies')
    const outputOf = (body: unknown) => ({
      title: (body as { strategyDescriptionCode: string }[])[0]?.strategyDescriptionCode,
    })
    return {
      page: ignoreRestOfScreen(
        answerFromServer({ ...resourcePage, cases: copyCases(resourcePage.cases) }, { load: outputOf }),
      ),
      open: async (user) => {
        await page.goto(adminUrl(baseURL, `/strategyDataManager/${strategy?.strategyCode}`))
        await press(user, 'Strategy Highlights')
        await press(user, 'SDC Link')
      },
    }
  },
}
