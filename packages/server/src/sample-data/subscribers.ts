import { addDays, addMonths, duringOffice } from './days.ts'
import { createRandom } from './random.ts'

/** Subscribers of the strategies with plans, with every kind of expiry date around today. */
export function sampleSubscribers(strategyCodes: readonly string[], today: string) {
  const random = createRandom('subscribers')
  const monthOn = addMonths(today, 1)
  const edges = [
    addDays(today, -1),
    today,
    addDays(today, 1),
    addDays(monthOn, -1),
    monthOn,
    addDays(monthOn, 1),
    null,
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
        userid: 10_000 + ((plan * 131 + index * 17 + random.integer(0, 9)) % 4000),
        strategycode,
        subscription_expiry_date: expiry,
        status: expiry === null || expiry >= today ? (random.boolean(0.96) ? 1 : 0) : 0,
        createdon: duringOffice(created, index),
        modifiedon: random.boolean(0.5) ? duringOffice(addDays(created, random.integer(0, 19)), index) : null,
      }
    }),
  )
}
