import { setTimeout } from 'node:timers/promises'
import { expectEqual, expectEventually, expectSent, requestsOf } from '../check.ts'
import type { Journey, JourneyContext } from '../journey.ts'
import type { Blog } from '../records.ts'
import { newestFirst } from './blog-manager.ts'
import { headingsOf, pathOf } from './blogs.ts'

const BLOGS = '/newsLetterAndBlogs'
const search = { role: 'button', name: 'Search' }
const firstLike = { role: 'button', name: { matches: '^Like' }, at: 0 }

/** Waits until the application has started; the Search button then opens a dialog. */
const waitForStart = ({ page }: JourneyContext) =>
  expectEventually(page, 'The Search button', () => page.attribute(search, 'aria-haspopup'), 'dialog')

const withBody = (context: JourneyContext, at: number) =>
  newestFirst(context).filter(({ htmlPageLink }) => htmlPageLink !== null)[at] as Blog

const bodyPath = ({ htmlPageLink }: Blog) => new URL(htmlPageLink ?? '', 'http://localhost').pathname

const starting: Journey = {
  name: 'A rendered page starts without being used',
  audience: 'public',
  isNarrow: true,
  async run(context) {
    const { page } = context
    await page.goto(BLOGS, 'public')
    await page.see({ role: 'heading', name: 'Everything, newest first' })
    await waitForStart(context)
    expectEqual(
      requestsOf(context, 'GET', '/fetchNewsLetterAndBlogs').filter(({ headers }) => 'origin' in headers),
      [],
      'Lists that the browser loads again',
    )
  },
}

const liking: Journey = {
  name: 'A rendered page: a like is given and taken back',
  audience: 'public',
  isNarrow: true,
  async run(context) {
    const { page } = context
    const isLiked = () => page.attribute(firstLike, 'aria-pressed')
    await page.goto(BLOGS, 'public')
    await waitForStart(context)
    const before = Number(await page.text(firstLike))
    await page.click(firstLike)
    await expectEventually(page, 'Whether it is liked', isLiked, 'true')
    await expectEventually(page, 'The likes', () => page.text(firstLike), String(before + 1))
    await page.click(firstLike)
    await expectEventually(page, 'Whether it is still liked', isLiked, 'false')
    await expectEventually(page, 'The likes again', () => page.text(firstLike), String(before))
  },
}

const searching: Journey = {
  name: 'A rendered page: search by keyboard',
  audience: 'public',
  isNarrow: true,
  async run(context) {
    const { page } = context
    const wanted = newestFirst(context)[2] as Blog
    await page.goto(BLOGS, 'public')
    await waitForStart(context)
    await page.click(search)
    await page.fill({ role: 'combobox', name: 'Title' }, wanted.text.trim())
    await page.see({ role: 'option' })
    await page.press('Enter')
    await page.see({ role: 'heading', name: wanted.text.trim() })
    expectEqual(await page.address(), pathOf(context, wanted), 'The address of the entry')
  },
}

const writing: Journey = {
  name: 'A rendered page: a message that is typed at once is sent',
  audience: 'public',
  isNarrow: true,
  async run(context) {
    const { page } = context
    const ticket = { name: 'Meera Kulkarni', email: 'meera@example.com', message: 'What is a drawdown?' }
    const field = (matches: string) => ({ role: 'textbox', name: { matches } })
    await page.goto('/contactUs', 'public')
    await page.fill(field('^Full name'), ticket.name)
    await page.fill(field('^Email'), ticket.email)
    await page.fill(field('^Message'), ticket.message)
    // The application disables the browser's validation when it has started.
    await expectEventually(
      page,
      'The novalidate attribute of the form',
      () => page.attribute({ role: 'form', name: 'Need Help? Open a Ticket' }, 'novalidate'),
      '',
    )
    await page.click({ role: 'button', name: 'Send message' })
    await page.see({ role: 'heading', name: 'Thank you' })
    expectSent(context, 'POST', '/forms/contact', [ticket])
  },
}

const LATE = 3_000

const lateBody: Journey = {
  name: 'A rendered entry: a body that comes late is shown without being asked for',
  audience: 'public',
  async run(context) {
    const { page } = context
    const blog = withBody(context, 0)
    context.intercept(bodyPath(blog), async (forward) => {
      await setTimeout(LATE)
      return forward()
    })
    await page.goto(pathOf(context, blog), 'public')
    await page.see({ role: 'heading', name: blog.text.trim() })
    await page.see({ role: 'heading', name: headingsOf(await context.bodyOf(blog))[0] as string })
    await page.waitForAbsence('Loading...')
  },
}

const unpreparedBody: Journey = {
  name: 'A rendered entry: a body that only a browser can prepare is shown without being asked for',
  audience: 'public',
  async run(context) {
    const { page } = context
    const blog = withBody(context, 1)
    const html = '<h2>A title</h2><p>Some words.</p><a><table><a><img>'
    context.intercept(bodyPath(blog), async (forward) => {
      const { headers } = await forward()
      return new Response(html, {
        headers: { 'content-type': 'text/plain', ...Object.fromEntries([...headers].filter(isCors)) },
      })
    })
    await page.goto(pathOf(context, blog), 'public')
    await page.see({ role: 'heading', name: 'A title' })
    await page.waitForAbsence('Loading...')
  },
}

const isCors = ([name]: [string, string]) => name.startsWith('access-control-')

/** Journeys over pages that a server has rendered. They run in browsers only. */
export const renderedJourneys: readonly Journey[] = [
  starting,
  liking,
  searching,
  writing,
  lateBody,
  unpreparedBody,
]
