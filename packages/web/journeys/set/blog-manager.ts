import { htmlPage } from '../files.ts'
import type { Journey, JourneyContext } from '../journey.ts'
import { inOrder, instantOf } from '../show.ts'
import { buttonOf, closeSuccess, fieldOf, fillIn } from './form.ts'

export const newestFirst = ({ records, hasTimes }: JourneyContext) =>
  inOrder(records.blogs, ({ publishedDate }) => instantOf(publishedDate, hasTimes), 'descending')

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
          'Page: “48% CAGR” is a claim of performance, which the advertisement code forbids.',
        ),
    )
    const shown = { role: 'radiogroup', name: 'Show', within: { role: 'dialog', name: form } }
    await page.choose(shown, 'Card')
    await page.see({ role: 'heading', name: title, within: frame('The card of the entry') })
    await page.click(buttonOf(form, 'Save'))
    await closeSuccess(page, 'Blog added successfully!')
  },
}

export const blogManager: readonly Journey[] = [preview]
