// A day is text such as `2026-11-21`, in India; a moment is a Date.

const dayLength = 86_400_000
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`)
const asDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** The calendar day in India at a moment. */
export const indianDay = (moment: Date) => asDay(moment.getTime() + 5.5 * 3_600_000)

export const addDays = (day: string, days: number) => asDay(noon(day) + days * dayLength)

export const daysBetween = (from: string, to: string) => Math.round((noon(to) - noon(from)) / dayLength)

/** The same day some months on, or the last of the month where that is shorter. */
export function addMonths(day: string, months: number) {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return asDay(Date.UTC(year, month - 1 + months, Math.min(date, last), 12))
}

/** The day itself, or the Friday before a weekend. */
export function tradingDay(day: string) {
  const weekday = new Date(noon(day)).getUTCDay()
  if (weekday === 6) return addDays(day, -1)
  return weekday === 0 ? addDays(day, -2) : day
}

/** The moment of a day and a clock time in India. */
export const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+05:30`)

/** A moment during office hours of a day, different for each key. */
export const duringOffice = (day: string, key: number) =>
  at(day, `${String(10 + ((key * 7) % 8)).padStart(2, '0')}:${String((key * 13) % 60).padStart(2, '0')}`)
