import { expectEqual, expectEventually, expectSent } from '../check.ts'
import { asSent, htmlPage, picture } from '../files.ts'
import type { Journey, JourneyContext } from '../journey.ts'
import type { Blog } from '../records.ts'
import { inOrder, instantOf, show } from '../show.ts'
import { buttonOf, closeSuccess, fieldOf, fillIn } from './form.ts'
import { listJourney } from './list.ts'

const TITLE = 'Blog Manager'

export const newestFirst = ({ records, hasTimes }: JourneyContext) =>
  inOrder(records.blogs, ({ publishedDate }) => instantOf(publishedDate, hasTimes), 'descending')

const rowOf = (blog: Blog, index: number) => [
  String(index + 1),
  '',
  show.text(blog.text),
  show.text(blog.categories.join(', ')),
  show.day(blog.publishedDate),
  show.number(blog.likesCount),
  '',
]

/** A blog of the first page with a unique title and one category. */
export function ownTitle(context: JourneyContext): Blog {
  const blogs = newestFirst(context)
  const found = blogs
    .slice(0, 15)
    .find(
      ({ text, categories }) =>
        categories.length === 1 &&
        categories[0] !== 'Market Events' &&
        blogs.filter((other) => other.text === text).length === 1,
    )
  if (!found) throw new Error('No blog of the first page has a unique title.')
  return found
}

const list = listJourney({
  name: 'Blog Manager: rows, pages',
  path: '/newsletterManager',
  title: TITLE,
  headers: ['Sr No.', 'Image', 'Title', 'Categories', 'Published', 'Likes', 'Actions'],
  hasSizes: false,
  without: [1, 6],
  rows: (context) => newestFirst(context).map(rowOf),
})

const titles = async ({ page }: JourneyContext) =>
  (await page.rows({ role: 'table', name: TITLE })).map((row) => row[2])

const add: Journey = {
  name: 'Blog Manager: a blog is added with its files',
  audience: 'admin',
  async run(context) {
    const { page } = context
    const form = 'Add Blog'
    const title = 'What the festive orders say: त्योहार'
    const body = htmlPage('body.html', '<p>By a fifth.</p><h2>Orders are up</h2><p>Week by week.</p>')
    const [cover, chart, unwanted] = ['cover.png', 'orders.png', 'unwanted.png'].map(picture) as [
      ReturnType<typeof picture>,
      ReturnType<typeof picture>,
      ReturnType<typeof picture>,
    ]
    await page.goto('/newsletterManager', 'admin')
    await page.click({ role: 'button', name: form })
    await fillIn(page, form, { Text: title })
    await page.click(buttonOf(form, 'Save'))
    await page.see('Category is required')
    await page.choose(fieldOf(form, 'Category'), 'Market Nuggets')
    await page.upload(fieldOf(form, 'HTML Page'), [body])
    await page.upload(fieldOf(form, 'Background Image'), [cover])
    await page.upload(fieldOf(form, 'Blog Images'), [chart, unwanted])
    await page.click(buttonOf(form, 'Remove unwanted.png'))
    await page.click(buttonOf(form, 'Save'))
    await closeSuccess(page, 'Blog added successfully!')
    expectSent(context, 'POST', '/newsletter/upload', [
      {
        text: [title],
        category: ['Market Nuggets'],
        htmlPage: [asSent(body)],
        backgroundImage: [asSent(cover)],
        blogImage: [asSent(chart)],
      },
    ])
    await page.until(
      'The newest blog is the first',
      () => titles(context),
      ([first]) => first === title,
    )
  },
}

const preview: Journey = {
  name: 'Blog Manager: a chosen page is shown as readers will see it, with what it should not claim',
  audience: 'admin',
  // In process no frame loads a page.
  isForBrowsers: true,
  async run({ page }) {
    const form = 'Add Blog'
    const title = 'What costs do'
    const frame = (name: string) => ({ role: 'frame', name, within: { role: 'dialog', name: form } })
    const html = `<h2>Costs decide</h2>
<p>The plan had <b>48%</b> CAGR.</p>`
    await page.goto('/newsletterManager', 'admin')
    await page.click({ role: 'button', name: form })
    await fillIn(page, form, { Text: title }, { Category: 'Market Nuggets' })
    await page.upload(fieldOf(form, 'HTML Page'), [htmlPage('costs.html', html)])
    for (const name of [title, 'Costs decide'])
      await page.see({ role: 'heading', name, within: frame('The page of the entry') })
    await page.until(
      'The finding',
      () => page.texts({ role: 'listitem', within: { role: 'dialog', name: form } }),
      (findings) =>
        findings.includes(
          'Line 2: “48% CAGR” is a claim of performance, which the advertisement code forbids.',
        ),
    )
    const shown = { role: 'radiogroup', name: 'Show', within: { role: 'dialog', name: form } }
    await page.choose(shown, 'Card')
    await page.see({ role: 'heading', name: title, within: frame('The card of the entry') })
    await page.click(buttonOf(form, 'Save'))
    await closeSuccess(page, 'Blog added successfully!')
  },
}

const edit: Journey = {
  name: 'Blog Manager: a blog’s category is edited, its files stay',
  audience: 'admin',
  async run(context) {
    const { page, idOf } = context
    const form = 'Edit Blog'
    const blog = ownTitle(context)
    await page.goto('/newsletterManager', 'admin')
    await page.click({ role: 'button', name: `Edit ${blog.text}` })
    await page.see({ role: 'dialog', name: form })
    expectEqual(await page.value(fieldOf(form, 'Text')), blog.text, 'Text')
    expectEqual(await page.value(fieldOf(form, 'Category')), blog.categories[0], 'Category')
    await page.choose(fieldOf(form, 'Category'), 'Market Events')
    await page.click(buttonOf(form, 'Save'))
    await closeSuccess(page, 'Blog updated successfully!')
    expectSent(context, 'POST', '/newsletter/edit', [
      { id: [String(idOf('blog', blog.id))], text: [blog.text], category: ['Market Events'] },
    ])
    const shown = async () =>
      (await page.rows({ role: 'table', name: TITLE })).find((row) => row[2] === blog.text)?.[3]
    await expectEventually(page, 'The category that is shown', shown, 'Market Events')
  },
}

const remove: Journey = {
  name: 'Blog Manager: a blog is deleted when it is confirmed',
  audience: 'admin',
  async run(context) {
    const { page, idOf } = context
    const blog = ownTitle(context)
    const others = newestFirst(context).filter((other) => other !== blog)
    const question = { role: 'alertdialog', name: 'Delete Blog' }
    const deletion = `/newsletter/delete/${idOf('blog', blog.id)}`
    await page.goto('/newsletterManager', 'admin')
    await page.click({ role: 'button', name: `Delete ${blog.text}` })
    await page.see(`Are you sure you want to delete “${blog.text}”?`)
    await page.click({ role: 'button', name: 'Cancel', within: question })
    await page.waitForAbsence(question)
    expectSent(context, 'POST', deletion, [])
    await page.click({ role: 'button', name: `Delete ${blog.text}` })
    await page.click({ role: 'button', name: 'Delete', within: question })
    await closeSuccess(page, 'Blog deleted successfully!')
    expectSent(context, 'POST', deletion, [undefined])
    await expectEventually(
      page,
      'The titles that are left',
      () => titles(context),
      others.slice(0, 15).map(({ text }) => text),
    )
  },
}

export const blogManager: readonly Journey[] = [list, add, preview, edit, remove]
