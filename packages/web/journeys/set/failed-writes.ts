import { expectEqual, expectSent } from '../check.ts'
import type { Journey } from '../journey.ts'
import type { StockSplit } from '../records.ts'
import { completeRecord } from './complete-record.ts'
import { buttonOf, closeSuccess, fieldOf } from './form.ts'

const tray = 'Not saved'
const kept = { role: 'button', name: '1 not saved' }

export const keptSave: Journey = {
  name: 'Failed saves: a save that the server could not make is kept, and made after a reload',
  audience: 'admin',
  async run(context) {
    const { page, records, failNext, idOf } = context
    const form = 'Edit Stock Split'
    const split: StockSplit = completeRecord(records.stockSplits, ({ stockname }) => stockname)
    await page.goto('/stockSplitCalender', 'admin')
    await page.click({ role: 'button', name: `Edit ${split.stockname}` })
    await page.fill(fieldOf(form, 'Corporate Action'), 'Rights issue')
    failNext('/api/updateStockSplitCalender')
    await page.click(buttonOf(form, 'Save'))
    await page.see({ role: 'alertdialog', name: 'Error' })
    await page.click({ role: 'button', name: 'Close', within: { role: 'alertdialog', name: 'Error' }, at: 0 })
    await page.waitForAbsence({ role: 'alertdialog', name: 'Error' })
    await page.click(buttonOf(form, 'Cancel'))
    await page.click({ role: 'button', name: 'Keep for later' })
    await page.waitForAbsence({ role: 'dialog', name: form })
    await page.see(kept)
    expectSent(context, 'POST', '/updateStockSplitCalender', [])
    await page.reload()
    await page.click(kept)
    await page.see('The server answered that it could not do this (500).')
    await page.see('Rights issue')
    await page.click(buttonOf(tray, `Retry “${form}: ${split.stockname}”`))
    await closeSuccess(page, 'Stock split updated successfully!')
    await page.waitForAbsence(kept)
    expectEqual((await page.storage('session')).failedWrites, undefined, 'The stored saves')
    const { id, stockname, sourcedon, status } = split
    expectSent(context, 'POST', '/updateStockSplitCalender', [
      { id: idOf('stockSplit', id), stockname, sourcedon, status, corporateaction: 'Rights issue' },
    ])
  },
}
