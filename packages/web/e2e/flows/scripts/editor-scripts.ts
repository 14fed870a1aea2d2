import { editorCases } from '@tarang/machines/editor/cases'
import { type EditorWords, editorPageOf } from '../../../src/testing/flows/pages/editor.page.ts'
import { asStaff, withRenewedLogin } from '../../session.ts'
import { openFromHome } from '../apps/app.ts'
import { userActionsOn } from '../reach.ts'
import { done, failed, type Script, send } from './script.ts'

/** The flow page of a form, with the cases’ own records. */
export const wordsOf = (words: Omit<EditorWords, 'cases' | 'editRow'>) =>
  editorPageOf({ ...words, cases: editorCases, editRow: () => '' })

const saveItem = /^(POST|PUT) \/api\/updateExploreData$/

/** Explore Data Manager: its form closes after a save, and the user can leave it while the save waits for a login. */
export const closingEditor: Script = {
  screen: 'Explore Data Manager',
  run: async ({ page, baseURL, follow }) => {
    await asStaff(page)
    await withRenewedLogin(page)
    const editor = await follow(
      wordsOf({
        save: saveItem,
        add: 'Add Explore Data',
        edit: 'Edit Explore Data',
        added: 'Explore data updated successfully!',
        labels: { status: 'Status' },
      }),
      'closes',
    )
    const user = userActionsOn(page)
    const status = page.getByLabel(/^Status/)
    const change = async () => status.selectOption((await status.inputValue()) === '1' ? '0' : '1')
    const open = async () => {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click()
      await editor.sent(send('editor.edit', 'split'))
      await change()
      await editor.sent(send('draft.change', 'whole'))
    }
    const save = async () => {
      await page.getByRole('button', { name: 'Save' }).click()
      await editor.sent(send('draft.submit'))
    }
    const expire = async () => {
      await save()
      const body = { status: { statusCode: 401, message: '' } }
      await editor.answered(failed('save', 'expired'), saveItem, { status: 401, body })
    }
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' })

    await openFromHome(page, baseURL, '/exploreDataManager')
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .waitFor()
    await editor.opened()
    await open()
    await save()
    await editor.answered(done('save', 'saved'), saveItem, 'through')

    await open()
    await expire()
    await user.leavePage()
    await editor.sent(send('page.leave'))
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await editor.sent(send('discard.cancel'))
    await user.leavePage()
    await editor.sent(send('page.leave'))
    await question.getByRole('button', { name: 'Discard' }).click()
    await editor.sent(send('discard.confirm'))
  },
}

const upload = /^POST \/api\/newsletter\/upload$/

/** Upload Newsletter: its form is empty again after a save. */
export const repeatingEditor: Script = {
  screen: 'Upload Newsletter',
  run: async ({ page, baseURL, follow }) => {
    await asStaff(page)
    const editor = await follow(
      wordsOf({
        save: upload,
        add: 'Upload Newsletter',
        edit: 'Edit Newsletter',
        added: 'Newsletter uploaded successfully!',
        submit: 'Upload',
        labels: { text: 'Text' },
      }),
      'another',
    )
    const text = page.getByLabel(/^Text/)
    await openFromHome(page, baseURL, '/newsletterUploadForm')
    await text.waitFor()
    await editor.sent(send('editor.add'))
    await text.fill('The week in five charts')
    await editor.sent(send('draft.change', 'whole'))
    await page.getByLabel(/^HTML Page/).setInputFiles({
      name: 'week.html',
      mimeType: 'text/html',
      buffer: Buffer.from('<p>Chart one</p>'),
    })
    await page.getByLabel(/^Background Image/).setInputFiles({
      name: 'cover.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } }),
    })
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await editor.sent(send('draft.submit'))
    await editor.answered(done('save', 'saved'), upload, 'through')
    await text.fill('Another')
    await editor.sent(send('draft.change', 'whole'))
    await text.fill('')
    await editor.sent(send('draft.change', 'blank'))
    await page.getByRole('button', { name: 'Cancel' }).click()
    await editor.sent(send('editor.dismiss'))
  },
}
