import type { StrategySubscriber } from '@tarang/sdk'
import { useState } from 'react'
import { usePathPart } from '#patterns/route'
import { copyable, date, defineTable, naming, oneOf, secondary, TableScreen, text } from '#patterns/table'
import { api } from '#platform/api'
import { now } from '#platform/clock'
import { formatText } from '#platform/format'
import { expiresWithinAMonth } from './expiry.model.ts'

const subscribersOf = (strategyCode: string) =>
  defineTable<StrategySubscriber>({
    load: (options) => api.strategies.subscribers(strategyCode, options),
    rowId: (user) => user.id,
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
          keeps: (user) => expiresWithinAMonth(user.subscription_expiry_date, now()),
        },
      },
    ],
    empty: 'No users found',
    nothingFound: 'No users found',
    failure: 'Failed to fetch users.',
    columns: [
      text('ID', 'id'),
      naming(copyable(text('User ID', 'userid'))),
      text('Strategy Code', 'strategycode'),
      date('Subscription Expiry Date', 'subscription_expiry_date'),
      oneOf('Status', 'status', { 1: ['Active', 'positive'] }, ['Inactive', 'neutral']),
      secondary(date('Created On', 'createdon')),
      secondary(date('Modified On', 'modifiedon')),
    ],
  })

export default function Subscribers() {
  const strategyCode = usePathPart('strategyCode')
  const [subscribers] = useState(() => subscribersOf(strategyCode))
  return <TableScreen title={`Users Subscribed to Strategy ${strategyCode}`} table={subscribers} />
}
