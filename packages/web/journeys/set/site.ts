import { expectEqual, expectEventually, expectSent, expectTexts, requestsOf } from '../check.ts'
import type { Journey, JourneyContext } from '../journey.ts'
import type { Query } from '../page.ts'
import type { ExploreItem } from '../records.ts'

const NAVIGATION = ['Home', 'Explore', 'Blogs', 'Services', 'About Us', 'Contact Us']
const navigation = { role: 'navigation', name: 'Main' }
const title = (name: string | { matches: string }): Query => ({ role: 'heading', name })

/** Follows a link of the navigation, which is behind a menu button on a phone. */
async function follow({ page, width }: JourneyContext, name: string) {
  if (width === 'narrow') await page.click({ role: 'button', name: 'Menu' })
  await page.click({ role: 'link', name, within: navigation })
}

const landing: Journey = {
  name: 'Landing: offers, figures, and links to every page',
  audience: 'public',
  isNarrow: true,
  async run(context) {
    const { page, width } = context
    await page.goto('/no/such/page', 'public')
    await page.see(title('What We Offer'))
    expectEqual(await page.address(), '/homePage', 'An unknown path leads to')
    for (const name of [
      'Model Portfolios',
      'Backtesting Engine',
      'Newsletters & Blogs',
      'Our Reach So Far',
    ]) {
      await page.see(title(name))
    }
    expectEqual((await page.texts({ role: 'blockquote' })).length, 3, 'Testimonials')
    await page.see('NA+')
    if (width === 'narrow') await page.click({ role: 'button', name: 'Menu' })
    await expectTexts(page, 'The navigation', { role: 'link', within: navigation }, NAVIGATION)
    if (width === 'narrow') await page.press('Escape')
    for (const [name, path, heading] of [
      ['Explore', '/unauthorizedExplorePage', 'Explore'],
      ['Services', '/services', 'Services'],
      ['About Us', '/aboutUs', 'About us'],
      ['Contact Us', '/contactUs', 'Contact us'],
      ['Blogs', '/newsLetterAndBlogs', 'Newsletters & Blogs'],
      ['Home', '/homePage', 'What We Offer'],
    ] as const) {
      await follow(context, name)
      await page.see(title(heading))
      await expectEventually(page, `The address of ${name}`, () => page.address(), path)
    }
  },
}

const about: Journey = {
  name: 'About Us: company, core offerings, approach, values',
  audience: 'public',
  isNarrow: true,
  async run({ page }) {
    await page.goto('/aboutUs', 'public')
    await page.see(title('About us'))
    for (const name of ['Core offerings', 'Our approach', 'Our values']) await page.see(title(name))
  },
}

const shownItems = ({ records }: JourneyContext, section: string): readonly ExploreItem[] =>
  records.explore
    .filter(({ sectionName }) => sectionName === section)
    .flatMap(({ content }) => content)
    .filter(({ status }) => status !== '0')

const titlesIn = (within: Query): Query => ({ role: 'heading', within: { role: 'article', within } })
const titleOf = ({ text }: ExploreItem) => text?.trim() || 'Untitled'
const main = { role: 'main' }

const explore: Journey = {
  name: 'Explore: four of each section, View all and less, see all',
  audience: 'public',
  isNarrow: true,
  async run(context) {
    const { page } = context
    await page.goto('/unauthorizedExplorePage', 'public')
    for (const [section, heading] of [
      ['learn', 'Learn'],
      ['offer', 'What we offer'],
      ['feature', 'Features'],
    ] as const) {
      const region = { role: 'region', name: heading }
      const items = shownItems(context, section)
      await expectTexts(page, `The first of ${section}`, titlesIn(region), items.slice(0, 4).map(titleOf))
      if (items.length <= 4) continue
      await page.click({ role: 'button', name: `View all: ${heading}` })
      await expectTexts(page, `All of ${section}`, titlesIn(region), items.map(titleOf))
      const without = items.filter(({ videoLink }) => !videoLink?.trim()).length
      const cards = await page.texts({ role: 'article', within: region })
      expectEqual(
        cards.filter((card) => card.includes('No video available')).length,
        without,
        'Cards without a video',
      )
      await page.click({ role: 'button', name: `View less: ${heading}` })
      await expectTexts(
        page,
        `The first of ${section} again`,
        titlesIn(region),
        items.slice(0, 4).map(titleOf),
      )
    }
    await page.click({ role: 'link', name: 'See all videos: What we offer' })
    await page.see(title('What we offer'))
    expectEqual(await page.address(), '/see-all?section=offer', 'The address')
    await expectTexts(page, 'Every offer', titlesIn(main), shownItems(context, 'offer').map(titleOf))
    await page.goto('/see-all?section=nothing-of-the-kind', 'public')
    await page.see('No data available.')
  },
}

const services: Journey = {
  name: 'Services: a card for each, with its text and description',
  audience: 'public',
  isNarrow: true,
  async run(context) {
    const { page } = context
    const items = shownItems(context, 'service')
    await page.goto('/services', 'public')
    await page.see(title('Services'))
    await expectTexts(
      page,
      'The services',
      { role: 'article', within: main },
      items.map((item) => `${titleOf(item)}${item.description?.trim() ?? ''}`),
    )
  },
}

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

export const site: readonly Journey[] = [landing, about, explore, services, contact, theme]
