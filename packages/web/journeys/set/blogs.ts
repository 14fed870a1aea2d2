import { expectEqual, expectEventually, expectSent, expectTexts, requestsOf } from '../check.ts'
import type { Journey, JourneyContext } from '../journey.ts'
import type { Query } from '../page.ts'
import type { Blog } from '../records.ts'
import { show } from '../show.ts'
import { newestFirst } from './blog-manager.ts'

export const grid = { role: 'region', name: 'Everything, newest first' }
const popular = { role: 'region', name: 'Most Popular' }
const main = { role: 'main' }
export const titlesIn = (within: Query): Query => ({ role: 'heading', within: { role: 'article', within } })
export const titleOf = ({ text }: Blog) => text.trim()
const KNOWN = [
  'Daily Bytes',
  'Market Nuggets',
  'Market Events',
  'Strategies',
  'Support Center',
  'Uncategorized',
]

const byLikes = (context: JourneyContext) =>
  newestFirst(context).toSorted((one, other) => other.likesCount - one.likesCount)

export const likeName = (blog: Blog, count: number) =>
  `Like “${titleOf(blog)}”: ${show.number(count)} ${count === 1 ? 'like' : 'likes'}`

export const pathOf = ({ idOf }: JourneyContext, blog: Blog) =>
  `/newsLetterAndBlogsTemplate/blogs/${encodeURIComponent(String(idOf('blog', blog.id)))}`

const list: Journey = {
  name: 'Blogs: the newest, the most popular, categories, Load More and Less',
  audience: 'public',
  isNarrow: true,
  async run(context) {
    const { page } = context
    const blogs = newestFirst(context).map(titleOf)
    const liked = byLikes(context).map(titleOf)
    await page.goto('/newsLetterAndBlogs', 'public')
    await expectTexts(page, 'The first eight', titlesIn(grid), blogs.slice(0, 8))
    expectEqual(
      (await page.texts({ role: 'heading', within: { role: 'article', at: 0 } }))[0],
      blogs[0],
      'The latest',
    )
    expectEqual(await page.texts(titlesIn(popular)), liked.slice(0, 4), 'The most popular')
    await page.click({ role: 'button', name: 'View all: Most Popular' })
    await expectTexts(page, 'All by likes', titlesIn(popular), liked)
    await page.click({ role: 'button', name: 'View less: Most Popular' })
    await expectTexts(page, 'The most popular again', titlesIn(popular), liked.slice(0, 4))

    const used = KNOWN.filter((name) =>
      context.records.blogs.some(({ categories }) => categories.includes(name)),
    )
    expectEqual(
      await page.texts({ role: 'link', within: { role: 'navigation', name: 'Categories' } }),
      used,
      'The categories',
    )

    await page.click({ role: 'button', name: 'Load More' })
    await expectTexts(page, 'The first sixteen', titlesIn(grid), blogs.slice(0, 16))
    await page.see(`16 of ${blogs.length} entries`)
    await page.click({ role: 'button', name: 'Load Less' })
    await expectTexts(page, 'The first eight again', titlesIn(grid), blogs.slice(0, 8))
    await page.waitForAbsence({ role: 'button', name: 'Load Less' })
  },
}

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
        (blog) => `${titleOf(blog)}${[...blog.categories, show.day(blog.publishedDate)].join(' · ')}`,
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
    await page.see(show.day(blog.publishedDate))
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

const category: Journey = {
  name: 'A category: its entries, and a keyword',
  audience: 'public',
  isNarrow: true,
  async run(context) {
    const { page } = context
    const all = newestFirst(context)
    const within = (name: string) => all.filter(({ categories }) => categories.includes(name))
    const name = KNOWN.toSorted((one, other) => within(other).length - within(one).length)[0] as string
    const entries = within(name)
    const word = (titleOf(entries[0] as Blog).split(' ')[0] ?? '').toLowerCase()
    const found = entries.filter((blog) => titleOf(blog).toLowerCase().includes(word))
    const keyword = { role: 'searchbox', name: 'Keyword' }
    await page.goto('/newsLetterAndBlogs', 'public')
    await page.click({ role: 'link', name, within: { role: 'navigation', name: 'Categories' } })
    await page.see({ role: 'heading', name })
    expectEqual(await page.address(), `/category/${encodeURIComponent(name)}`, 'The address')
    await expectTexts(page, `The entries of ${name}`, titlesIn(main), entries.map(titleOf))
    await page.fill(keyword, word)
    await expectTexts(page, `The entries with ${word}`, titlesIn(main), found.map(titleOf))
    await page.see(`${found.length} ${found.length === 1 ? 'entry' : 'entries'}`)
    await page.fill(keyword, 'no entry is called this')
    await page.see('No newsletters found.')
  },
}

const everything: Journey = {
  name: 'All newsletters and blogs, eight to a page',
  audience: 'public',
  isNarrow: true,
  async run(context) {
    const { page } = context
    const titles = newestFirst(context).map(titleOf)
    await page.goto('/allVideosOfnewsLetterAndBlogs', 'public')
    await expectTexts(page, 'The first page', titlesIn(main), titles.slice(0, 8))
    await page.click({ role: 'button', name: 'Next' })
    await expectTexts(page, 'The second page', titlesIn(main), titles.slice(8, 16))
    expectEqual(await page.address(), '/allVideosOfnewsLetterAndBlogs?page=2', 'The address')
    const last = Math.ceil(titles.length / 8)
    await page.click({ role: 'button', name: `Page ${last}` })
    await expectTexts(page, 'The last page', titlesIn(main), titles.slice((last - 1) * 8))
  },
}

export const blogs: readonly Journey[] = [list, searching, likeInList, reading, category, everything]
