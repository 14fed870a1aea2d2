import type { Page } from '@playwright/test'
import { CONFIG_ELEMENT_ID, type HoldSeconds } from '@tarang/runtime-config'
import { expect, expectNoOverflow, latestCode } from './fixtures.ts'

interface Session {
  readonly jwtToken: string
  readonly refreshToken: string
  readonly userName: string
}

/** A phone may request five codes in ten minutes, so all tests of a run share one session. */
const PHONE_NUMBER = '0000012350'
let shared: { session: Session; since: number } | undefined

/** The shared session, renewed before its token expires. */
export async function sharedSession(page: Page): Promise<Session> {
  if (!shared || Date.now() - shared.since > 8 * 60_000) {
    shared = { session: await logIn(page, PHONE_NUMBER), since: Date.now() }
  }
  return shared.session
}

/** Signs in through the API, with a code from the outbox. */
export async function logIn(page: Page, phoneNumber: string): Promise<Session> {
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/auth/${path}`, { data })
    expect(response.status()).toBe(200)
    return response.json()
  }
  await post('login-auth', { phoneNumber })
  const otp = await latestCode(page, phoneNumber)
  const { data } = await post('verifyLoginOtp', { phoneNumber, otp })
  const { jwtToken, refreshToken, user } = data
  return { jwtToken, refreshToken, userName: `${user.firstName} ${user.lastName}` }
}

/** Logs in through the screens at an address of the console. The code is in an outbox of the servers at `origins`. */
export async function signIn(page: Page, phoneNumber: string, at: string, origins?: string[]) {
  await page.goto(at)
  await passLogin(page, phoneNumber, origins)
}

/** Logs in through the login that is shown. */
export async function passLogin(page: Page, phoneNumber: string, origins?: string[]) {
  const login = page.getByRole('dialog', { name: 'Login' })
  await login.getByLabel('Phone Number').fill(phoneNumber)
  await login.getByRole('button', { name: 'Send OTP' }).click()
  await expect(login.getByText('OTP sent successfully!')).toBeVisible()
  await expectNoOverflow(page)
  // A phone's keyboard enters the whole code at once.
  await page.keyboard.insertText(await latestCode(page, phoneNumber, origins))
  await login.getByRole('button', { name: 'Verify' }).click()
  await expect(login).toBeHidden()
}

/** Saves a form that adds a blog, and deletes the blog: other tests expect the sample blogs. */
export async function addBlogForNow(page: Page, save: () => Promise<void>) {
  const [response] = await Promise.all([page.waitForResponse('**/newsletter/upload'), save()])
  await expect(page.getByText('Blog added successfully!')).toBeVisible()
  await deleteBlog(page, (await response.json()).id)
}

export async function deleteBlog(page: Page, id: number) {
  const headers = { authorization: `Bearer ${(await sharedSession(page)).jwtToken}` }
  expect((await page.request.post(`/api/newsletter/delete/${id}`, { headers })).status()).toBe(200)
}

/** Signs in every page of this browser, with the shared session unless another is given: a test that logs out ends its session. */
export async function asStaff(page: Page, own?: Session): Promise<Session> {
  const session = own ?? (await sharedSession(page))
  await page.addInitScript((values: Session) => {
    // Only once, so that later changes by the application are not overwritten.
    if (sessionStorage.getItem('isPrepared')) return
    sessionStorage.setItem('isPrepared', 'true')
    for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value)
  }, session)
  return session
}

/**
 * Makes the session on this page end at a 401: its token cannot be renewed. A login with any code returns the shared
 * session, because a phone may request only five codes in ten minutes.
 */
export async function withRenewedLogin(page: Page): Promise<void> {
  const { jwtToken, refreshToken, userName } = await sharedSession(page)
  const [firstName, lastName] = userName.split(' ')
  const answer = (statusCode: number, data?: object) => ({
    status: statusCode,
    json: { status: { statusCode, message: '' }, ...(data && { data }) },
  })
  await page.route('**/auth/refresh-token', (route) => route.fulfill(answer(401)))
  await page.route('**/auth/login-auth', (route) => route.fulfill(answer(200)))
  await page.route('**/auth/verifyLoginOtp', (route) =>
    route.fulfill(answer(200, { jwtToken, refreshToken, user: { firstName, lastName } })),
  )
}

/** Sets how long actions wait on the pages of this browser, as the server's settings do. */
export async function withHoldSeconds(page: Page, holdSeconds: Partial<HoldSeconds>): Promise<void> {
  await page.addInitScript(
    ([id, seconds]) => {
      // Before the application's module, which the browser runs once the page is parsed.
      document.addEventListener('readystatechange', () => {
        // The element's text node: Trusted Types refuse the text of a script element.
        const text = document.getElementById(id)?.firstChild
        if (document.readyState !== 'interactive' || !text) return
        text.nodeValue = JSON.stringify({ ...JSON.parse(text.nodeValue ?? '{}'), holdSeconds: seconds })
      })
    },
    [CONFIG_ELEMENT_ID, holdSeconds] as const,
  )
}

/** Requests a path of the API as staff, to check the state of the database. */
export async function ask<Answer>(page: Page, path: string): Promise<Answer> {
  const session = await sharedSession(page)
  const response = await page.request.get(`/api${path}`, {
    headers: { authorization: `Bearer ${session.jwtToken}` },
  })
  expect(response.status()).toBe(200)
  return (await response.json()) as Answer
}
