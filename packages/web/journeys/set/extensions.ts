import { columnOf, expectEqual, expectEventually, expectSent, requestsOf } from '../check.ts'
import type { Journey } from '../journey.ts'
import type { Page, Query } from '../page.ts'
import { tabTo } from './keyboard.ts'

const heading = (name: string): Query => ({ role: 'heading', name })
const button = (name: string): Query => ({ role: 'button', name })
const field = (name: string): Query => ({ role: 'field', name })

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

/** Journeys of the extensions’ screens. */
export const extensionJourneys: readonly Journey[] = [tickets]
