import { addDays, at, tradingDay } from './days.ts'
import { createRandom } from './random.ts'

/** Every scheduler with its interval in days, start time and typical duration. */
const schedulers = [
  { name: 'daily stock price', every: 1, runs: 190, clock: '18:45', minutes: 14 },
  { name: 'technical indicator for split', every: 3, runs: 74, clock: '20:10', minutes: 9 },
  { name: 'quarterly fundamental stock data source', every: 14, runs: 34, clock: '02:30', minutes: 96 },
  { name: 'yearly fundamental stock data source', every: 45, runs: 18, clock: '03:15', minutes: 141 },
  { name: 'monthly fundamental stock data source', every: 10, runs: 44, clock: '01:40', minutes: 58 },
] as const

const minute = 60_000

export function sampleSchedulerJobs(today: string) {
  const random = createRandom('scheduler jobs')
  const runs = schedulers.flatMap(({ name, every, runs: count, clock, minutes }) => {
    const days = Array.from({ length: count }, (_, run) => addDays(today, -every * run - 1))
    const working = every === 1 ? days.filter((day) => tradingDay(day) === day) : days
    return working.map((day, run) => {
      const startDate = new Date(at(day, clock).getTime() + random.integer(0, 90) * 1000)
      const isRunning = run === 0 && name === 'yearly fundamental stock data source'
      const fails = !isRunning && random.boolean(0.07)
      const length = minutes * random.between(0.7, 1.6) * (fails ? random.between(0.05, 0.5) : 1)
      return {
        scheduler_name: name,
        startDate,
        end_date: isRunning ? null : new Date(startDate.getTime() + Math.round(length * minute)),
        status: isRunning ? 'RUNNING' : fails ? 'FAILED' : random.boolean(0.04) ? 'PARTIAL' : 'SUCCESS',
      }
    })
  })
  return runs.sort((one, other) => one.startDate.getTime() - other.startDate.getTime())
}
