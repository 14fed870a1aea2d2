import { likeCases } from '@tarang/machines/like/cases'
import type { BlogItem } from '@tarang/sdk'
import { all } from '../../../src/testing/flows/pages/find.ts'
import { likePageOf } from '../../../src/testing/flows/pages/like.page.ts'
import { serveOldPage } from './resource-scripts.ts'
import { type Script, send } from './script.ts'

/** The list of blogs on an old page: the reloaded data contains the like of another visitor. */
export const updatedLike: Script = {
  screen: 'an old page of blogs',
  run: async ({ page, follow }) => {
    const like = await follow(
      likePageOf({ cases: likeCases, toggles: (view) => all(view, /^Like “/).slice(0, 1), gives: null }),
      'unliked',
    )
    const entries = (await (await page.request.get('/api/fetchNewsLetterAndBlogs')).json()) as BlogItem[]
    const [entry] = entries.toSorted((one, other) => Number(other.likesCount) - Number(one.likesCount))
    await serveOldPage(page)
    const liked = await page.request.post(`/api/${entry?.id}/like`, { data: { liked: true } })
    const { likesCount } = (await liked.json()) as { likesCount: number }
    await page.context().clearCookies()
    await page.goto('/newsLetterAndBlogs')
    await page
      .getByRole('button', { name: new RegExp(`^Like “.*: ${likesCount} likes`) })
      .first()
      .waitFor()
    await like.sent(send('likes.update', 'external'))
  },
}
