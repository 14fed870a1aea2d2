import { addDays, duringOffice, tradingDay } from './days.ts'
import { createRandom } from './random.ts'
import { stockNames } from './stocks.ts'

const actions = [
  { name: 'Split', ratios: ['1:2', '1:5', '1:10', '2:5'] },
  { name: 'Bonus', ratios: ['1:1', '2:1', '1:2', '3:1'] },
  { name: 'Consolidation', ratios: ['10:1', '5:1'] },
  { name: 'Rights', ratios: ['1:15', '2:25', '1:8'] },
] as const

export function sampleStockSplits(today: string) {
  const random = createRandom('stock splits')
  const names = random.shuffle(stockNames)
  return Array.from({ length: 84 }, (_, at) => {
    const action = actions[random.pick([0, 0, 0, 1, 1, 1, 2, 3])]!
    const splitdate = tradingDay(addDays(today, 46 - at * 12 - random.integer(0, 6)))
    const sourcedon = tradingDay(addDays(splitdate < today ? splitdate : today, -random.integer(1, 20)))
    return {
      stockname: names[at]!,
      splitratio: random.pick<string>(action.ratios),
      splitdate,
      status: splitdate < today && !random.boolean(0.06) ? 1 : 0,
      corporateaction: action.name,
      sourcedon,
      createdon: duringOffice(sourcedon, at),
    }
  }).reverse()
}
