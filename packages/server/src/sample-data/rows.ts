import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Role } from '../auth/roles.ts'
import type { TicketStatus } from '../db/schema/tickets.ts'
import { type Channel, channels } from '../delivery/channels.ts'
import { type Reach, reachBy } from '../delivery/recipients.ts'
import checks from './audit-logs.json' with { type: 'json' }
import blogs from './blogs.json' with { type: 'json' }
import { addDays, addMonths, at, duringOffice, tradingDay } from './days.ts'
import occasions from './discounts.json' with { type: 'json' }
import exploreTexts from './explore.json' with { type: 'json' }
import drafts from './notifications.json' with { type: 'json' }
import planTexts from './plans.json' with { type: 'json' }
import { createRandom } from './random.ts'
import names from './recipients.json' with { type: 'json' }
import schedulers from './scheduler-jobs.json' with { type: 'json' }
import staff from './staff.json' with { type: 'json' }
import actions from './stock-splits.json' with { type: 'json' }
import { stockNames } from './stocks.ts'
import { breadths, descriptionCode, type Factor, factors, pairs } from './strategies.ts'
import descriptionTexts from './strategy-descriptions.json' with { type: 'json' }
import tickets from './tickets.json' with { type: 'json' }

const twoDigits = (number: number) => String(number).padStart(2, '0')

const folder = join(import.meta.dirname, 'files')
const types: Record<string, string> = { '.html': 'text/html', '.png': 'image/png', '.svg': 'image/svg+xml' }

/** The pages of the blogs, and all pictures. */
export const sampleFiles = () =>
  readdirSync(folder).map((name) => ({
    name,
    type: types[extname(name)]!,
    bytes: new Uint8Array(readFileSync(join(folder, name))),
  }))

/** The address of a sample video. The identifiers are fictitious. */
const videoOf = (number: number) =>
  `https://www.youtube-nocookie.com/embed/tarang_${String(number).padStart(4, '0')}`

/** One owner, whose number the server prints when it starts, editors and a viewer. */
export const sampleStaff = (today: string) =>
  staff.map(({ role, ...person }, index) => ({
    ...person,
    email: `${person.firstName}.${person.lastName}@tarang.example`.toLowerCase(),
    role: role as Role,
    createdOn: duringOffice(addDays(today, -900 + index * 140), index),
  }))

/** Blogs and newsletters, oldest first. */
export const sampleBlogs = (today: string) =>
  blogs.map(({ daysAgo, clock, ...blog }, index) => ({
    ...blog,
    id: index + 1,
    publishedDate: at(addDays(today, -daysAgo), clock),
  }))

export function sampleExplore(today: string) {
  const random = createRandom('explore')
  const entries = Object.entries(exploreTexts).flatMap(([section, texts]) =>
    texts.map((texts, index) => ({ ...texts, section, index })),
  )
  return entries.map(({ section, text, description, index }, at) => {
    const created = addDays(today, -760 + at * 11)
    // The first items of each section always have a video; some of the others have none yet.
    const hasVideo = section !== 'service' && (index < 3 || random.boolean(0.72))
    return {
      id: at + 1,
      section,
      type: section === 'service' ? 'card' : 'video',
      text,
      description,
      videoLink: hasVideo ? videoOf(at + 1) : null,
      backgroundImage: `/files/explore-${twoDigits(at + 1)}.svg`,
      status: index > 3 && random.boolean(0.12) ? ('0' as const) : ('1' as const),
      createdOn: duringOffice(created, at),
      modifiedOn: random.boolean(0.6) ? duringOffice(addDays(created, random.integer(1, 90)), at + 2) : null,
    }
  })
}

export function sampleStrategyDescriptions(today: string) {
  const random = createRandom('strategy descriptions')
  const { ideas, breadthNotes, closing } = descriptionTexts
  const mixes: readonly (readonly Factor[])[] = [...factors.map((factor) => [factor]), ...pairs]
  const each = mixes.flatMap((mix) =>
    breadths
      .filter((breadth) => mix.length === 1 || breadth % 25 === 0 || breadth === 15)
      .map((breadth) => ({ mix, breadth })),
  )
  return each.map(({ mix, breadth }, at) => {
    const created = addDays(today, -1080 + at * 18)
    const sentences = mix.map((factor) => ideas[factor][at % ideas[factor].length])
    const note = breadthNotes.find(({ upTo }) => breadth <= upTo)!.text.replace('{breadth}', String(breadth))
    return {
      id: at + 1,
      strategyDescriptionCode: descriptionCode(mix, breadth),
      videoLink: random.boolean(0.82) ? videoOf(100 + at) : null,
      strategyDescription: random.boolean(0.96) ? [...sentences, note, random.pick(closing)].join(' ') : null,
      status: random.boolean(0.85) ? 1 : 0,
      createdOn: duringOffice(created, at),
      modifiedOn: random.boolean(0.7) ? duringOffice(addDays(created, random.integer(0, 17)), at + 5) : null,
    }
  })
}

export function sampleNotifications(today: string) {
  const random = createRandom('notifications')
  return channels.flatMap((type, channel) =>
    Array.from({ length: 26 }, (_, index) => {
      const sent = addDays(today, -(index * 13 + channel * 4 + random.integer(0, 6)))
      const createdAt = duringOffice(sent, index * 3 + channel)
      return {
        ...drafts[(index * 5 + channel * 3) % drafts.length]!,
        type,
        createdAt,
        modifiedOn: random.boolean(0.5) ? createdAt : null,
      }
    }),
  )
}

/** The share of recipients who agree to a channel. */
const willing: Readonly<Record<Channel, number>> = { Email: 0.82, WhatsApp: 0.61, App: 0.9 }

/** Recipients of notifications. Their addresses belong to nobody: a reserved domain, and numbers that start with zero. */
export function sampleRecipients(today: string) {
  const random = createRandom('recipients')
  return Array.from({ length: 480 }, (_, index) => {
    const [first, last] = [random.pick(names.first), random.pick(names.last)]
    const created = addDays(today, -random.integer(5, 700))
    const hasApp = random.boolean(0.55)
    const hasPhone = random.boolean(0.94)
    return {
      externalKey: `C${10_001 + index}`,
      name: `${first} ${last}`,
      email: random.boolean(0.97) ? `${first}.${last}${index + 1}@clients.example`.toLowerCase() : null,
      phone: hasPhone ? `00001${10_000 + index}` : null,
      pushToken: hasApp ? `sample-${(random.integer(0, 2 ** 30) + 2 ** 30).toString(36)}-${index}` : null,
      ...(Object.fromEntries(
        Object.entries(willing).map(([channel, share]) => [
          reachBy[channel as Channel].consent,
          (channel !== 'App' || hasApp) && random.boolean(share),
        ]),
      ) as Record<Reach['consent'], boolean>),
      unsubscribedAt: random.boolean(0.05)
        ? duringOffice(addDays(today, -random.integer(1, 4)), index)
        : null,
      createdOn: duringOffice(created, index),
      modifiedOn: random.boolean(0.3) ? duringOffice(addDays(created, 3), index) : null,
    }
  })
}

export function sampleStockSplits(today: string) {
  const random = createRandom('stock splits')
  const stocks = random.shuffle(stockNames)
  return Array.from({ length: 84 }, (_, index) => {
    const action = actions[random.pick([0, 0, 0, 1, 1, 1, 2, 3])]!
    const splitdate = tradingDay(addDays(today, 46 - index * 12 - random.integer(0, 6)))
    const sourcedon = tradingDay(addDays(splitdate < today ? splitdate : today, -random.integer(1, 20)))
    return {
      stockname: stocks[index]!,
      splitratio: random.pick(action.ratios),
      splitdate,
      status: splitdate < today && !random.boolean(0.06) ? 1 : 0,
      corporateaction: action.name,
      sourcedon,
      createdon: duringOffice(sourcedon, index),
    }
  }).reverse()
}

export function sampleSchedulerJobs(today: string) {
  const random = createRandom('scheduler jobs')
  const runs = schedulers.flatMap(({ name, everyDays, runs, clock, minutes }) => {
    const days = Array.from({ length: runs }, (_, run) => addDays(today, -everyDays * run - 1))
    const working = everyDays === 1 ? days.filter((day) => tradingDay(day) === day) : days
    return working.map((day, run) => {
      const startDate = new Date(at(day, clock).getTime() + random.integer(0, 90) * 1000)
      const isRunning = run === 0 && name === 'yearly fundamental stock data source'
      const fails = !isRunning && random.boolean(0.07)
      const length = minutes * random.between(0.7, 1.6) * (fails ? random.between(0.05, 0.5) : 1)
      return {
        scheduler_name: name,
        startDate,
        end_date: isRunning ? null : new Date(startDate.getTime() + Math.round(length * 60_000)),
        status: isRunning ? 'RUNNING' : fails ? 'FAILED' : random.boolean(0.04) ? 'PARTIAL' : 'SUCCESS',
      }
    })
  })
  return runs.sort((one, other) => one.startDate.getTime() - other.startDate.getTime())
}

export function sampleAuditLogs(today: string) {
  const random = createRandom('audit logs')
  return Array.from({ length: 420 }, (_, index) => {
    const { data_type, criteria, criteria2 } = random.pick(checks)
    const day = tradingDay(addDays(today, -1 - Math.floor((419 - index) / 5)))
    const minute = (index % 5) * 11 + random.integer(0, 10)
    return {
      stock_name: random.pick(stockNames),
      criteria: random.boolean(0.97) ? random.pick(criteria) : null,
      criteria2: random.pick(criteria2),
      data_type,
      executedOn: at(day, `19:${twoDigits(minute)}`),
      status: random.boolean(0.88) ? 'PASSED' : random.boolean(0.6) ? 'FAILED' : 'CORRECTED',
    }
  })
}

/** The plans of the first forty-eight strategies. */
export function samplePlans(strategies: readonly { strategyCode: string; factor: string }[]) {
  const random = createRandom('plans')
  return strategies.slice(0, 48).map(({ strategyCode, factor }, at) => {
    const mix = factor.split('+') as Factor[]
    const [breadth, cadence] = strategyCode.split('-').slice(-2) as [string, keyof typeof planTexts.cadences]
    const name = mix.map((each) => planTexts.names[each][at % planTexts.names[each].length]).join(' & ')
    const reviewed = planTexts.cadences[cadence]
    const monthlyprice = random.integer(4, 24) * 50 - 1
    return {
      id: at + 1,
      strategyCode,
      title: `${name} ${breadth}`,
      description: `${breadth} shares by ${mix.join(' and ')}, reviewed ${reviewed}. Follows fixed rules; falls as well as rises.`,
      features: [
        `${breadth} holdings in equal weights`,
        `Reviewed ${reviewed}`,
        random.pick(planTexts.changes),
        random.pick(planTexts.services),
      ],
      tag: random.boolean(0.85) ? random.pick(planTexts.tags) : null,
      iconURL: `/files/plan-${(at % 8) + 1}.svg`,
      subscriptionStatus: random.boolean(0.85) ? 1 : 0,
      monthlyprice,
      quarterlyprice: Math.round(monthlyprice * 2.7),
      yearlyprice: Math.round(monthlyprice * 9.6),
      subscribed: random.boolean(0.2),
    }
  })
}

/** Discounts and coupons for strategies with plans. */
export function sampleDiscounts(strategyCodes: readonly string[]) {
  const random = createRandom('discounts')
  return Array.from({ length: 56 }, (_, index) => {
    const { word, what, condition } = occasions[index % occasions.length]!
    const discount = random.pick([5, 10, 10, 12, 15, 20, 25])
    return {
      strategycode: strategyCodes[(index * 7) % strategyCodes.length]!,
      couponcode: `${word}${discount}-${twoDigits(index + 1)}`,
      type: index % 2 === 0 ? ('DISCOUNT' as const) : ('COUPON' as const),
      status: random.boolean(0.6) ? ('Active' as const) : ('Inactive' as const),
      preferred: random.boolean(0.2) ? 1 : 0,
      discount,
      description: `${what}: ${discount}% less.`,
      condition,
      combo: word === 'PAIR' ? 2 : 0,
    }
  })
}

/** Subscribers of the strategies with plans, with every kind of expiry date around today. */
export function sampleSubscribers(strategyCodes: readonly string[], today: string) {
  const random = createRandom('subscribers')
  const monthOn = addMonths(today, 1)
  const edges = [
    ...[addDays(today, -1), today, addDays(today, 1)],
    ...[addDays(monthOn, -1), monthOn, addDays(monthOn, 1), null],
  ]
  // The first strategies have several pages of subscribers, the last ones none.
  const sizes = strategyCodes.map((_, at) => (at < 3 ? 42 - at * 8 : at > 44 ? 0 : random.integer(3, 14)))
  return strategyCodes.flatMap((strategycode, plan) =>
    Array.from({ length: sizes[plan]! }, (_, index) => {
      const isEdge = index < edges.length && plan < 12
      const expiry = isEdge
        ? edges[index]!
        : random.boolean(0.04)
          ? null
          : addDays(today, random.integer(-160, 330))
      const created = addDays(today, -random.integer(20, 500))
      return {
        userid: String(10_000 + ((plan * 131 + index * 17 + random.integer(0, 9)) % 4000)),
        strategycode,
        subscription_expiry_date: expiry,
        status: expiry === null || expiry >= today ? (random.boolean(0.96) ? 1 : 0) : 0,
        createdon: duringOffice(created, index),
        modifiedon: random.boolean(0.5) ? duringOffice(addDays(created, random.integer(0, 19)), index) : null,
      }
    }),
  )
}

/** Tickets of the contact form, of every status. */
export const sampleTickets = (today: string) =>
  tickets.map(({ daysAgo, status, name, phone, message }, index) => {
    // Nothing is in the future, whatever the time of day.
    const day = addDays(today, -daysAgo - 1)
    const { firstName, lastName } = staff[index % 2]!
    return {
      // The same day gives the same rows.
      id: `7a000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      form: 'contact',
      name,
      email: `${name.toLowerCase().replaceAll(' ', '.')}@mail.example`,
      phone,
      message,
      createdOn: duringOffice(day, index),
      status: status as TicketStatus,
      changedOn: status === 'new' ? null : duringOffice(addDays(day, 1), index + 1),
      changedBy: status === 'new' ? null : `${firstName} ${lastName}`,
    }
  })
