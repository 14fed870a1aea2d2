import { columnOf, expectEqual, expectEventually, expectTexts } from '../check.ts'
import type { Journey, JourneyContext } from '../journey.ts'
import { show } from '../show.ts'
import { newestFirst, ownTitle } from './blog-manager.ts'
import { grid, likeName, pathOf, titleOf, titlesIn } from './blogs.ts'
import { buttonOf, closeSuccess, fillIn } from './form.ts'
import { button, heading, link, question } from './queries.ts'

const versions: Journey = {
  name: 'Earlier versions: a blog’s title is changed, compared and restored',
  audience: 'admin',
  hasExtensions: true,
  async run(context) {
    const { page } = context
    const [before, after] = await renameNewestBlog(context)
    await page.click(link(`Earlier versions of ${after}`))
    await page.see(heading('Earlier Versions'))
    await page.click(link('Compare'))
    await page.see(heading('Earlier Version'))
    await expectEventually(page, 'The differences', () => page.rows({ role: 'table', name: 'Differences' }), [
      ['Title', before, after],
    ])
    await page.click(button('Restore'))
    await page.click(question('Restore Version', 'Restore'))
    await closeSuccess(page, 'The blog is published as it was.')
    await page.see(heading('Earlier Versions'))
    await expectChanges(context, ['Replaced by an earlier version', 'Changed'])
    await page.goto('/newsletterManager', 'admin')
    await page.see(link(`Earlier versions of ${before}`))
  },
}

/** Changes the title of the newest blog, and returns both titles. */
async function renameNewestBlog({ page }: JourneyContext): Promise<readonly [string, string]> {
  await page.goto('/newsletterManager', 'admin')
  await page.see(heading('Blog Manager'))
  const [first] = await page.rows({ role: 'table', name: 'Blog Manager' })
  const before = first?.[2] ?? ''
  const after = `${before}, revised`
  await page.click(button(`Edit ${before}`))
  await fillIn(page, 'Edit Blog', { Text: after })
  await page.click(buttonOf('Edit Blog', 'Save'))
  await closeSuccess(page, 'Blog updated successfully!')
  return [before, after]
}

const expectChanges = ({ page }: JourneyContext, changes: readonly string[]) =>
  expectEventually(page, 'The changes', async () => columnOf(await page.rows(), 1), [...changes])

const restoration: Journey = {
  name: 'Deleted Blogs: a blog is restored, and readers see it again with its likes',
  audience: 'admin',
  hasExtensions: true,
  async run(context) {
    const { page, staff, idOf } = context
    const blog = ownTitle(context)
    const title = titleOf(blog)
    const before = newestFirst(context).map(titleOf)
    const expectListed = async (titles: readonly string[]) => {
      await page.goto('/newsLetterAndBlogs', 'public')
      await expectTexts(page, 'The first eight', titlesIn(grid), titles.slice(0, 8))
    }
    await page.goto('/newsletterManager', 'admin')
    await page.click(button(`Delete ${blog.text}`))
    await page.click(question('Delete Blog', 'Delete'))
    await closeSuccess(page, 'Blog deleted successfully!')
    await expectListed(before.filter((other) => other !== title))

    await page.goto(`/blogVersions/${idOf('blog', blog.id)}`, 'admin')
    await page.see(heading('Earlier Versions'))
    await expectEventually(page, 'The last change', async () => columnOf(await page.rows(), 1)[0], 'Deleted')
    await page.click({ ...link('Compare'), at: 0 })
    await page.see('This blog is deleted. It can be restored under Deleted Blogs.')
    await page.waitForAbsence(button('Restore'))

    await page.goto('/deletedBlogs', 'admin')
    const rows = await page.rows({ role: 'table', name: 'Deleted Blogs' })
    const [, , published, likes, , by] = rows.find(([name]) => name === title) ?? []
    expectEqual(
      [published, likes, by],
      [show.day(blog.publishedDate), show.number(blog.likesCount), staff.userName],
      'The deleted blog',
    )
    await page.click(button(`Restore ${title}`))
    await page.see(
      `Publish “${title}” again? It keeps its number, its date and its likes, and visitors see it at once.`,
    )
    await page.click(question('Restore Blog', 'Restore'))
    await closeSuccess(page, 'The blog is published again.')
    await page.waitForAbsence(button(`Restore ${title}`))

    await expectListed(before)
    await page.goto(pathOf(context, blog), 'public')
    await page.see(heading(title))
    await page.see({ ...button(likeName(blog, blog.likesCount)), at: 0 })
  },
}

/** Journeys of blogs that staff bring back. */
export const blogVersions: readonly Journey[] = [versions, restoration]
