import { expectEqual, expectEventually, expectSent, requestsOf } from '../check.ts'
import type { Journey, JourneyContext } from '../journey.ts'
import type { Page } from '../page.ts'
import { signInTo } from '../upstreams/sign-in.ts'
import { buttonOf, closeSuccess, fieldOf, fillIn, savedWithToast } from './form.ts'
import { button, heading, question } from './queries.ts'

const TABLE = 'Staff'

/** The number, the role, the status and the sessions of a person; undefined if the table does not have them. */
async function factsOf(page: Page, person: string) {
  const rows = await page.rows({ role: 'table', name: TABLE })
  const [, number, , role, status, sessions] = rows.find(([name]) => name === person) ?? []
  return number === undefined ? undefined : [number, role, status, sessions]
}

const expectFacts = (page: Page, person: string, facts: readonly string[] | undefined) =>
  expectEventually(page, person, () => factsOf(page, person), facts && [...facts])

/** Chooses an action in the menu of a person. */
async function manage(page: Page, person: string, action: string) {
  await page.click(button(`Manage ${person}`))
  await page.click({ role: 'menuitem', name: action })
}

/** Logs a person in with another browser, and returns the token. */
async function logInElsewhere({ upstream }: JourneyContext, phoneNumber: string) {
  const session = await signInTo((request) => upstream.fetch(request), phoneNumber, upstream.code)
  return session.jwtToken
}

/** The role that the server gives a token, or the status of its refusal. */
async function roleOf({ upstream }: JourneyContext, jwtToken: string | undefined) {
  const headers = { authorization: `Bearer ${jwtToken}` }
  const request = new Request('http://admin.localhost/api/extensions/me', { headers })
  const response = await upstream.fetch(request)
  return response.ok ? ((await response.json()) as { role: string }).role : response.status
}

const invite: Journey = {
  name: 'Staff: an invited viewer registers, logs in, and sees why nothing can be changed',
  audience: 'admin',
  hasExtensions: true,
  // Sign Up reads its fields as a browser's FormData, and the invite from the address of a new document.
  isForBrowsers: true,
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
    for (const path of ['/stockSplitCalender', '/strategyRecords', '/newsletterManager']) {
      await page.goto(path, 'admin')
      await page.see('You can view this. Ask an owner for edit rights.')
      expectEqual((await page.rows()).length > 0, true, `${path} has rows`)
      const writing = { role: 'button', name: { matches: '^(Add|Edit|Delete|Select rows)\\b' } }
      expectEqual(await page.texts(writing), [], `The buttons of ${path} that write`)
    }
  },
}

const changes: Journey = {
  name: 'Staff: a person’s number and role are changed, and they are signed out everywhere',
  audience: 'admin',
  hasExtensions: true,
  async run(context) {
    const { page, staff } = context
    const [person, before, after] = ['Gurpreet Sandhu', '0000012350', '9820011224']
    const form = 'Edit Phone Number'
    const token = await logInElsewhere(context, before)
    await page.goto('/staff', 'admin')
    await expectFacts(page, person, [before, 'Editor', 'Active', '1'])

    const fillInNumber = (number: string) =>
      fillIn(page, form, { 'Phone Number': number, 'Repeat Phone Number': number })
    await manage(page, person, 'Change phone number')
    await fillInNumber(staff.phoneNumber)
    await page.click(buttonOf(form, 'Save'))
    await page.see('This phone number is already registered.')
    expectEqual(
      await page.attribute(fieldOf(form, 'Phone Number'), 'aria-invalid'),
      'true',
      'The number is marked',
    )
    await fillInNumber(after)
    await page.click(buttonOf(form, 'Save'))
    await savedWithToast(page, form, 'Phone number changed.')
    await expectFacts(page, person, [after, 'Editor', 'Active', '1'])

    await manage(page, person, 'Make a viewer')
    await page.see(`Make ${person} a viewer, who can view everything and change nothing?`)
    await page.click(question('Change role', 'Change role'))
    await closeSuccess(page, 'The role is changed. It counts from the next call of that person on.')
    await expectFacts(page, person, [after, 'Viewer', 'Active', '1'])
    expectEqual(await roleOf(context, token), 'viewer', 'The role in the other browser')

    const sessions = `Sessions of ${person}`
    await manage(page, person, 'Sessions')
    await page.click(buttonOf(sessions, 'Sign out everywhere'))
    await page.click(question('Sign out everywhere', 'Sign out'))
    await closeSuccess(page, 'Every session of that person has ended.')
    await expectFacts(page, person, [after, 'Viewer', 'Active', '0'])
    expectEqual(await roleOf(context, token), 401, 'The answer to the other browser')
  },
}

const removal: Journey = {
  name: 'Staff: a person is disabled, enabled and removed; the last owner stays',
  audience: 'admin',
  hasExtensions: true,
  async run(context) {
    const { page, staff } = context
    const [person, number] = ['Ishita Banerjee', '0000012349']
    const token = await logInElsewhere(context, number)
    await page.goto('/staff', 'admin')
    await manage(page, person, 'Disable')
    await page.click(question('Disable person', 'Disable'))
    await closeSuccess(page, 'The person is disabled.')
    await expectFacts(page, person, [number, 'Editor', 'Disabled', '0'])
    expectEqual(await roleOf(context, token), 401, 'The answer to a disabled person')
    await manage(page, person, 'Enable')
    await page.click(question('Enable person', 'Enable'))
    await closeSuccess(page, 'The person can log in again.')
    expectEqual(await roleOf(context, await logInElsewhere(context, number)), 'editor', 'The role after it')
    await manage(page, person, 'Remove')
    await page.click(question('Remove person', 'Remove'))
    await closeSuccess(page, 'The person is removed.')
    await expectFacts(page, person, undefined)

    const owner = staff.userName
    await page.click(button(`Manage ${owner}`))
    await page.see({ role: 'menuitem', name: 'Sign out everywhere' })
    const actions = await page.texts({ role: 'menuitem' })
    expectEqual(
      actions.filter((action) => /Disable|Remove/.test(action)),
      [],
      'Owners can disable or remove themselves',
    )
    await page.click({ role: 'menuitem', name: 'Make an editor' })
    await page.click(question('Change role', 'Change role'))
    await page.see('There must be an owner. Make another person an owner first.')
    await page.click(question('Change role', 'Cancel'))
    await page.waitForAbsence({ role: 'alertdialog', name: 'Change role' })
    expectEqual((await factsOf(page, owner))?.[1], 'Owner', 'The role of the last owner')
  },
}

const sessionEnd: Journey = {
  name: 'Logout: the session ends on the server too',
  audience: 'admin',
  hasExtensions: true,
  async run(context) {
    const { page } = context
    await page.goto('/activity', 'admin')
    await page.see(heading('Activity'))
    const { jwtToken, refreshToken } = await page.storage('session')
    expectEqual(await roleOf(context, jwtToken), 'owner', 'The role before the logout')
    await page.click(button('Logout'))
    await page.see({ role: 'dialog', name: 'Login' })
    await page.until(
      'The logout has been sent',
      async () => requestsOf(context, 'POST', '/extensions/logout').length,
      (count) => count === 1,
    )
    expectSent(context, 'POST', '/extensions/logout', [{ refreshToken }])
    await expectEventually(page, 'The answer after the logout', () => roleOf(context, jwtToken), 401)
  },
}

/** Journeys of staff, their roles and their sessions. */
export const staffJourneys: readonly Journey[] = [invite, changes, removal, sessionEnd]
