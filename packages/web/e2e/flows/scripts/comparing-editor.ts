import type { Discount } from '@tarang/sdk'
import { ask, asStaff, withRenewedLogin } from '../../session.ts'
import { openFromHome } from '../apps/app.ts'
import { userActionsOn } from '../reach.ts'
import { wordsOf } from './editor-scripts.ts'
import { done, failed, type Script, send } from './script.ts'

interface Answer {
  readonly data: { readonly discounts: readonly Discount[]; readonly coupons: readonly Discount[] }
}

const list = /^GET \/api\/subscription-plan\/3$/
const saveDiscount = /^(POST|PUT) \/api\/.*discount.*/i

/**
 * Discounts & Coupons Manager: the list is read again before a save. The answers are other versions of its first record;
 * the cases' stock is its description, and their ratio its condition.
 */
export const comparingEditor: Script = {
  screen: 'Discounts & Coupons Manager',
  run: async ({ page, baseURL, follow }) => {
    await asStaff(page)
    const answer = await ask<Answer>(page, '/subscription-plan/3')
    const { discounts, coupons } = answer.data
    const first = discounts[0] ?? coupons[0]
    const changed = (changes: Partial<Discount>) => (row: Discount) =>
      row === first ? { ...row, ...changes } : row
    const listWith = (changes: Partial<Discount>) => ({
      body: { data: { discounts: discounts.map(changed(changes)), coupons: coupons.map(changed(changes)) } },
    })
    const versions = {
      same: listWith({}),
      other: listWith({ condition: 'Their condition' }),
      typed: listWith({ description: 'My description', condition: 'My condition' }),
      broken: listWith({ description: '' }),
      deleted: {
        body: {
          data: {
            discounts: discounts.filter((row) => row !== first),
            coupons: coupons.filter((row) => row !== first),
          },
        },
      },
    }
    const user = userActionsOn(page)
    const form = page.getByRole('dialog', { name: 'Edit Discount/Coupon' })
    const comparison = page.getByRole('dialog', { name: 'Somebody else changed this record' })
    const edit = page.getByRole('button', {
      name: `Edit ${first?.couponcode || first?.strategycode}`,
      exact: true,
    })

    /** Opens the screen again, where the list of the last visit may still be loading. */
    const open = async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await withRenewedLogin(page)
      await openFromHome(page, baseURL, '/discountsCoupons')
      await edit.waitFor()
      const editor = await follow(
        wordsOf({
          save: saveDiscount,
          check: list,
          add: 'Add Discount/Coupon',
          edit: 'Edit Discount/Coupon',
          labels: { stock: 'Description', ratio: 'Condition' },
        }),
        'checks',
      )
      await editor.opened()
      await edit.click()
      await editor.sent(send('editor.edit', 'split'))
      return {
        ...editor,
        type: async () => {
          await form.getByLabel(/^Description/).fill('My description')
          await form.getByLabel(/^Condition/).fill('My condition')
          await editor.sent(send('draft.change', 'whole'))
        },
        save: async () => {
          await form.getByRole('button', { name: 'Save' }).click()
          await editor.sent(send('draft.submit'))
        },
        read: (version: keyof typeof versions) =>
          editor.answered(done('current', version), list, versions[version]),
        keepMine: async () => {
          await comparison.getByRole('button', { name: 'Keep mine' }).click()
          await editor.sent(send('comparison.choose', 'mine'))
        },
        saveChoices: async () => {
          await comparison.getByRole('button', { name: 'Save' }).click()
          await editor.sent(send('draft.submit'))
        },
      }
    }

    /** Lets the table load its rows again after the form has closed. */
    const letTableLoad = () => page.route('**/subscription-plan/3', (route) => route.continue())

    const editor = await open()
    await editor.save()
    await editor.read('typed')
    await editor.keepMine()
    await comparison
      .getByRole('group', { name: 'Condition' })
      .getByLabel(/^Theirs/)
      .check()
    await editor.sent(send('comparison.choose', 'theirs'))
    await editor.saveChoices()
    await editor.read('same')
    await editor.keepMine()
    await editor.saveChoices()
    await editor.read('broken')
    // Their empty description and my condition do not fit together.
    await editor.saveChoices()

    await editor.type()
    await editor.save()
    await editor.answered(failed('current', 'offline'), list, 'lost')
    await editor.save()
    const expired = { status: 401, body: { status: { statusCode: 401, message: '' } } }
    await editor.answered(failed('current', 'expired'), list, expired)
    await user.logIn()
    await editor.sent(send('login.complete'))
    await editor.read('deleted')

    await editor.save()
    await editor.read('other')
    // Both changed a field, and no side is chosen.
    await editor.saveChoices()
    await comparison.getByRole('button', { name: 'Cancel' }).click()
    await editor.sent(send('editor.dismiss'))

    await editor.save()
    await editor.read('other')
    await user.leavePage()
    await editor.sent(send('page.leave'))
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await editor.sent(send('discard.cancel'))

    await editor.save()
    await editor.read('other')
    await editor.keepMine()
    await editor.saveChoices()
    await editor.read('other')
    const outdated = {
      status: 412,
      body: { status: { statusCode: 412, message: 'Somebody else changed it.' } },
    }
    await editor.answered(failed('save', 'outdated'), saveDiscount, outdated)
    await editor.read('other')
    await editor.save()
    await letTableLoad()
    await editor.read('typed')

    const theirs = await open()
    await theirs.save()
    await theirs.read('other')
    await letTableLoad()
    await theirs.saveChoices()

    const unchanged = await open()
    await unchanged.save()
    await unchanged.read('same')
    await letTableLoad()
    await unchanged.answered(done('save', 'saved'), saveDiscount, 'through')
  },
}
