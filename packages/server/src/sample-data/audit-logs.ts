import { addDays, at, tradingDay } from './days.ts'
import { createRandom } from './random.ts'
import { stockNames } from './stocks.ts'

const checks = [
  {
    data_type: 'PRICE',
    criteria: ['close within day range', 'volume above zero', 'change below 20%'],
    criteria2: ['second source agrees', 'adjusted for corporate action', null],
  },
  {
    data_type: 'TECHNICAL',
    criteria: ['SMA 200 present', 'RSI between 0 and 100', 'beta over one year'],
    criteria2: ['adjusted for split', 'no gap above three days', null],
  },
  {
    data_type: 'QUARTERLY',
    criteria: ['sales reported', 'net profit reported', 'eight quarters present'],
    criteria2: ['consolidated', 'standalone', 'filed within 45 days'],
  },
  {
    data_type: 'YEARLY',
    criteria: ['balance sheet adds up', 'cash flow reported', 'five years present'],
    criteria2: ['consolidated', 'audited', null],
  },
  {
    data_type: 'SHAREHOLDING',
    criteria: ['promoter share reported', 'pledge reported'],
    criteria2: ['adds up to 100%', null],
  },
] as const

export function sampleAuditLogs(today: string) {
  const random = createRandom('audit logs')
  return Array.from({ length: 420 }, (_, entry) => {
    const check = random.pick(checks)
    const day = tradingDay(addDays(today, -1 - Math.floor((419 - entry) / 5)))
    const minute = (entry % 5) * 11 + random.integer(0, 10)
    return {
      stock_name: random.pick(stockNames),
      criteria: random.boolean(0.97) ? random.pick<string>(check.criteria) : null,
      criteria2: random.pick<string | null>(check.criteria2),
      data_type: check.data_type,
      executedOn: at(day, `19:${String(minute).padStart(2, '0')}`),
      status: random.boolean(0.88) ? 'PASSED' : random.boolean(0.6) ? 'FAILED' : 'CORRECTED',
    }
  })
}
