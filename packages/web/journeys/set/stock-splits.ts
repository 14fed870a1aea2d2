import { expectEqual, expectSent } from '../check.ts'
import type { Journey } from '../journey.ts'
import type { StockSplit } from '../records.ts'
import { indiaDay } from '../show.ts'
import { completeRecord } from './complete-record.ts'
import { buttonOf, closeSuccess, fieldOf, fillIn, seeRow } from './form.ts'

export const addSplit: Journey = {
  name: 'Stock Split Calendar: a split is added; unsaved changes ask first',
  audience: 'admin',
  isForDialects: true,
  async run(context) {
    const { page } = context
    const form = 'Add Stock Split'
    await page.goto('/stockSplitCalender', 'admin')
    await page.click({ role: 'button', name: form })
    await fillIn(
      page,
      form,
      {
        'Stock Name': 'SEABREEZE',
        Ratio: '1:5',
        'Split Date': '2031-03-14',
        'Source Date': '2031-02-20',
        'Corporate Action': 'Split',
      },
      { Status: 'Pending' },
    )
    await page.press('Escape')
    await page.see({ role: 'alertdialog', name: 'Discard changes?' })
    await page.click({ role: 'button', name: 'Keep editing' })
    await page.waitForAbsence({ role: 'alertdialog', name: 'Discard changes?' })
    expectEqual(await page.value(fieldOf(form, 'Ratio')), '1:5', 'Ratio')
    await page.click(buttonOf(form, 'Save'))
    await closeSuccess(page, 'Stock split added successfully!')
    expectSent(context, 'POST', '/saveStockSplitCalender', [
      {
        stockname: 'SEABREEZE',
        splitratio: '1:5',
        splitdate: '2031-03-14',
        status: 0,
        corporateaction: 'Split',
        sourcedon: '2031-02-20',
      },
    ])
    await seeRow(page, 'Stock Split Calendar', 'SEABREEZE')
  },
}

export const compareSplit: Journey = {
  name: 'Stock Split Calendar: a split that another changed meanwhile is compared before it is saved',
  audience: 'admin',
  async run(context) {
    const { page, records, idOf, upstream } = context
    const form = 'Edit Stock Split'
    const comparison = 'Somebody else changed this record'
    const path = '/updateStockSplitCalender'
    const split: StockSplit = completeRecord(records.stockSplits, ({ stockname }) => stockname)
    const { stockname, corporateaction } = split
    const [status, label] = split.status === 1 ? [0, 'Pending'] : [1, 'Completed']
    const mine = {
      id: idOf('stockSplit', split.id),
      stockname,
      sourcedon: indiaDay(split.sourcedon as string),
      status,
      corporateaction,
    }
    const theirs = { ...mine, status: split.status, corporateaction: 'Rights and bonus' }
    await page.goto('/stockSplitCalender', 'admin')
    await page.click({ role: 'button', name: `Edit ${stockname}` })
    await page.choose(fieldOf(form, 'Status'), label as string)

    const { jwtToken } = await page.storage('session')
    const json = 'application/json'
    const headers = { authorization: `Bearer ${jwtToken}`, accept: json, 'content-type': json }
    const body = JSON.stringify(theirs)
    const another = new Request(`http://admin.localhost/api${path}`, { method: 'POST', headers, body })
    expectEqual((await upstream.fetch(another)).ok, true, 'The change of another')

    await page.click(buttonOf(form, 'Save'))
    await page.see({ role: 'dialog', name: comparison })
    await page.see('Rights and bonus')
    expectSent(context, 'POST', path, [theirs])
    await page.click(buttonOf(comparison, 'Keep mine'))
    await page.click(buttonOf(comparison, 'Save'))
    await closeSuccess(page, 'Stock split updated successfully!')
    expectSent(context, 'POST', path, [theirs, mine])
  },
}
