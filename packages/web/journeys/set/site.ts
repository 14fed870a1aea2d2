import { expectEqual, expectEventually, expectSent, requestsOf } from '../check.ts'
import type { Journey } from '../journey.ts'
import type { Query } from '../page.ts'

const title = (name: string | { matches: string }): Query => ({ role: 'heading', name })

const contact: Journey = {
  name: 'Contact: required fields, a failure that keeps the form, then success',
  audience: 'public',
  isNarrow: true,
  async run(context) {
    const { page } = context
    const field = (name: string): Query => ({ role: 'textbox', name })
    const send = { role: 'button', name: 'Send message' }
    await page.goto('/contactUs', 'public')
    await page.see(title('Need Help? Open a Ticket'))
    await page.click(send)
    for (const text of [
      'Please tell us your name.',
      'Please tell us your e-mail address.',
      'Please write your message.',
    ]) {
      await page.see(text)
    }
    await expectEventually(page, 'The focused element', () => page.focused(), 'Full name')
    await page.fill(field('Full name'), 'Meera Kulkarni')
    await page.fill(field('Email'), 'meera@example.com')
    await page.fill(field('Message'), 'What is a drawdown?')
    context.failNext('/forms/contact')
    await page.click(send)
    await page.see('Your message could not be sent. It is still here: please try again in a moment.')
    expectEqual(await page.value(field('Message')), 'What is a drawdown?', 'The typed text')
    await page.click(send)
    await page.see('Your message is on its way. We answer on working days.')
    const ticket = { name: 'Meera Kulkarni', email: 'meera@example.com', message: 'What is a drawdown?' }
    expectSent(context, 'POST', '/forms/contact', [ticket])
    expectEqual(
      requestsOf(context, 'POST', '/forms/contact')[0]?.headers.authorization,
      undefined,
      'The bearer',
    )
  },
}

const theme: Journey = {
  name: 'Theme: a choice stays after a reload',
  audience: 'public',
  isNarrow: true,
  async run({ page, width }) {
    const group = { role: 'radiogroup', name: 'Theme' }
    await page.goto('/homePage', 'public')
    await page.see(title('What We Offer'))
    if (width === 'narrow') await page.click({ role: 'button', name: 'Menu' })
    for (const [choice, stored] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
    ] as const) {
      await page.choose(group, choice)
      expectEqual([await page.theme(), (await page.storage('local')).theme], [stored, stored], 'The theme')
    }
    await page.reload()
    await page.see(title('What We Offer'))
    expectEqual(await page.theme(), 'light', 'The theme after a reload')
    if (width === 'narrow') await page.click({ role: 'button', name: 'Menu' })
    await page.choose(group, 'As the system')
    expectEqual(
      [await page.theme(), (await page.storage('local')).theme],
      ['', undefined],
      'The theme as the system',
    )
  },
}

export const site: readonly Journey[] = [contact, theme]
