import type { StrategySubscriber } from '@tarang/sdk'
import { useState } from 'react'
import { Link } from 'wouter'
import { usePathPart } from '#patterns/route'
import {
  copyable,
  date,
  defineTable,
  ListScreen,
  oneOf,
  rowHeader,
  secondary,
  text,
  useTable,
  type ValueColumn,
  word,
} from '#patterns/table'
import { api } from '#platform/api/api'
import { now, thisMinute } from '#platform/browser/clock'
import { formatText, MISSING } from '#platform/formats/format'
import { urlPart } from '#platform/navigation/url-part'
import { Button } from '#ui/button'
import { CopyUserIds } from './copy-user-ids.tsx'
import { BUCKETS, daysLeft, expiresWithinAMonth, formatDaysLeft, isInBucket } from './expiry.model.ts'
import { ExpiryChart } from './expiry-chart.tsx'

const daysLeftColumn: ValueColumn<StrategySubscriber> = {
  id: 'daysLeft',
  label: 'Days Left',
  kind: 'word',
  filter: 'number',
  cell: (user) => formatDaysLeft(user.subscription_expiry_date, now()),
  plain: (user) => daysLeft(user.subscription_expiry_date, now()) ?? MISSING,
  value: (user) => daysLeft(user.subscription_expiry_date, now()),
}

const subscribersOf = (strategyCode: string) =>
  defineTable<StrategySubscriber>({
    load: (options) => api.strategies.subscribers(strategyCode, options),
    rowId: (user) => user.id,
    displayName: 'Subscribers',
    isOfPersons: true,
    search: {
      label: 'User ID or strategy code',
      in: (user) => `${formatText(user.userid)}\n${formatText(user.strategycode)}`,
    },
    filters: [
      {
        name: 'expiring',
        label: 'Subscription',
        all: 'All Users',
        optionLabels: { month: 'Expiring in 1 Month' },
        rule: {
          options: ['month'],
          asOf: thisMinute,
          keeps: (user) => expiresWithinAMonth(user.subscription_expiry_date, now()),
        },
      },
      {
        name: 'left',
        label: 'Days left',
        all: 'Any days left',
        optionLabels: BUCKETS,
        rule: {
          options: ['expired', '7', '30', '90'],
          asOf: thisMinute,
          keeps: (user, bucket) => isInBucket(user.subscription_expiry_date, bucket, now()),
        },
      },
    ],
    empty: 'No users found',
    nothingFound: 'No users found',
    failure: 'Failed to fetch users.',
    columns: [
      secondary(word('ID', 'id')),
      rowHeader(copyable(text('User ID', 'userid'))),
      secondary(text('Strategy Code', 'strategycode')),
      date('Subscription Expiry Date', 'subscription_expiry_date'),
      oneOf('Status', 'status', { 1: ['Active', 'positive'] }, ['Inactive', 'neutral']),
      secondary(date('Created On', 'createdon')),
      secondary(date('Modified On', 'modifiedon')),
      secondary(daysLeftColumn),
    ],
  })

export default function Subscribers() {
  const strategyCode = usePathPart('strategyCode')
  const [subscribers] = useState(() => subscribersOf(strategyCode))
  const actor = useTable(subscribers)
  const title = `Users Subscribed to Strategy ${strategyCode}`
  return (
    <ListScreen
      title={title}
      actions={
        <>
          <ExpiryChart actor={actor} />
          <CopyUserIds actor={actor} />
          <Button variant="outline" asChild>
            <Link href={`/strategyDataManager/${urlPart(strategyCode)}`}>View strategy</Link>
          </Button>
        </>
      }
      table={subscribers}
      actor={actor}
    />
  )
}
