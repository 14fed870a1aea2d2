import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#platform/api/api'
import { extensions } from '#platform/api/extensions'
import { urlPart } from '#platform/navigation/url-part'
import { loaded, openConsole } from '../testing/console.tsx'
import { withReferenceServer } from '../testing/reference-server.ts'
import './deleted-blogs/deleted-blogs.tsx'
import './discounts/discounts.tsx'
import './home/home.tsx'
import './layout/layout.tsx'
import './staff/staff.tsx'
import './subscribers/subscribers.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()

beforeEach(() => reference.signIn())

const EDITOR = undefined
const VIEWER = '0000012351'

const find = async (text: string) => {
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Screen, action or record' }), text)
}

/** The user ID of a subscriber of one strategy, and the path of its list. */
async function firstSubscriber() {
  for (const { strategyCode } of await api.strategies.list()) {
    const [first] = await api.strategies.subscribers(strategyCode)
    if (first)
      return { subscriber: String(first.userid), path: `/strategy-user-details/${urlPart(strategyCode)}` }
  }
  throw new Error('No strategy has a subscriber.')
}

test.each([[false], [true]])(
  'a coupon is found by its code, and its details open beside the list; it was open before: %s',
  async (wasOpen) => {
    const [coupon] = (await api.plans.catalog()).coupons
    if (wasOpen) {
      await openConsole('/discountsCoupons')
      await loaded()
      // The list has its part and its data already: it opens while the search closes.
      await act(async () => history.pushState(null, '', '/homePage'))
    } else await openConsole('/homePage')
    await find(coupon!.couponcode!)
    await user.click(
      await screen.findByRole('option', { name: new RegExp(`${coupon!.couponcode}.*Discount/Coupon`) }),
    )
    expect(await screen.findByRole('dialog', { name: coupon!.couponcode! })).toBeTruthy()
    expect(location.pathname).toBe('/discountsCoupons')
    expect(new URLSearchParams(location.search).get('peek')).toBe(String(coupon!.id))
    // On whichever page it stands.
    await waitFor(() =>
      expect(document.querySelector(`tr[data-peeked][data-peek="${coupon!.id}"]`)).toBeTruthy(),
    )
  },
)

test.each([[false], [true]])(
  'a member of staff is found once, and the details open beside the list; it was open before: %s',
  async (wasOpen) => {
    await reference.server.database.execute(
      "update tickets set name = 'Rohan Deshpande' where id = (select max(id::text)::uuid from tickets)",
    )
    await openConsole(wasOpen ? '/staff' : '/homePage')
    if (wasOpen) await loaded()
    await find('deshpande')
    // The ticket comes with the answer of the server.
    expect(await screen.findByText('2 matches')).toBeTruthy()
    await user.click(screen.getByRole('option', { name: /Rohan Deshpande.*Staff/ }))
    expect(await screen.findByRole('dialog', { name: 'Rohan Deshpande' })).toBeTruthy()
    expect(location.pathname).toBe('/staff')
  },
)

test('a ticket is found by its e-mail, which the palette does not show', async () => {
  const [ticket] = (await extensions.tickets.list({ limit: 1 })).tickets
  await openConsole('/homePage')
  await find(ticket!.email)
  expect(await screen.findByRole('option', { name: new RegExp(`^${ticket!.name}.*Ticket`) })).toBeTruthy()
})

test('a deleted blog is found by its title, and its details open beside the list', async () => {
  const [blog] = await api.blogs.list()
  await api.blogs.delete(blog!.id!)
  await openConsole('/homePage')
  await find(blog!.text!)
  await user.click(await screen.findByRole('option', { name: /Deleted Blog/ }))
  expect(await screen.findByRole('dialog', { name: blog!.text! })).toBeTruthy()
  expect(location.pathname + location.search).toBe(`/deletedBlogs?peek=${blog!.id}`)
})

test('“add” begins a coupon, whose form is opened once', async () => {
  await openConsole('/homePage')
  await find('add coupon')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Add Discount/Coupon' })).toBeTruthy()
  await waitFor(() => expect(location.pathname + location.search).toBe('/discountsCoupons'))
})

test('“send” finds the forms of notifications', async () => {
  await openConsole('/homePage')
  await find('send whatsapp')
  expect((await screen.findByRole('option', { name: /^Add WhatsApp/ })).getAttribute('aria-selected')).toBe(
    'true',
  )
})

test('a viewer finds no action', async () => {
  await reference.signIn(VIEWER)
  await openConsole('/homePage')
  await find('add coupon')
  expect(await screen.findByText('Nothing is called “add coupon”.')).toBeTruthy()
})

test.each([
  ['a subscriber', EDITOR, 1],
  ['no subscriber for a viewer', VIEWER, 0],
] as const)('finds among the rows of an open list %s', async (_, phoneNumber, count) => {
  await reference.signIn(phoneNumber)
  const { subscriber, path } = await firstSubscriber()
  await openConsole(path)
  await loaded()
  await find(subscriber)
  expect(await screen.findByText(count === 1 ? '1 match' : `Nothing is called “${subscriber}”.`)).toBeTruthy()
  expect(screen.queryAllByRole('option')).toHaveLength(count)
})
