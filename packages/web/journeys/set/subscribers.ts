import { firstColumns } from '../check.ts'
import type { JourneyContext } from '../journey.ts'
import { show } from '../show.ts'
import { listJourney } from './list.ts'

const STATUS = { 1: 'Active', 0: 'Inactive' }

export const subscribers = listJourney({
  name: 'Subscribers: rows, search, Expiring in 1 Month',
  path: ({ records }) => `/strategy-user-details/${encodeURIComponent(records.subscribers.strategyCode)}`,
  title: ({ records }) => `Users Subscribed to Strategy ${records.subscribers.strategyCode}`,
  headers: [
    'ID',
    'User ID',
    'Strategy Code',
    'Subscription Expiry Date',
    'Status',
    'Created On',
    'Modified On',
    'Days Left',
  ],
  rows: (context) => subscriberRows(context).map(({ row }) => row),
  search: { label: 'User ID or strategy code', columns: [1, 2] },
  nothingFound: 'No users found',
  async more(context) {
    const { page, records } = context
    const title = `Users Subscribed to Strategy ${records.subscribers.strategyCode}`
    await page.choose({ role: 'combobox', name: 'Subscription' }, 'Expiring in 1 Month')
    const expected = subscriberRows(context)
      .filter(({ expires }) => expires)
      .map(({ row }) => row)
    await page.until(
      `The ${expected.length} that expire`,
      () => firstColumns(page, title, expected[0]?.length),
      (rows) => JSON.stringify(rows) === JSON.stringify(expected.slice(0, 5)),
    )
  },
})

const subscriberRows = ({ records, idOf, ...dates }: JourneyContext) =>
  records.subscribers.list.map((user) => ({
    expires: expiresWithinAMonth(user.subscription_expiry_date, dates),
    row: [
      String(idOf('subscriber', user.id)),
      user.userid === null ? 'N/A' : String(idOf('user', user.userid)),
      show.text(user.strategycode),
      show.day(user.subscription_expiry_date),
      show.oneOf(user.status, STATUS, 'Inactive'),
      show.day(user.createdon),
      show.day(user.modifiedon),
    ],
  }))

/** Reading 27: from now up to and including the same day next month, by the calendar in India. */
function expiresWithinAMonth(
  expiry: string | null,
  { now, hasTimes, hasDays }: Pick<JourneyContext, 'now' | 'hasTimes' | 'hasDays'>,
) {
  if (expiry === null) return false
  const inIndia = (moment: number) => new Date(moment + 330 * 60_000).toISOString().slice(0, 10)
  const today = inIndia(now.getTime())
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const end = new Date(Date.UTC(year, month, Math.min(day, lastOfNext))).toISOString().slice(0, 10)
  const moment = Date.parse(expiry.length === 10 ? `${expiry}T00:00:00+05:30` : expiry)
  const until = inIndia(moment)
  // A date without a time ends at the end of that day; anything else ends at its time.
  const isDay = expiry.length === 10 ? hasDays : !hasTimes
  const isOver = isDay ? until < today : moment < now.getTime()
  return !isOver && until <= end
}
