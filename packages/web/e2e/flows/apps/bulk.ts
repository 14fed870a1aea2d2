import type { Cases } from '@tarang/flow-testing'
import { bulkActionCases } from '@tarang/machines/bulk-action/cases'
import type { BlogItem } from '@tarang/sdk'
import { bulkActionPage } from '../../../src/testing/flows/pages/bulk-action.page.ts'
import { all, press, pressLive } from '../../../src/testing/flows/pages/find.ts'
import { ask, asStaff, withHoldSeconds, withRenewedLogin } from '../../session.ts'
import { type App, copyCases, ignoreRestOfScreen, openFromHome, withPerform } from './app.ts'
import { installManualClock, passOf } from './manual-clock.ts'

export const bulkAction: App = {
  machine: 'bulk-action',
  share: ['t001', 't004', 't006', 't007'],
  prepare: async (page, baseURL, { input }) => {
    await asStaff(page)
    await withRenewedLogin(page)
    const blogDeletion = bulkActionCases.inputs[input]?.holdSeconds ?? 0
    if (blogDeletion > 0) {
      await withHoldSeconds(page, { blogDeletion })
      await installManualClock(page)
    }
    const blogs = (await ask<BlogItem[]>(page, '/fetchNewsLetterAndBlogs'))
      .toSorted((one, other) => String(other.publishedDate).localeCompare(String(one.publishedDate)))
      .slice(0, 4)
      .map(({ id, text }) => ({ id: Number(id), text: String(text) }))
    const cases = copyCases({
      ...bulkActionCases,
      events: {
        ...bulkActionCases.events,
        'bulk.ask': { ...bulkActionCases.events['bulk.ask'], four: { items: blogs } },
      },
    })
    const blogsPage = withPerform(
      { ...bulkActionPage, cases: cases as unknown as Cases },
      'bulk.ask',
      async (user) => {
        const view = await user.look()
        for (const control of all(view, 'Clear')) if (control.isLive) await user.press(control)
        for (const { text } of blogs) await press(user, `Select ${text}`)
        await pressLive(user, 'Delete')
      },
    )
    return {
      page: ignoreRestOfScreen(blogsPage),
      ...(blogDeletion > 0 && { pass: passOf(page) }),
      open: async (user) => {
        await openFromHome(page, baseURL, '/newsletterManager')
        await press(user, 'Select rows')
      },
    }
  },
}
