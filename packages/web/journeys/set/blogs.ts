import { expectEqual, expectEventually, expectSent, expectTexts, requestsOf } from '../check.ts'
import type { Journey, JourneyContext } from '../journey.ts'
import type { Blog } from '../records.ts'
import { show } from '../show.ts'
import { newestFirst } from './blog-manager.ts'

const grid = { role: 'region', name: 'Everything, newest first' }
const titleOf = ({ text }: Blog) => text.trim()
const likeName = (blog: Blog, count: number) =>
  `Like “${titleOf(blog)}”: ${show.number(count)} ${count === 1 ? 'like' : 'likes'}`

export const pathOf = ({ idOf }: JourneyContext, blog: Blog) =>
  `/newsLetterAndBlogsTemplate/blogs/${encodeURIComponent(String(idOf('blog', blog.id)))}`

const searching: Journey = {
  name: 'Blogs: search by title, opened by keyboard, and Back',
  audience: 'public',
  isNarrow: true,
  async run(context) {
    const { page } = context
    const blogs = newestFirst(context)
    const wanted = blogs[2] as Blog
    const word = (
      titleOf(wanted)
        .split(' ')
        .findLast((part) => part.length > 2) ?? ''
    ).toUpperCase()
    const found = blogs.filter((blog) => titleOf(blog).toUpperCase().includes(word)).slice(0, 5)
    const search = { role: 'combobox', name: 'Title' }
    await page.goto('/newsLetterAndBlogs', 'public')
    await page.click({ role: 'button', name: 'Search' })
    await page.fill(search, 'no entry is called this')
    await page.see('No newsletters found.')
    await page.fill(search, word)
    await expectTexts(
      page,
      'The matches',
      { role: 'option' },
      found.map(
        (blog) => `${titleOf(blog)}${[...blog.categories, show.publicDay(blog.publishedDate)].join(' · ')}`,
      ),
    )
    for (let step = found.indexOf(wanted); step > 0; step--) await page.press('ArrowDown')
    const opened = found.includes(wanted) ? wanted : (found[0] as Blog)
    await page.press('Enter')
    await page.see({ role: 'heading', name: titleOf(opened) })
    expectEqual(await page.address(), pathOf(context, opened), 'The address of the entry')
    await page.click({ role: 'button', name: 'Back' })
    await page.see({ role: 'heading', name: 'Newsletters & Blogs' })
    await expectEventually(page, 'The address of the list', () => page.address(), '/newsLetterAndBlogs')
  },
}

const likeInList: Journey = {
  name: 'Blogs: a like in the list is given and taken back',
  audience: 'public',
  isNarrow: true,
  async run(context) {
    const { page, idOf } = context
    const blog = newestFirst(context)[1] as Blog
    const path = `/${idOf('blog', blog.id)}/like`
    const button = (count: number) => ({ role: 'button', name: likeName(blog, count), within: grid })
    await page.goto('/newsLetterAndBlogs', 'public')
    await page.click(button(blog.likesCount))
    await page.see(button(blog.likesCount + 1))
    expectEqual(await page.attribute(button(blog.likesCount + 1), 'aria-pressed'), 'true', 'Liked')
    await page.until(
      'The like is sent',
      async () => requestsOf(context, 'POST', path).length,
      (count) => count === 1,
    )
    await page.reload()
    await page.see(button(blog.likesCount + 1))
    expectEqual(
      await page.attribute(button(blog.likesCount + 1), 'aria-pressed'),
      'true',
      'Liked after a reload',
    )
    await page.click(button(blog.likesCount + 1))
    await page.see(button(blog.likesCount))
    expectEqual(await page.attribute(button(blog.likesCount), 'aria-pressed'), 'false', 'Liked no more')
    await page.until(
      'Both are sent',
      async () => requestsOf(context, 'POST', path).length,
      (count) => count === 2,
    )
    expectSent(context, 'POST', path, [undefined, undefined])
  },
}

/** The heading texts of an HTML body. */
export const headingsOf = (html: string) =>
  [...html.matchAll(/<h([1-6])[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, , text = '']) =>
    text
      .replace(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&rsquo;', '’')
      .replace(/\s+/g, ' ')
      .trim(),
  )

const reading: Journey = {
  name: 'A blog’s page: date, body with its classes, like',
  audience: 'public',
  isNarrow: true,
  async run(context) {
    const { page, idOf } = context
    const blog = newestFirst(context).find(({ htmlPageLink }) => htmlPageLink !== null) as Blog
    const id = idOf('blog', blog.id)
    const headings = headingsOf(await context.bodyOf(blog))
    const button = (count: number) => ({ role: 'button', name: likeName(blog, count), at: 0 })
    await page.goto(pathOf(context, blog), 'public')
    await page.see({ role: 'heading', name: titleOf(blog) })
    await page.see({ ...button(blog.likesCount) })
    const article = { role: 'article', at: 0 }
    // Leaves out the title of the table of contents. Without styles it is there twice, for wide and for narrow screens.
    const read = async () =>
      (await page.texts({ role: 'heading', within: article })).filter(
        (text) => !text.startsWith('In this entry'),
      )
    await expectEventually(page, 'The headings', read, [titleOf(blog), ...headings])
    await page.see(show.publicDay(blog.publishedDate))
    for (const name of headings) {
      const classes = await page.attribute({ role: 'heading', name, within: article }, 'class')
      expectEqual(Boolean(classes), true, `The heading ${name} has classes`)
    }
    await page.click(button(blog.likesCount))
    await page.see(button(blog.likesCount + 1))
    expectEqual(await page.attribute(button(blog.likesCount + 1), 'aria-pressed'), 'true', 'Liked')
    await page.until(
      'The like is sent',
      async () => requestsOf(context, 'POST', `/${id}/like`).length,
      (count) => count === 1,
    )
    expectSent(context, 'POST', `/${id}/like`, [{ liked: true }])
    expectEqual(
      requestsOf(context, 'GET', `/fetchNewsLetterAndBlogs/${id}`).length,
      1,
      'Times that the entry was fetched',
    )
    expectEqual(
      requestsOf(context, 'GET', `/${id}/getLikeCount`).length,
      1,
      'Times that its likes were counted',
    )
  },
}

export const blogs: readonly Journey[] = [searching, likeInList, reading]
