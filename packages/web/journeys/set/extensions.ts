import {
  columnOf,
  expectEqual,
  expectEventually,
  expectSent,
  expectTexts,
  firstColumns,
  requestsOf,
} from '../check.ts'
import { recordsFile } from '../files.ts'
import type { Journey, JourneyContext } from '../journey.ts'
import type { Page } from '../page.ts'
import { buttonOf, closeSuccess, fieldOf, fillIn, savedWithToast } from './form.ts'

const heading = (name: string) => ({ role: 'heading', name })
const button = (name: string) => ({ role: 'button', name })
const field = (name: string) => ({ role: 'field', name })
const question = (name: string, confirm: string) => ({
  role: 'button',
  name: confirm,
  within: { role: 'alertdialog', name },
})

const addressBecomes = (page: Page, address: string) =>
  expectEventually(page, 'The address', () => page.address(), address)

/** Moves the focus by Tab to a control of this name. */
async function tabTo(page: Page, name: string) {
  const focused: string[] = []
  while (focused.at(-1) !== name) {
    if (focused.length > 40) throw new Error(`Tab reaches only ${focused.join(', ')}.`)
    await page.press('Tab')
    focused.push(await page.focused())
  }
}

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

const staffInvite: Journey = {
  name: 'Staff: an invited viewer registers, logs in, and may not manage staff',
  audience: 'admin',
  hasExtensions: true,
  async run(context) {
    const { page, staff, upstream } = context
    const invited = { name: 'Zoya Merchant', phoneNumber: '9820011223' }
    await page.goto('/homePage', 'admin')
    await page.click(button(staff.userName))
    await page.click({ role: 'menuitem', name: 'Staff' })
    await page.see(heading('Staff'))
    await page.click(button('Invite a person'))
    await page.choose(fieldOf('Invite a person', 'Role'), 'Viewer: can view everything and change nothing')
    await page.click(buttonOf('Invite a person', 'Create link'))
    const link = await page.value(fieldOf('Invite link', 'Link'))
    expectEqual(/\/#invite=[\w-]{43}$/.test(link), true, `The link ${link} has an invite`)
    expectSent(context, 'POST', '/extensions/staff/invites', [{ role: 'viewer' }])
    await page.click({ ...buttonOf('Invite link', 'Close'), at: -1 })
    await page.waitForAbsence({ role: 'dialog', name: 'Invite link' })

    await page.click(button('Logout'))
    await page.see({ role: 'dialog', name: 'Login' })
    // To another fragment of the same address, a browser would load nothing.
    await page.goto('/staff', 'admin')
    await page.see({ role: 'dialog', name: 'Login' })
    const { pathname, hash } = new URL(link)
    await page.goto(pathname + hash, 'admin')
    await fillIn(page, 'Sign Up', {
      'First Name': 'Zoya',
      'Last Name': 'Merchant',
      Email: 'zoya.merchant@mail.example',
      'Phone Number': invited.phoneNumber,
    })
    await page.click(buttonOf('Sign Up', 'Sign Up'))
    await page.fill(fieldOf('Login', 'Phone Number'), invited.phoneNumber)
    await page.click(buttonOf('Login', 'Send OTP'))
    await page.click({ role: 'textbox', name: { matches: 'pin code' }, at: 0 })
    await page.type(upstream.code(invited.phoneNumber))
    await page.press('Enter')
    await page.see(heading(`Welcome, ${invited.name}`))
    await page.goto('/staff', 'admin')
    await page.see('Only an owner can manage staff')
    await page.goto('/stockSplitCalender', 'admin')
    await page.see('You can view this. Ask an owner for edit rights.')
    await page.waitForAbsence(button('Add Stock Split'))
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
    await page.click({ role: 'link', name: 'Clear filters' })
    await addressBecomes(page, '/activity')
    expectEqual(await page.value(field('Record')), '', 'Record')
    await page.until('Sessions are shown too', titles, (shown) =>
      shown.some((text) => text.startsWith('Session started')),
    )
  },
}

const importing: Journey = {
  name: 'Import: a file with errors is only checked, a good one is imported',
  audience: 'admin',
  hasExtensions: true,
  async run(context) {
    const { page } = context
    const header = 'strategyCode,factor,xirr,netReturn,pnl,status'
    const report = { role: 'region', name: 'Report' }
    const check = async (name: string, lines: readonly string[]) => {
      await page.choose(field('What to Import'), 'Strategies')
      await page.upload({ role: 'file', name: 'File' }, [recordsFile(name, [header, ...lines])])
      await page.click(button('Check File'))
    }
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
    await expectTexts(page, 'The counts', { role: 'definition', within: report }, ['2', '0', '0'])
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

const trades: Journey = {
  name: 'Trade Records: a trade is added by keyboard, and corrected to a closed one',
  audience: 'admin',
  hasExtensions: true,
  async run(context) {
    const { page, records } = context
    const code = records.details.strategyCode
    const title = `Trades of ${code}`
    const trade = ['JOURNEYMAN', '₹100.00', '05 Jan 2026']
    const found = async () => (await firstColumns(page, title, 6)).filter(([stock]) => stock === 'JOURNEYMAN')
    await page.goto(`/tradeRecords/${code}`, 'admin')
    await page.see(heading(title))
    await page.click(button('Add Trade'))
    await fillIn(page, 'Add Trade', {
      'Stock Name': 'JOURNEYMAN',
      'Entry Price': '100',
      'Entry Date': '2026-01-05',
      'P&L': '5',
    })
    await page.press('Enter')
    await savedWithToast(page, 'Add Trade', 'The trade was added.')
    await page.fill({ role: 'searchbox', name: 'Stock name' }, 'journeyman')
    await expectEventually(page, 'The new trade', found, [[...trade, 'N/A', 'N/A', '₹5.00']])

    await page.click(button('Edit JOURNEYMAN 05 Jan 2026'))
    await fillIn(page, 'Edit Trade', { 'Exit Price': '120', 'Exit Date': '2026-01-01' })
    await page.click(buttonOf('Edit Trade', 'Save'))
    await page.see('Exit Date must not be before Entry Date')
    await page.fill(fieldOf('Edit Trade', 'Exit Date'), '2026-03-05')
    await page.fill(fieldOf('Edit Trade', 'P&L'), '20')
    await page.click(buttonOf('Edit Trade', 'Save'))
    await savedWithToast(page, 'Edit Trade', 'The trade was updated.')
    await expectEventually(page, 'The closed trade', found, [[...trade, '₹120.00', '05 Mar 2026', '₹20.00']])
    const sent = context.upstream.requests.filter(({ path }) => path.startsWith('/extensions/trades/'))
    expectEqual(
      sent.map(({ method, headers }) => [method, Boolean(headers['if-match'])]),
      [['PUT', true]],
      'The correction names the version that it replaces',
    )
  },
}

const delivery: Journey = {
  name: 'Notification: sent, and its delivery is followed',
  audience: 'admin',
  hasExtensions: true,
  async run({ page }) {
    const form = 'Add Notification'
    const dialog = { role: 'dialog', name: 'Delivery' }
    await page.goto('/notificationDataManager/whatsapp', 'admin')
    await page.click(button(form))
    await fillIn(page, form, {
      Title: 'Markets open late',
      'Short Description': 'NSE and BSE open at noon.',
      'Long Description': 'Orders placed in the morning are sent at noon.',
    })
    await page.click(buttonOf(form, 'Send'))
    await page.waitForAbsence({ role: 'dialog', name: form })
    await page.click(button('Send now'))
    await savedWithToast(page, form, 'Notification sent successfully!')
    await page.click(button('Delivery Markets open late'))
    await page.until(
      'The delivery is finished',
      () => page.texts({ role: 'status', within: dialog }),
      (texts) => texts.includes('Finished'),
    )
    const [recipients, ...others] = await page.texts({ role: 'definition', within: dialog })
    expectEqual(Number(recipients) > 100, true, `There are ${recipients} recipients`)
    expectEqual(others, [recipients, '0', '0', '0'], 'Delivered, failed, cancelled, not sent yet')
    await page.press('Escape')
    await page.waitForAbsence(dialog)
    await expectEventually(page, 'The focus', () => page.focused(), 'Delivery Markets open late')
  },
}

const versions: Journey = {
  name: 'Earlier versions: a blog’s title is changed, compared and restored',
  audience: 'admin',
  hasExtensions: true,
  async run(context) {
    const { page } = context
    const [before, after] = await renameNewestBlog(context)
    await page.click({ role: 'link', name: `Earlier versions of ${after}` })
    await page.see(heading('Earlier Versions'))
    await page.click({ role: 'link', name: 'Compare' })
    await page.see(heading('Earlier Version'))
    await expectEventually(page, 'The differences', () => page.rows({ role: 'table', name: 'Differences' }), [
      ['Title', before, after],
    ])
    await page.click(button('Restore'))
    await page.click(question('Restore Version', 'Restore'))
    await closeSuccess(page, 'The blog is published as it was.')
    await page.see(heading('Earlier Versions'))
    await expectEventually(page, 'The changes', async () => columnOf(await page.rows(), 1), [
      'Replaced by an earlier version',
      'Changed',
    ])
    await page.goto('/newsletterManager', 'admin')
    await page.see({ role: 'link', name: `Earlier versions of ${before}` })
  },
}

/** Changes the title of the newest blog, and returns both titles. */
async function renameNewestBlog({ page }: JourneyContext): Promise<readonly [string, string]> {
  await page.goto('/newsletterManager', 'admin')
  await page.see(heading('Blog Manager'))
  const [first] = await page.rows({ role: 'table', name: 'Blog Manager' })
  const before = first?.[2] ?? ''
  const after = `${before}, revised`
  await page.click(button(`Edit ${before}`))
  await fillIn(page, 'Edit Blog', { Text: after })
  await page.click(buttonOf('Edit Blog', 'Save'))
  await closeSuccess(page, 'Blog updated successfully!')
  return [before, after]
}

const sessionEnd: Journey = {
  name: 'Logout: the session ends on the server too',
  audience: 'admin',
  hasExtensions: true,
  async run(context) {
    const { page, upstream } = context
    await page.goto('/activity', 'admin')
    await page.see(heading('Activity'))
    const { jwtToken, refreshToken } = await page.storage('session')
    const statusWithToken = async () => {
      const headers = { authorization: `Bearer ${jwtToken}` }
      const request = new Request('http://admin.localhost/api/extensions/me', { headers })
      return (await upstream.fetch(request)).status
    }
    expectEqual(await statusWithToken(), 200, 'The answer before the logout')
    await page.click(button('Logout'))
    await page.see({ role: 'dialog', name: 'Login' })
    await page.until(
      'The logout has been sent',
      async () => requestsOf(context, 'POST', '/extensions/logout').length,
      (count) => count === 1,
    )
    expectSent(context, 'POST', '/extensions/logout', [{ refreshToken }])
    await expectEventually(page, 'The answer after the logout', statusWithToken, 401)
  },
}

/** Journeys of the extensions’ screens. */
export const extensionJourneys: readonly Journey[] = [
  tickets,
  staffInvite,
  activity,
  importing,
  trades,
  delivery,
  versions,
  sessionEnd,
]
