import { columnOf, expectEqual, expectEventually, expectSent, expectTexts, requestsOf } from '../check.ts'
import { recordsFile } from '../files.ts'
import type { Journey } from '../journey.ts'
import type { Page } from '../page.ts'
import { blogVersions } from './blog-versions.ts'
import { buttonOf, closeSuccess, fillIn, savedWithToast } from './form.ts'
import { tabTo } from './keyboard.ts'
import { button, field, heading, link, question } from './queries.ts'
import { staffJourneys } from './staff.ts'
import { strategyRecords } from './strategy-records.ts'

const addressBecomes = (page: Page, address: string) =>
  expectEventually(page, 'The address', () => page.address(), address)

const tickets: Journey = {
  name: 'Tickets: filtered and searched by keyboard, opened, answered',
  audience: 'admin',
  hasExtensions: true,
  async run(context) {
    const { page, staff } = context
    const namesBecome = (names: readonly string[]) =>
      expectEventually(
        page,
        'The senders',
        async () => columnOf(await page.rows({ role: 'table', name: 'Tickets' }), 1),
        [...names],
      )
    await page.goto('/tickets', 'admin')
    await page.see(heading('Tickets'))
    await page.rows()
    await context.expireToken()
    await page.choose(field('Status'), 'New')
    await addressBecomes(page, '/tickets?status=new')
    await page.fill({ role: 'searchbox', name: 'Name, email or message' }, 'GST')
    await page.press('Enter')
    await addressBecomes(page, '/tickets?status=new&search=GST')
    await namesBecome(['Fatima Sheikh'])
    expectEqual(
      requestsOf(context, 'POST', '/auth/refresh-token').length,
      1,
      'Exchanges of the expired token',
    )
    await tabTo(page, 'Fatima Sheikh')
    await page.press('Enter')
    await page.see(heading('Ticket'))
    await page.see('Is the yearly plan billed with GST, and can the invoice be in the name of my firm?')
    const [path = ''] = (await page.address()).split('?')
    await tabTo(page, 'Answered')
    await page.press('Enter')
    await page.see('Status changed successfully!')
    await expectEventually(
      page,
      'Answered is pressed',
      () => page.attribute(button('Answered'), 'aria-pressed'),
      'true',
    )
    await page.until(
      'The ticket names who changed it',
      () => page.texts({ role: 'definition' }),
      (texts) => texts.some((text) => text.endsWith(`by ${staff.userName}`)),
    )
    expectSent(context, 'POST', `/extensions${path}/status`, [{ status: 'answered' }])
    await page.back()
    await addressBecomes(page, '/tickets?status=new&search=GST')
    await page.see('No ticket matches.')
    await page.choose(field('Status'), 'Answered')
    await namesBecome(['Fatima Sheikh'])
  },
}

const activity: Journey = {
  name: 'Activity: filtered, an action is opened, and the filters are cleared',
  audience: 'admin',
  hasExtensions: true,
  async run({ page, staff }) {
    const titles = () => page.texts({ role: 'button', name: { matches: '^(Cache|Session)' } })
    await page.goto('/refreshCache', 'admin')
    await page.click(button('Refresh CATEGORIES'))
    await page.see({ role: 'dialog', name: 'Success' })
    await page.goto('/activity', 'admin')
    await page.choose(field('Person'), staff.userName)
    await page.choose(field('Kind of record'), 'Cache')
    await page.fill(field('Record'), 'categories')
    await page.press('Enter')
    await page.until(
      'The filters are in the address',
      () => page.address(),
      (address) => /^\/activity\?person=[^&]+&kind=cache&record=categories$/.test(address),
    )
    await page.see('1 action, newest first')
    const [title = ''] = await titles()
    expectEqual(title.startsWith('Cache refreshed: categories'), true, `The action is ${title}`)
    await tabTo(page, 'Clear filters')
    await page.press('Tab')
    await page.press('Enter')
    await page.see('No fields of a record changed.')
    await page.reload()
    await page.see('No fields of a record changed.')
    await page.click(link('Clear filters'))
    await addressBecomes(page, '/activity')
    expectEqual(await page.value(field('Record')), '', 'Record')
    await page.until('Sessions are shown too', titles, (shown) =>
      shown.some((text) => text.startsWith('Session started')),
    )
  },
}

/** Checks a file of records on the Import screen. */
async function checkFile(page: Page, kind: string, name: string, lines: readonly string[]) {
  await page.choose(field('What to Import'), kind)
  await page.upload({ role: 'file', name: 'File' }, [recordsFile(name, lines)])
  await page.click(button('Check File'))
}

/** Waits for the numbers of records that an import adds, changes and leaves. */
const expectCounts = (page: Page, counts: readonly string[]) =>
  expectTexts(page, 'The counts', { role: 'definition', within: { role: 'region', name: 'Report' } }, counts)

async function importFile(page: Page) {
  await page.click(button('Import File'))
  await page.click(question('Import file', 'Import'))
  await closeSuccess(page, 'The file was imported.')
}

const importing: Journey = {
  name: 'Import: a file with errors is only checked, a good one is imported',
  audience: 'admin',
  hasExtensions: true,
  async run({ page }) {
    const header = 'strategyCode,factor,xirr,netReturn,pnl,status'
    const check = (name: string, lines: readonly string[]) =>
      checkFile(page, 'Strategies', name, [header, ...lines])
    await page.goto('/import', 'admin')
    await check('wrong.csv', ['JOURNEY-1,momentum,1,2,3,1', 'JOURNEY-2,value,x,2,3,1'])
    await page.see(heading('“wrong.csv” has errors, and nothing was imported'))
    expectEqual(
      await page.rows({ role: 'table', name: 'Errors' }),
      [['3', 'xirr', 'Must be a number.']],
      'Errors',
    )
    await page.waitForAbsence(button('Import File'))

    await check('right.csv', ['JOURNEY-1,momentum,1,2,3,1', 'JOURNEY-2,value,4,5,6,1'])
    await page.see(heading('“right.csv” can be imported'))
    await expectCounts(page, ['2', '0', '0'])
    await page.click(button('Import File'))
    await page.see('Import “right.csv” as Strategies? This adds 2 and changes 0 records.')
    await page.click(question('Import file', 'Import'))
    await closeSuccess(page, 'The file was imported.')
    await page.see(heading('“right.csv” was imported'))
    await page.goto('/strategyRecords', 'admin')
    await page.fill({ role: 'searchbox', name: 'Strategy code' }, 'journey-')
    await page.see(button('Edit JOURNEY-1'))
    await page.see(button('Edit JOURNEY-2'))
  },
}

const deliveryDialog = { role: 'dialog', name: 'Delivery' }

/**
 * Sends a notification by WhatsApp, and opens its delivery until it is finished. Returns its figures: recipients, delivered,
 * failed, cancelled, not sent yet.
 */
async function sendAndFollow(page: Page, title: string) {
  const form = 'Add Notification'
  await page.goto('/notificationDataManager/whatsapp', 'admin')
  await page.click(button(form))
  await fillIn(page, form, {
    Title: title,
    'Short Description': 'NSE and BSE open at noon.',
    'Long Description': 'Orders placed in the morning are sent at noon.',
  })
  await page.click(buttonOf(form, 'Send'))
  await page.waitForAbsence({ role: 'dialog', name: form })
  await page.click(button('Send now'))
  await savedWithToast(page, form, 'Notification sent successfully!')
  await page.click(button(`Delivery ${title}`))
  await page.until(
    'The delivery is finished',
    () => page.texts({ role: 'status', within: deliveryDialog }),
    (texts) => texts.includes('Finished'),
  )
  return page.texts({ role: 'definition', within: deliveryDialog })
}

const delivery: Journey = {
  name: 'Notification: sent, and its delivery is followed',
  audience: 'admin',
  hasExtensions: true,
  async run({ page }) {
    const [recipients, ...others] = await sendAndFollow(page, 'Markets open late')
    expectEqual(Number(recipients) > 100, true, `There are ${recipients} recipients`)
    expectEqual(others, [recipients, '0', '0', '0'], 'Delivered, failed, cancelled, not sent yet')
    await page.press('Escape')
    await page.waitForAbsence(deliveryDialog)
    await expectEventually(page, 'The focus', () => page.focused(), 'Delivery Markets open late')
  },
}

const recipients: Journey = {
  name: 'Recipients: imported once by their key, and those with consent get the next notification',
  audience: 'admin',
  hasExtensions: true,
  async run({ page }) {
    const kind = 'Recipients of notifications'
    const lines = [
      'externalKey,name,email,phone,pushToken,emailConsent,whatsappConsent,appConsent',
      'journey-1,Nisha Rao,,+919820011225,,no,yes,no',
      'journey-2,Arun Pillai,,+919820011226,,no,no,no',
    ]
    const [before] = await sendAndFollow(page, 'Before the import')
    await page.goto('/import', 'admin')
    await checkFile(page, kind, 'recipients.csv', lines)
    await expectCounts(page, ['2', '0', '0'])
    await importFile(page)
    await checkFile(page, kind, 'again.csv', lines)
    await page.see(heading('“again.csv” can be imported'))
    await expectCounts(page, ['0', '0', '2'])
    const [after, delivered] = await sendAndFollow(page, 'After the import')
    expectEqual([after, delivered].map(Number), Array(2).fill(Number(before) + 1), 'Recipients, delivered')
  },
}

/** Journeys of the extensions’ screens. */
export const extensionJourneys: readonly Journey[] = [
  tickets,
  ...staffJourneys,
  activity,
  importing,
  ...strategyRecords,
  delivery,
  recipients,
  ...blogVersions,
]
