import { expectEqual, expectEventually, expectSent, requestsOf } from '../check.ts'
import { asSent, htmlPage, picture } from '../files.ts'
import type { Journey } from '../journey.ts'
import { buttonOf, fieldOf, fillIn, savedWithToast } from './form.ts'
import { keyboard, logout, signIn } from './session.ts'

const notification: Journey = {
  name: 'Notification: sent with a token that has expired, after one refresh',
  audience: 'admin',
  async run(context) {
    const { page } = context
    const form = 'Add Notification'
    await page.goto('/notificationDataManager/whatsapp', 'admin')
    await page.click({ role: 'button', name: form })
    await fillIn(page, form, {
      Title: 'Markets closed on Monday',
      'Short Description': 'NSE and BSE are closed for Guru Nanak Jayanti.',
      'Long Description': 'Orders placed over the weekend are sent when trading opens on Tuesday.',
    })
    await context.expireToken()
    const before = await page.storage('session')
    await page.click(buttonOf(form, 'Send'))
    await page.waitForAbsence({ role: 'dialog', name: form })
    await page.click({ role: 'button', name: 'Send now' })
    await savedWithToast(page, form, 'Notification sent successfully!')
    const body = {
      title: 'Markets closed on Monday',
      shortDesc: 'NSE and BSE are closed for Guru Nanak Jayanti.',
      longDesc: 'Orders placed over the weekend are sent when trading opens on Tuesday.',
      sendWhatsappNoti: true,
      sendPopupNoti: false,
    }
    expectSent(context, 'POST', '/notifications/sendGlobalNotification', [body, body])
    expectSent(context, 'POST', '/auth/refresh-token', [{ refreshToken: before.refreshToken }])
    const after = await page.storage('session')
    expectEqual(after.jwtToken !== before.jwtToken && Boolean(after.jwtToken), true, 'The token is another')
    const bearers = requestsOf(context, 'POST', '/notifications/sendGlobalNotification').map(
      ({ headers }) => headers.authorization,
    )
    expectEqual(bearers.at(-1), `Bearer ${after.jwtToken}`, 'The bearer of the second sending')
    await page.until(
      'The notification is in the table',
      () => page.rows(),
      (rows) => rows.filter((row) => row.includes(body.title)).length === 1,
    )
  },
}

const newsletter: Journey = {
  name: 'Newsletter: uploaded, and the form is reset',
  audience: 'admin',
  async run(context) {
    const { page } = context
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
    expectEqual(await page.value(fieldOf(form, 'Text')), '', 'Text')
    expectSent(context, 'POST', '/newsletter/upload', [
      { text: ['The week in five charts'], htmlPage: [asSent(body)], backgroundImage: [asSent(cover)] },
    ])
    await page.click(buttonOf(form, 'Cancel'))
    await expectEventually(
      page,
      'The address',
      () => page.address().then((address) => address.split('?')[0]),
      '/newsletterManager',
    )
    await page.until(
      'The newsletter is in the table',
      () => page.rows(),
      (rows) => rows.some((row) => row.includes('The week in five charts')),
    )
  },
}

export const consoleJourneys: readonly Journey[] = [signIn, logout, keyboard, notification, newsletter]
