import type { StrategySubscriber } from '@tarang/sdk'
import { useState } from 'react'
import { usePathPart } from '#patterns/route'
import { ScreenHeader } from '#patterns/screen'
import {
  type Column,
  copyable,
  date,
  defineTable,
  oneOf,
  rowHeader,
  secondary,
  sortable,
  TableView,
  text,
  useTable,
} from '#patterns/table'
import { api } from '#platform/api/api'
import { now, thisMinute } from '#platform/browser/clock'
import { formatText, MISSING } from '#platform/formats/format'
import { useFollowLink } from '#platform/navigation/follow-link'
import { urlPart } from '#platform/navigation/url-part'
import { css } from '#styled-system/css'
import { TextLink } from '#ui/link'
import { CopyUserIds } from './copy-user-ids.tsx'
import { BUCKETS, daysLeft, expiresWithinAMonth, formatDaysLeft, isInBucket } from './expiry.model.ts'
import { ExpiryChart } from './expiry-chart.tsx'

const daysLeftColumn: Column<StrategySubscriber> = {
  id: 'daysLeft',
  label: 'Days Left',
  cell: (user) => formatDaysLeft(user.subscription_expiry_date, now()),
  plain: (user) => daysLeft(user.subscription_expiry_date, now()) ?? MISSING,
  value: (user) => daysLeft(user.subscription_expiry_date, now()),
}

const subscribersOf = (strategyCode: string) =>
  defineTable<StrategySubscriber>({
    load: (options) => api.strategies.subscribers(strategyCode, options),
    rowId: (user) => user.id,
    displayName: 'Subscribers',
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
        all: 'Any',
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
      text('ID', 'id'),
      rowHeader(copyable(text('User ID', 'userid'))),
      text('Strategy Code', 'strategycode'),
      date('Subscription Expiry Date', 'subscription_expiry_date'),
      oneOf('Status', 'status', { 1: ['Active', 'positive'] }, ['Inactive', 'neutral']),
      secondary(date('Created On', 'createdon')),
      secondary(date('Modified On', 'modifiedon')),
      secondary(sortable(daysLeftColumn)),
    ],
  })

const screen = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })

export default function Subscribers() {
  const strategyCode = usePathPart('strategyCode')
  const [subscribers] = useState(() => subscribersOf(strategyCode))
  const actor = useTable(subscribers)
  const followLink = useFollowLink()
  const title = `Users Subscribed to Strategy ${strategyCode}`
  return (
    <div className={screen}>
      <ScreenHeader
        title={title}
        actions={
          <>
            <CopyUserIds actor={actor} />
            <TextLink
              href={`/strategyDataManager/${urlPart(strategyCode)}`}
              className={css({ alignSelf: 'center' })}
              onClick={followLink}
            >
              View strategy
            </TextLink>
          </>
        }
        hasBack
      />
      <TableView label={title} table={subscribers} actor={actor} />
      <ExpiryChart actor={actor} />
    </div>
  )
}
