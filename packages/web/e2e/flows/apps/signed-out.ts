import type { Cases } from '@tarang/flow-testing'
import { likeCases } from '@tarang/machines/like/cases'
import { loginCases } from '@tarang/machines/login/cases'
import { registrationCases } from '@tarang/machines/registration/cases'
import type { BlogItem, BlogLikes } from '@tarang/sdk'
import type { EventOnPage, View } from '../../../src/testing/flows/flow-page.ts'
import { all } from '../../../src/testing/flows/pages/find.ts'
import { likePageOf } from '../../../src/testing/flows/pages/like.page.ts'
import { loginPage } from '../../../src/testing/flows/pages/login.page.ts'
import { registrationPage } from '../../../src/testing/flows/pages/registration.page.ts'
import { messageReply } from '../../../src/testing/flows/user-actions.ts'
import { adminUrl, latestCode, openHydrated } from '../../fixtures.ts'
import { newInvite } from '../../session.ts'
import { updatedLike } from '../scripts/like-scripts.ts'

import {
  type App,
  answerFromServer,
  copyCases,
  expectedOutput,
  ignoreRestOfScreen,
  openUrl,
  withPerform,
} from './app.ts'

// A phone may request five codes in ten minutes: the paths take turns, and end before a sixth request.
const phones = ['0000012345', '0000012346', '0000012347', '0000012348', '0000012349', '0000012351']
const codes = new Map<string, number>()
let phoneNumber = ''
let logins = 0

export const login: App = {
  machine: 'login',
  share: ['t001', 't002', 't003'],
  isEnd: (event) => {
    const sent = codes.get(phoneNumber) ?? 0
    if (event.kind === 'done' && /^(request|resend)Code$/.test(event.actor)) codes.set(phoneNumber, sent + 1)
    return event.kind === 'send' && sent === 5 && /^(phone\.submit|code\.resend)$/.test(event.type)
  },
  prepare: async (page, baseURL) => {
    phoneNumber = phones[logins % phones.length] ?? ''
    logins += 1
    const cases = copyCases({
      ...loginCases,
      // The reference server has the extensions on every path.
      inputs: { plain: loginCases.inputs.withEmail, withEmail: loginCases.inputs.withEmail },
      events: {
        ...loginCases.events,
        'phone.submit': { ...loginCases.events['phone.submit'], good: { phoneNumber } },
      },
    })
    const base = loginPage.events['code.submit'] as EventOnPage<{ code: string }>
    const typing = withPerform(
      { ...loginPage, cases: cases as unknown as Cases },
      'code.submit',
      async (user, control, payload: { code: string }) => {
        const isGood = /^\d{6}$/.test(payload.code.trim())
        const code = isGood ? await latestCode(page, phoneNumber) : payload.code
        await base.perform?.(user, control, { code })
      },
    )
    return {
      page: {
        ...answerFromServer(typing, { requestCode: expectedOutput, verifyCode: expectedOutput }),
        unrelated: [
          ...loginPage.unrelated,
          {
            name: /^/,
            where: (_, { isSignedIn }: View) => isSignedIn,
            because: 'the console after login',
          },
        ],
      },
      open: openUrl(page, adminUrl(baseURL)),
    }
  },
}

let people = 0

export const registration: App = {
  machine: 'registration',
  share: ['t001', 't002', 't003'],
  prepare: async (page, baseURL) => {
    people += 1
    const good = {
      firstName: 'Asha',
      lastName: 'Rao',
      email: `asha.${people}@tarang.example`,
      phoneNumber: `981900000${people}`,
    }
    const submit = registrationCases.events['draft.submit']
    const cases = copyCases({
      ...registrationCases,
      events: {
        'draft.submit': {
          ...submit,
          good: { draft: good },
          malformed: { draft: { ...good, email: 'asha at', phoneNumber: '98' } },
        },
      },
    })
    const outputOf = (body: unknown) => (body as { status: { message: string } }).status.message
    return {
      page: answerFromServer(
        { ...registrationPage, cases: cases as unknown as Cases },
        { register: outputOf },
        (_, message) => (message === '' ? messageReply('') : 'through'),
      ),
      open: openUrl(page, newInvite(baseURL)),
    }
  },
}

export const like: App = {
  machine: 'like',
  share: ['t002', 'p002', 't010'],
  scripts: [updatedLike],
  prepare: async (page, _, path) => {
    const [entry] = (await (await page.request.get('/api/fetchNewsLetterAndBlogs')).json()) as BlogItem[]
    const { id, text, likesCount } = entry ?? {}
    const first = path.steps.find(({ event }) => event.kind === 'send')?.event
    const isOnPage = first?.kind === 'send' && first.type === 'like.give'
    const given = { id: Number(id), likesCount: Number(likesCount), liked: false }
    const cases = copyCases({ ...likeCases, inputs: { unliked: given, liked: given } })
    const hearts = (view: View) => all(view, new RegExp(`^Like “${String(text).replace(/[^\w\s]/g, '.')}”`))
    const words = likePageOf({
      cases,
      toggles: isOnPage ? null : (view) => hearts(view).slice(0, 1),
      gives: isOnPage ? hearts : null,
    })
    return {
      page: ignoreRestOfScreen(answerFromServer(words, { sendLike: (body) => body as BlogLikes })),
      open: async () => {
        await openHydrated(page, isOnPage ? `/newsLetterAndBlogsTemplate/blogs/${id}` : '/newsLetterAndBlogs')
        await page.getByRole('button', { name: /^Like/ }).first().waitFor()
      },
    }
  },
}
