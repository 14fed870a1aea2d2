import { becomes, same, sent, sentExactly } from '../check.ts'
import { asSent, htmlPage, picture } from '../files.ts'
import type { Page } from '../page.ts'
import type { Journey, World } from '../world.ts'
import { buttonOf, fieldOf, fillIn, savedWithToast } from './form.ts'

const login = { role: 'dialog', name: 'Login' }
const phone = fieldOf('Login', 'Phone Number')
const box = (at: number) => ({ role: 'textbox', name: { matches: 'pin code' }, within: login, at })
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function askForCode({ page, upstream, staff }: World) {
  await page.fill(phone, staff.phoneNumber)
  await page.click(buttonOf('Login', 'Send OTP'))
  await page.see('OTP sent successfully!')
  await page.see(box(5))
  return upstream.code(staff.phoneNumber)
}

/** Types a code over whatever the boxes hold; each digit hands the focus on. */
async function typeCode(page: Page, code: string) {
  await page.click(box(0))
  await page.type(code)
}

const sessionKeys = async (page: Page) =>
  Object.keys(await page.storage('session'))
    .filter((key) => /^(jwtToken|refreshToken|userName)$/.test(key))
    .sort()

const signIn: Journey = {
  name: 'Sign in: a wrong number, a wrong code, the right code',
  audience: 'admin',
  isSignedOut: true,
  isNarrow: true,
  async run(world) {
    const { page, staff } = world
    // A guarded address asks who it is first, and is opened afterwards.
    await page.goto('/auditLogs', 'admin')
    await page.see(login)
    same(await page.address(), '/?returnTo=%2FauditLogs', 'The address of the login')
    await page.fill(phone, '98200')
    await page.click(buttonOf('Login', 'Send OTP'))
    await page.see('Phone number must be exactly 10 digits')
    same(await page.value(phone), '98200', 'What was typed')
    sentExactly(world, 'POST', '/auth/login-auth', [])

    const code = await askForCode(world)
    sentExactly(world, 'POST', '/auth/login-auth', [{ phoneNumber: staff.phoneNumber }])
    await page.click(buttonOf('Login', 'Verify'))
    await page.see('OTP must be exactly 6 digits')
    await typeCode(page, wrongOf(code))
    await page.click(buttonOf('Login', 'Verify'))
    await page.see('OTP verification failed.')
    await typeCode(page, code)
    await page.click(buttonOf('Login', 'Verify'))
    await page.gone(login)
    await page.see('Login successful!')
    await page.see({ role: 'heading', name: 'Audit Logs' })
    sentExactly(
      world,
      'POST',
      '/auth/verifyLoginOtp',
      [wrongOf(code), code].map((otp) => ({ phoneNumber: staff.phoneNumber, otp })),
    )
    same(await sessionKeys(page), ['jwtToken', 'refreshToken', 'userName'], 'What is kept')
    same((await page.storage('session')).userName, staff.userName, 'The name')
    await page.goto('/homePage', 'admin')
    await page.see({ role: 'heading', name: `Welcome, ${staff.userName}` })
  },
}

const logout: Journey = {
  name: 'Logout: the session is gone, and a guarded address asks again',
  audience: 'admin',
  isNarrow: true,
  async run({ page, width }) {
    await page.goto('/homePage', 'admin')
    if (width === 'narrow') await page.click({ role: 'button', name: 'Menu' })
    await page.click({ role: 'button', name: 'Logout' })
    await page.see(login)
    same(await sessionKeys(page), [], 'What is kept')
    await page.goto('/liveStrategies', 'admin')
    await page.see(login)
    same(await page.address(), '/?returnTo=%2FliveStrategies', 'The address')
  },
}

const keyboard: Journey = {
  name: 'Keyboard: login, a menu, a dialog',
  audience: 'admin',
  isSignedOut: true,
  async run(world) {
    const { page, staff, upstream } = world
    await page.goto('/', 'admin')
    await page.see(login)
    const focusBecomes = (name: string) => becomes(page, 'What has the focus', () => page.focused(), name)
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
      if (focused.length > 20) throw new Error(`Shift and Tab come to ${focused.join(', ')}.`)
      await page.press('Shift+Tab')
      focused.push(await page.focused())
    }
    await page.press('Enter')
    await page.see({ role: 'menuitem', name: 'Refresh' })
    await page.press('ArrowDown')
    await page.press('Enter')
    await page.see({ role: 'heading', name: 'Scheduler Job Status' })

    await page.goto('/exploreDataManager', 'admin')
    const add = { role: 'button', name: 'Add Explore Data' }
    await page.click(add)
    await page.see({ role: 'dialog', name: 'Add Explore Data' })
    await page.press('Escape')
    await page.gone({ role: 'dialog', name: 'Add Explore Data' })
    await focusBecomes('Add Explore Data')
  },
}

const notification: Journey = {
  name: 'Notification: sent with a token that has expired, after one refresh',
  audience: 'admin',
  async run(world) {
    const { page } = world
    const form = 'Add Notification'
    await page.goto('/notificationDataManager/whatsapp', 'admin')
    await page.click({ role: 'button', name: form })
    await fillIn(page, form, {
      Title: 'Markets closed on Monday',
      'Short Description': 'NSE and BSE are closed for Guru Nanak Jayanti.',
      'Long Description': 'Orders placed over the weekend are sent when trading opens on Tuesday.',
    })
    await world.expireToken()
    const before = await page.storage('session')
    await page.click(buttonOf(form, 'Send'))
    await savedWithToast(page, form, 'Notification sent successfully!')
    const body = {
      title: 'Markets closed on Monday',
      shortDesc: 'NSE and BSE are closed for Guru Nanak Jayanti.',
      longDesc: 'Orders placed over the weekend are sent when trading opens on Tuesday.',
      sendWhatsappNoti: true,
      sendPopupNoti: false,
    }
    sentExactly(world, 'POST', '/notifications/sendGlobalNotification', [body, body])
    sentExactly(world, 'POST', '/auth/refresh-token', [{ refreshToken: before.refreshToken }])
    const after = await page.storage('session')
    same(after.jwtToken !== before.jwtToken && Boolean(after.jwtToken), true, 'The token is another')
    const bearers = sent(world, 'POST', '/notifications/sendGlobalNotification').map(
      ({ headers }) => headers.authorization,
    )
    same(bearers.at(-1), `Bearer ${after.jwtToken}`, 'The bearer of the second sending')
    await page.until(
      'The notification is in the table',
      () => page.rows(),
      (rows) => rows.filter((row) => row[1] === body.title).length === 1,
    )
  },
}

const cache: Journey = {
  name: 'Refresh Cache: by name, and for a strategy code',
  audience: 'admin',
  async run(world) {
    const { page, records } = world
    const code = records.strategies[0]?.strategyCode as string
    const says = (text: string) =>
      page.until(
        `Success says ${text}`,
        () => page.texts({ role: 'dialog', name: 'Success' }),
        ([shown]) =>
          new RegExp(`^Success${text} refreshed(\\.|: \\d+ entr(y|ies)\\.)Close`).test(shown ?? ''),
      )
    const close = async () => {
      await page.click({ ...buttonOf('Success', 'Close'), at: 0 })
      await page.gone({ role: 'dialog', name: 'Success' })
    }
    await page.goto('/refreshCache', 'admin')
    same(
      (await page.rows()).map(([name]) => name),
      ['CATEGORIES', 'AVAILABLE_FACTOR', 'STRATEGY', 'STRATEGY CODE'],
      'What can be refreshed',
    )
    await page.click({ role: 'button', name: 'Refresh CATEGORIES' })
    await says('Cache categories')
    await close()
    sentExactly(world, 'GET', '/refreshCache/categories', [undefined])

    const form = 'Enter Strategy Code'
    const open = { role: 'button', name: 'Refresh STRATEGY CODE' }
    await page.click(open)
    await page.click(buttonOf(form, 'Refresh'))
    await page.gone({ role: 'dialog', name: form })
    await page.click(open)
    await fillIn(page, form, { 'Strategy Code': code }, { 'Cache Item': 'strategy' })
    await page.click(buttonOf(form, 'Refresh'))
    await says(`Cache strategy of ${code}`)
    await close()
    sentExactly(world, 'GET', `/refreshCache/strategy/${code}`, [undefined])
    same(
      world.upstream.requests.filter(({ path }) => path.startsWith('/refreshCache')).length,
      2,
      'Refreshes',
    )
  },
}

const newsletter: Journey = {
  name: 'Newsletter: uploaded, and the form begins afresh',
  audience: 'admin',
  async run(world) {
    const { page } = world
    const form = 'Upload Newsletter'
    const body = htmlPage('chart.html', '<p>Chart one</p>')
    const cover = picture('cover.png')
    await page.goto('/newsletterUploadForm', 'admin')
    await fillIn(page, form, { Text: 'The week in five charts' })
    await page.upload(fieldOf(form, 'HTML Page'), [body])
    await page.click(buttonOf(form, 'Upload'))
    await page.see('Background Image is required')
    await page.upload(fieldOf(form, 'Background Image'), [cover])
    await page.click(buttonOf(form, 'Upload'))
    await page.see('Newsletter uploaded successfully!')
    same(await page.value(fieldOf(form, 'Text')), '', 'Text')
    sentExactly(world, 'POST', '/newsletter/upload', [
      { text: ['The week in five charts'], htmlPage: [asSent(body)], backgroundImage: [asSent(cover)] },
    ])
    await page.click(buttonOf(form, 'Cancel'))
    await becomes(
      page,
      'The address',
      () => page.address().then((address) => address.split('?')[0]),
      '/newsletterManager',
    )
    await page.until(
      'The newsletter is in the table',
      () => page.rows(),
      (rows) => rows.some((row) => row[2] === 'The week in five charts'),
    )
  },
}

export const consoleJourneys: readonly Journey[] = [signIn, logout, keyboard, notification, cache, newsletter]
