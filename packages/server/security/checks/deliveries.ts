import { deepEqual, equal, ok } from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { type Check, type CheckContext, NotChecked } from '../check.ts'
import { at } from '../target.ts'
import { callAsOwner, latestAction, withMember } from './roles.ts'

/** Sends a notification, and returns its id and the announced number of recipients. */
async function notify(context: CheckContext, channel: 'Email' | 'WhatsApp') {
  const { jwtToken: bearer } = await context.session()
  const text = { title: 'Security check', shortDesc: 'Please ignore.', longDesc: 'Please ignore.' }
  const sent = await context.target.ask('/notifications-service/notifications/sendGlobalNotification', {
    json: { ...text, sendWhatsappNoti: channel === 'WhatsApp', sendPopupNoti: false },
    bearer,
  })
  equal(sent.status, 200, sent.text)
  const list = await context.target.ask(`/api/getNotificationsByType/${channel}`, { bearer })
  return { id: String(at(list.body, 0, 'id')), accepted: at(sent.body, 'successMessages', 0) }
}

const progressOf = async (context: CheckContext, id: string) =>
  (await callAsOwner(context, 'GET', `/notifications/${id}/delivery`)).body

const untilFinished = (context: CheckContext, id: string) =>
  until(async () => {
    const found = await progressOf(context, id)
    return at(found, 'state') === 'finished' ? found : null
  })

/** Expects that a member of staff can neither cancel a sending nor repeat it, and that nothing comes of the attempt. */
async function expectRefused(context: CheckContext, id: string, bearer: string) {
  const [before, action] = [await progressOf(context, id), await latestAction(context)]
  for (const change of ['cancel', 'retry']) {
    const path = `/api/extensions/notifications/${id}/delivery/${change}`
    const { status, text } = await context.target.ask(path, { method: 'POST', bearer })
    equal(status, 403, `${change}: ${status} ${text}`)
  }
  deepEqual([await progressOf(context, id), await latestAction(context)], [before, action])
}

/** Asks until there is a value, for half a minute. */
async function until<Value>(read: () => Promise<Value | null>): Promise<Value> {
  for (const end = performance.now() + 30_000; performance.now() < end; await setTimeout(100)) {
    const value = await read()
    if (value !== null) return value
  }
  throw new Error('It did not happen within half a minute.')
}

export const deliveryChecks: Check[] = [
  {
    row: '6',
    name: 'an unsubscribe link that is forged, cut short or of another recipient ends no emails',
    run: async (context) => {
      await context.messages()
      const { id, accepted } = await notify(context, 'Email')
      const [one = '', other = ''] = await until(async () => {
        const links = (await context.messages())
          .map((message) => at(message, 'headers', 'List-Unsubscribe'))
          .filter((link) => typeof link === 'string')
          .map((link) => /\/unsubscribe\/([^>]+)>/.exec(link)?.[1] ?? '')
        return new Set(links).size > 1 ? [...new Set(links)] : null
      })
      await callAsOwner(context, 'POST', `/notifications/${id}/delivery/cancel`)
      const [recipient = '', signature = ''] = one.split('.')
      const [otherRecipient = ''] = other.split('.')
      for (const token of [
        `${otherRecipient}.${signature}`,
        `0${one}`,
        `+${one}`,
        `${recipient}.0.${signature}`,
        `${recipient}.${signature.slice(0, -1)}`,
        `${recipient}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
        `${recipient}.${signature}=`,
        `${recipient}.${signature}${signature}`,
        `${recipient}.${signature.toLowerCase()}`,
        `${recipient}.${'A'.repeat(43)}`,
        `${recipient}.`,
        recipient,
        `.${signature}`,
        'null',
      ])
        for (const method of ['GET', 'POST']) {
          const { status } = await context.target.ask(`/unsubscribe/${token}`, { method })
          equal(status, 404, `${method} ${token}: ${status}`)
        }
      // A scanner that opens the link ends nothing either.
      equal((await context.target.ask(`/unsubscribe/${one}`)).status, 200)
      const again = await notify(context, 'Email')
      await callAsOwner(context, 'POST', `/notifications/${again.id}/delivery/cancel`)
      equal(again.accepted, accepted)
    },
  },
  {
    row: '18',
    name: 'a provider’s 200 with an error inside counts for its recipient only, and nobody gets the message twice',
    run: async (context) => {
      const { provider } = context
      if (!provider) throw new NotChecked('needs a stand-in for a provider')
      let failed = 0
      provider.answerWith(({ body }) => {
        failed += 1
        const [first, ...others] = body.messages
        const results = [
          { id: first!.id, status: 'failed', reason: `<script>\0${'x'.repeat(189)}😀${'y'.repeat(1000)}` },
          ...others.map((message) => ({ id: message.id, status: 'delivered' })),
          { id: '999999999', status: 'delivered' },
          { id: '__proto__', status: 'failed' },
        ]
        return { body: JSON.stringify({ results, error: { code: 500 }, __proto__: null }) }
      })
      const { id } = await notify(context, 'WhatsApp')
      const progress = await untilFinished(context, id)
      const ids = provider.calls.flatMap(({ body }) =>
        body.notification.id === id ? body.messages.map((message) => message.id) : [],
      )
      ok(ids.length > 1)
      equal(new Set(ids).size, ids.length)
      deepEqual([at(progress, 'failed'), at(progress, 'delivered')], [failed, ids.length - failed])
    },
  },
  {
    row: '24',
    name: 'a viewer neither cancels a sending nor has failed messages sent again',
    run: (context) =>
      withMember(context, 'viewer', async ({ jwtToken }) => {
        const { provider } = context
        if (!provider) throw new NotChecked('needs a stand-in for a provider')
        const callsFor = (id: string) => provider.calls.filter(({ body }) => body.notification.id === id)
        provider.answerWith(() => ({ status: 500 }))
        const open = await notify(context, 'WhatsApp')
        await until(async () => (callsFor(open.id).length > 0 ? true : null))
        await expectRefused(context, open.id, jwtToken)
        const cancelled = await callAsOwner(context, 'POST', `/notifications/${open.id}/delivery/cancel`)
        equal(at(cancelled.body, 'state'), 'cancelled')

        const answerAll = (status: 'failed' | 'delivered') =>
          provider.answerWith(({ body }) => {
            const results = body.messages.map((message) => ({ id: message.id, status, reason: 'Check' }))
            return { body: JSON.stringify({ results }) }
          })
        answerAll('failed')
        const { id } = await notify(context, 'WhatsApp')
        await untilFinished(context, id)
        answerAll('delivered')
        const before = callsFor(id).length
        await expectRefused(context, id, jwtToken)
        equal((await callAsOwner(context, 'POST', `/notifications/${id}/delivery/retry`)).status, 200)
        await until(async () => (at(await progressOf(context, id), 'failed') === 0 ? true : null))
        await untilFinished(context, id)
        equal(callsFor(id).length, 2 * before)
      }),
  },
]
