import { randomUUID } from 'node:crypto'
import { type Client, call, fetchBody } from './client.ts'
import { createSentWrites } from './sent-writes.ts'
import { splitNamed } from './split.ts'
import type { StaffMember } from './staff.ts'
import { staffWriter } from './staff-writer.ts'
import { sendWrite, type Writer } from './writer.ts'

const numberIn = (text: string) => Number(/^kill (\d+)/.exec(text)?.[1] ?? 0)
const numbersIn = (texts: string[]) => texts.map(numberIn).filter((number) => number > 0)

/** Sends a numbered write. Returns whether it was acknowledged. */
const send = async (...write: Parameters<typeof sendWrite>) => (await sendWrite(...write)) !== null

/** Writes one row. */
export function splitWriter(): Writer {
  const sentWrites = createSentWrites()
  return {
    name: 'stock splits',
    sentWrites,
    write: (client) =>
      send(sentWrites, client, '/api/saveStockSplitCalender', (number) => ({
        json: splitNamed(`kill ${number}`),
      })),
    async violations(client) {
      const rows = await fetchBody<{ stockname: string }[]>(client, '/api/getStockSplitCalender')
      return sentWrites.violations('stock split', numbersIn(rows.map((row) => row.stockname)))
    },
  }
}

/** Writes two rows in one transaction. */
export function notificationWriter(): Writer {
  const sentWrites = createSentWrites()
  return {
    name: 'notifications',
    sentWrites,
    write: (client) =>
      send(sentWrites, client, '/notifications-service/notifications/sendGlobalNotification', (number) => ({
        json: {
          title: `kill ${number}`,
          shortDesc: 'short',
          longDesc: 'long',
          sendWhatsappNoti: true,
          sendPopupNoti: true,
        },
      })),
    async violations(client) {
      const all: string[] = []
      const found: number[][] = []
      for (const channel of ['App', 'WhatsApp']) {
        const rows = await fetchBody<{ title: string }[]>(client, `/api/getNotificationsByType/${channel}`)
        found.push(numbersIn(rows.map((row) => row.title)))
        all.push(...sentWrites.violations(`notification by ${channel}`, found.at(-1)!))
      }
      const [app, whatsApp] = found.map((numbers) => [...numbers].sort((a, b) => a - b).join())
      return app === whatsApp ? all : [...all, 'notification: on one of its two channels only']
    },
  }
}

const pixel = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
    'base64',
  ),
)

interface Blog {
  id: number
  text: string
  htmlPageLink: string | null
  backgroundImage: string | null
}

/** Writes several rows and files: a blog with a page, a cover, and a picture in the page. */
export function blogWriter(): Writer {
  const sentWrites = createSentWrites()
  const whole = new Set<number>()
  const sentence = (number: number) => `The page of blog ${number}.`
  const paragraph = 'Words that a page is made of. '.repeat(200)

  const formFor = (number: number) => {
    const form = new FormData()
    form.set('text', `kill ${number}`)
    form.set('category', 'Daily Bytes')
    form.set(
      'htmlPage',
      new File([`<p>${sentence(number)}</p><img src="a.png"><p>${paragraph}</p>`], 'page.html'),
    )
    form.set('backgroundImage', new File([pixel], 'cover.png'))
    form.append('blogImages', new File([pixel], 'a.png'))
    return form
  }

  async function halves(client: Client, blog: Blog): Promise<string[]> {
    const text = async (link: string) => {
      const answer = await call<string>(client, new URL(link).pathname)
      return answer?.status === 200 ? answer.body : ''
    }
    const page = blog.htmlPageLink ? await text(blog.htmlPageLink) : ''
    const picture = /src="([^"]+)"/.exec(page)?.[1] ?? ''
    const missing = [
      !page.includes(`<p>${sentence(numberIn(blog.text))}</p>`) && 'its page',
      !page.includes(paragraph) && 'the end of its page',
      (blog.backgroundImage === null || (await text(blog.backgroundImage)) === '') && 'its cover',
      (!picture.startsWith('/files/') || (await text(`${client.base}${picture}`)) === '') && 'its picture',
    ].filter((part) => part !== false)
    const isWhole = missing.length === 0
    if (isWhole) whole.add(blog.id)
    return isWhole ? [] : [`blog “${blog.text}”: without ${missing.join(', ')}`]
  }

  return {
    name: 'blogs with files',
    sentWrites,
    write: (client) =>
      send(sentWrites, client, '/api/newsletter/upload', (number) => ({ form: formFor(number) })),
    async violations(client) {
      const blogs = await fetchBody<Blog[]>(client, '/api/fetchNewsLetterAndBlogs')
      const ours = blogs.filter(({ text }) => numberIn(text) > 0)
      const all = sentWrites.violations('blog', numbersIn(ours.map(({ text }) => text)))
      for (const blog of ours) if (!whole.has(blog.id)) all.push(...(await halves(client, blog)))
      return all
    },
  }
}

interface Discount {
  id: number
  couponcode: string
  preferred: number
  discount: number
  combo: number
  description: string
}

/** A discount is for the code of a strategy. */
const strategyOfDiscount = {
  strategyCode: 'KILL-1-W',
  figures: {
    factor: 'momentum',
    xirr: null,
    netReturn: null,
    pnl: null,
    status: 1,
    highlights: null,
    drawdown: null,
  },
}

/** Changes four columns of one row. */
export function discountWriter(): Writer {
  const sentWrites = createSentWrites()
  let id: number | null = null
  let latest = 0
  const bodyFor = (number: number) => ({
    strategycode: 'KILL-1-W',
    couponcode: 'KILL',
    type: 'COUPON',
    status: 'Active',
    preferred: number,
    // Per cent.
    discount: number % 101,
    combo: number,
    description: `kill ${number}`,
    condition: 'Once.',
  })
  const find = async (client: Client) => {
    const { data } = await fetchBody<{ data: { coupons: Discount[] } }>(client, '/api/subscription-plan/3')
    return data.coupons.find(({ couponcode }) => couponcode === 'KILL') ?? null
  }
  return {
    name: 'changes of a discount',
    sentWrites,
    async write(client) {
      if (id === null) {
        await call(client, '/api/extensions/strategies', { json: strategyOfDiscount })
        await call(client, '/api/saveStrategyDiscount', { json: bodyFor(0) })
        id = (await find(client).catch(() => null))?.id ?? null
        return false
      }
      let asked = 0
      const isAcknowledged = await send(sentWrites, client, `/api/updateStrategyDiscount/${id}`, (number) => {
        asked = number
        return { method: 'PUT', json: bodyFor(number) }
      })
      if (isAcknowledged) latest = asked
      return isAcknowledged
    },
    async violations(client) {
      const found = await find(client)
      if (!found) return latest > 0 ? ['discount: lost'] : []
      const { preferred, discount, combo, description } = found
      if (new Set([preferred, combo, numberIn(description)]).size > 1 || discount !== preferred % 101) {
        return [`discount: half changed, ${JSON.stringify(found)}`]
      }
      return preferred < latest ? [`discount: back at ${preferred}, acknowledged was ${latest}`] : []
    },
  }
}

/** Adds a row for each visitor and increments a count. */
export function likeWriter(): Writer {
  const sentWrites = createSentWrites()
  let blogId: number | null = null
  return {
    name: 'likes',
    sentWrites,
    async write(client) {
      if (blogId === null) {
        const blogs = await fetchBody<Blog[]>(client, '/api/fetchNewsLetterAndBlogs').catch(() => [])
        blogId = blogs.at(-1)?.id ?? null
        return false
      }
      const visitor = { ...client, bearer: null }
      return send(sentWrites, visitor, `/api/${blogId}/like`, () => ({
        json: { liked: true },
        cookie: `visitor=${randomUUID()}`,
      }))
    },
    async violations(client) {
      if (blogId === null) return []
      const { likesCount } = await fetchBody<{ likesCount: number }>(client, `/api/${blogId}/getLikeCount`)
      const least = sentWrites.acknowledged()
      return likesCount < least ? [`likes: ${likesCount}, acknowledged were ${least}`] : []
    },
  }
}

/** A writer of each kind; the staff are those of `addStaff`. */
export const allWriters = (staff: readonly StaffMember[]) => [
  splitWriter(),
  notificationWriter(),
  blogWriter(),
  discountWriter(),
  likeWriter(),
  staffWriter(staff),
]
