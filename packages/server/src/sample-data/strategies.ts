import { addDays, duringOffice } from './days.ts'
import { createRandom, type Random, round } from './random.ts'
import { breadths, descriptionCode, type Factor, factors, pairs } from './strategy-descriptions.ts'
import { drawdownOf, highlightsOf, netReturnOf, xirrOf } from './strategy-figures.ts'
import { sampleTrades } from './trades.ts'

const cadences = { W: 7, M: 30, Q: 91 } as const
type Cadence = keyof typeof cadences

const cadenceNames = Object.keys(cadences) as Cadence[]

interface Rule {
  mix: readonly Factor[]
  breadth: number
  cadence: Cadence
}

const rules: Rule[] = [
  ...factors.flatMap((factor) =>
    breadths.flatMap((breadth) => cadenceNames.map((cadence) => ({ mix: [factor], breadth, cadence }))),
  ),
  ...pairs.flatMap((mix) =>
    ([15, 25, 50] as const).flatMap((breadth) =>
      (['M', 'Q'] as const).map((cadence) => ({ mix, breadth, cadence })),
    ),
  ),
]

/** `MOMENTUM-50-W`: the factors, the number of holdings, and the review interval. */
const codeOf = ({ mix, breadth, cadence }: Rule) =>
  [...mix.map((factor) => factor.toUpperCase()), breadth, cadence].join('-')

/** Every strategy with its trades, and figures computed from them. */
export function sampleStrategies(today: string) {
  const order = createRandom('strategy order').shuffle(rules)
  return order.map((rule, at) => sampleStrategy(rule, at + 1, today))
}

function sampleStrategy(rule: Rule, id: number, today: string) {
  const strategyCode = codeOf(rule)
  const random = createRandom(strategyCode)
  // The newest few have no trades yet, and a seventh are younger than a year.
  const age =
    id % 33 === 0
      ? random.integer(3, 12)
      : random.boolean(0.14)
        ? random.integer(80, 340)
        : random.integer(380, 1090)
  const inception = addDays(today, -age)
  const trades =
    id % 33 === 0
      ? []
      : sampleTrades({ ...rule, holding: cadences[rule.cadence], inception, today, random, strategyId: id })
  const hasTraded = trades.length > 0
  const modified = hasTraded ? addDays(today, -random.integer(0, Math.min(age, 45))) : null
  return {
    strategy: {
      id,
      strategyCode,
      factor: rule.mix.join('+'),
      xirr: xirrOf(trades, age),
      netReturn: hasTraded ? netReturnOf(trades) : null,
      pnl: hasTraded ? round(trades.reduce((sum, trade) => sum + trade.pnl, 0)) : null,
      status: random.boolean(0.82) ? 1 : 0,
      createdOn: duringOffice(inception, id),
      modifiedOn: modified === null ? null : duringOffice(modified, id + 3),
    },
    trades,
    highlights: hasTraded
      ? { strategyId: id, strategyDescriptionCode: linked(rule, random), ...highlightsOf(trades, today) }
      : null,
    drawdown: drawdownOf(trades, id, today),
  }
}

const linked = ({ mix, breadth }: Rule, random: Random) =>
  random.boolean(0.86) ? descriptionCode(mix, breadth) : null
