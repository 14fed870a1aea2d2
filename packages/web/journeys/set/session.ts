import { CODE_DIGITS, codeRule } from '@tarang/machines/one-time-code'
import { expectEqual, expectEventually, expectSent } from '../check.ts'
import type { Journey, JourneyContext } from '../journey.ts'
import type { Page } from '../page.ts'
import { buttonOf, fieldOf } from './form.ts'

const login = { role: 'dialog', name: 'Login' }
const phone = fieldOf('Login', 'Phone Number')
const box = (at: number) => ({ role: 'textbox', name: { matches: 'pin code' }, within: login, at })
const wrongCodeFor = (code: string) =>
  String((Number(code) + 1) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')

async function askForCode({ page, upstream, staff }: JourneyContext) {
  await page.fill(phone, staff.phoneNumber)
  await page.click(buttonOf('Login', 'Send OTP'))
  await page.see('OTP sent successfully!')
  await page.see(box(CODE_DIGITS - 1))
  return upstream.code(staff.phoneNumber)
}

/** Types a code over the boxes' current digits; each digit moves the focus on. */
async function typeCode(page: Page, code: string) {
  await page.click(box(0))
  await page.type(code)
}

const sessionKeys = async (page: Page) =>
  Object.keys(await page.storage('session'))
    .filter((key) => /^(jwtToken|refreshToken|userName)$/.test(key))
    .sort()

export const signIn: Journey = {
  name: 'Sign in: a wrong number, a wrong code, the right code',
  audience: 'admin',
  isForDialects: true,
  isSignedOut: true,
  isNarrow: true,
  async run(context) {
    const { page, staff } = context
    // A guarded URL redirects to login, and opens after it.
    await page.goto('/auditLogs', 'admin')
    await page.see(login)
    expectEqual(await page.address(), '/?returnTo=%2FauditLogs', 'The address of the login')
    await page.fill(phone, '98200')
    await page.click(buttonOf('Login', 'Send OTP'))
    await page.see('Phone number must be exactly 10 digits')
    expectEqual(await page.value(phone), '98200', 'The typed text')
    expectSent(context, 'POST', '/auth/login-auth', [])

    const code = await askForCode(context)
    expectSent(context, 'POST', '/auth/login-auth', [{ phoneNumber: staff.phoneNumber }])
    await page.click(buttonOf('Login', 'Verify'))
    await page.see(codeRule)
    await typeCode(page, wrongCodeFor(code))
    await page.click(buttonOf('Login', 'Verify'))
    await page.see('OTP verification failed.')
    await typeCode(page, code)
    await page.click(buttonOf('Login', 'Verify'))
    await page.waitForAbsence(login)
    await page.see('Login successful!')
    await page.see({ role: 'heading', name: 'Audit Logs' })
    expectSent(
      context,
      'POST',
      '/auth/verifyLoginOtp',
      [wrongCodeFor(code), code].map((otp) => ({ phoneNumber: staff.phoneNumber, otp })),
    )
    expectEqual(await sessionKeys(page), ['jwtToken', 'refreshToken', 'userName'], 'The stored session')
    expectEqual((await page.storage('session')).userName, staff.userName, 'The name')
    await page.goto('/homePage', 'admin')
    await page.see({ role: 'heading', name: `Welcome, ${staff.userName}` })
  },
}

export const logout: Journey = {
  name: 'Logout: the session ends, and a guarded URL asks for login',
  audience: 'admin',
  isNarrow: true,
  async run({ page, width }) {
    await page.goto('/homePage', 'admin')
    if (width === 'narrow') await page.click({ role: 'button', name: 'Menu' })
    await page.click({ role: 'button', name: 'Logout' })
    await page.see(login)
    expectEqual(await sessionKeys(page), [], 'The stored session')
    await page.goto('/liveStrategies', 'admin')
    await page.see(login)
    expectEqual(await page.address(), '/?returnTo=%2FliveStrategies', 'The address')
  },
}

export const keyboard: Journey = {
  name: 'Keyboard: login, a menu, a dialog',
  audience: 'admin',
  isSignedOut: true,
  async run(context) {
    const { page, staff, upstream } = context
    await page.goto('/', 'admin')
    await page.see(login)
    const focusBecomes = (name: string) =>
      expectEventually(page, 'The focused element', () => page.focused(), name)
    await focusBecomes('Phone Number')
    await page.type(staff.phoneNumber)
    await page.press('Tab')
    await focusBecomes('Send OTP')
    await page.press('Enter')
    await page.see(box(5))
    await page.until(
      'The first box has the focus',
      () => page.focused(),
      (name) => /pin code/.test(name),
    )
    await page.type(upstream.code(staff.phoneNumber))
    await page.press('Enter')
    await page.see({ role: 'heading', name: `Welcome, ${staff.userName}` })

    const focused: string[] = []
    while (focused.at(-1) !== 'Admin Operation') {
      if (focused.length > 20) throw new Error(`Tab reaches only ${focused.join(', ')}.`)
      await page.press('Shift+Tab')
      focused.push(await page.focused())
    }
    await page.press('Enter')
    // A newly opened menu does not have focus yet.
    const chosen = (name: string) =>
      expectEventually(
        page,
        `The choice of ${name}`,
        async () => (await page.attribute({ role: 'menuitem', name }, 'data-highlighted')) !== null,
        true,
      )
    await page.see({ role: 'menuitem', name: 'Refresh' })
    await chosen('Refresh')
    await page.press('ArrowDown')
    await chosen('Scheduler Job Status')
    await page.press('Enter')
    await page.see({ role: 'heading', name: 'Scheduler Job Status' })

    await page.goto('/exploreDataManager', 'admin')
    const add = { role: 'button', name: 'Add Explore Data' }
    await page.click(add)
    await page.see({ role: 'dialog', name: 'Add Explore Data' })
    await focusBecomes('Text')
    await page.press('Escape')
    await page.waitForAbsence({ role: 'dialog', name: 'Add Explore Data' })
    await focusBecomes('Add Explore Data')
  },
}
