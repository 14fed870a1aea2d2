import type { StrategyDetails } from '@tarang/sdk'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { useResource } from '#patterns/resource'
import { defineTable } from '#patterns/table'
import { useActorRef } from '#platform/use-actor-ref'
import { ActivityFilters } from './admin/activity/activity-filters.tsx'
import BlogVersion from './admin/blog-versions/blog-version.tsx'
import { createLoads } from './admin/compare/loads.ts'
import Factsheet from './admin/factsheet/factsheet.tsx'
import { AttentionList } from './admin/home/attention-list.tsx'
import { Counted } from './admin/home/ending-subscriptions.tsx'
import { Template } from './admin/import/template.tsx'
import { Delivery } from './admin/notifications/delivery.tsx'
import { NotificationPreview } from './admin/notifications/notification-preview.tsx'
import { RunHistoryProvider } from './admin/source-stock-data/run-history.tsx'
import type { Member } from './admin/staff/members.ts'
import { PendingInvitesDialog } from './admin/staff/pending-invites-dialog.tsx'
import { SessionsDialog } from './admin/staff/sessions-dialog.tsx'
import { descriptionCodes, strategyCodes } from './admin/strategy-data/codes.ts'
import StrategyData from './admin/strategy-data/strategy-data.tsx'
import type { CheckedStrategy } from './admin/strategy-quality/checked-strategy.ts'
import { useDataCheck } from './admin/strategy-quality/data-check.tsx'
import { useStrategyQuality } from './admin/strategy-quality/use-strategy-quality.ts'
import Ticket from './admin/tickets/ticket.tsx'
import { useBody, useCountedLikes, useEntry, useFurther } from './site/blog/use-blog.ts'
import { useBlogs } from './site/blogs/use-blogs.ts'
import { useComplaints } from './site/disclosures/use-complaints.ts'
import { useExplore } from './site/explore/use-explore.ts'
import { fullRegistration } from './testing/registrations.ts'
import { stubFetch } from './testing/stub-fetch.ts'

const requests: Request[] = []

beforeEach(() => {
  requests.length = 0
  stubFetch((request) => {
    requests.push(request)
    return new Promise(() => {})
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const now = new Date('2026-03-03T12:00:00Z')

const Strategy = ({ children }: { children: ReactNode }) => (
  <>
    <Route path="/strategyDataManager/:strategyCode">
      <StrategyData />
    </Route>
    {children}
  </>
)

/** A part of a screen, at an address with parameters. */
const drawing =
  (part: ReactNode, path = '/', route = path): typeof Strategy =>
  ({ children }) => (
    <Router hook={memoryLocation({ path }).hook}>
      <Route path={route}>{part}</Route>
      {children}
    </Router>
  )

const emptyDraft = { title: '', shortDesc: '', longDesc: '' }

const asha: Member = {
  id: '0b5e6f0c-8a39-4c5e-9a55-0d6f6b1f2a11',
  name: 'Asha Kulkarni',
  status: 'active',
  firstName: 'Asha',
  lastName: 'Kulkarni',
  email: 'asha.kulkarni@tarang.example',
  phoneNumber: '0000012345',
  role: 'owner',
  createdOn: '2026-03-02T05:30:00.000Z',
  disabledAt: null,
  sessionCount: 2,
  lastUsedAt: null,
}

const Sessions = () => <SessionsDialog member={asha} onClose={() => {}} onSignOut={() => {}} />
const noFilters = { person: null, kind: null, record: null, from: null, to: null }
const ticketId = '0b5e6f0c-8a39-4c5e-9a55-0d6f6b1f2a10'

/** A price that fell as by a split, so that the split calendar is needed. */
const fallen = {
  strategyCode: 'SC1',
  closedTrades: [
    {
      stockName: 'SEABREEZE',
      entryDate: '2026-01-05',
      entryPrice: 100,
      exitDate: '2026-01-09',
      exitPrice: 20,
    },
  ],
} as StrategyDetails

const strategies = defineTable<CheckedStrategy>({
  load: async () => [{ strategyCode: 'SC1' } as CheckedStrategy],
  rowId: ({ strategyCode }) => strategyCode,
  filters: [{ name: 'data', label: 'Data', all: 'All', rule: { options: ['warnings'], keeps: () => true } }],
  empty: '',
  failure: '',
  columns: [],
})

/** The check that the filter starts. */
function Check() {
  const query = { filters: { data: 'warnings' } }
  const { button, notice } = useDataCheck(
    useActorRef(strategies.machine, { input: { rules: strategies.rules, query } }),
  )
  return [button, notice]
}

function useCompared() {
  const [loads] = useState(createLoads)
  return useResource(loads.resource, { request: ['SC1', 'SC2'] })
}

/** Every resource of the two sites, by its file, on a screen or in a hook. */
const resources: readonly (readonly [file: string, use: () => unknown, wrapper?: typeof Strategy])[] = [
  ['admin/activity/activity-filters.tsx', () => {}, drawing(<ActivityFilters values={noFilters} />)],
  [
    'admin/blog-versions/blog-version.tsx',
    () => {},
    drawing(<BlogVersion />, '/blogVersions/7/2', '/blogVersions/:id/:versionId'),
  ],
  ['admin/compare/loads.ts', () => useCompared()],
  [
    'admin/factsheet/factsheet.tsx',
    () => {},
    drawing(<Factsheet />, '/strategyFactsheet/SC1', '/strategyFactsheet/:strategyCode'),
  ],
  [
    'admin/home/attention-list.tsx',
    () => {},
    drawing(<AttentionList registration={fullRegistration} at={now} />),
  ],
  ['admin/home/ending-subscriptions.tsx', () => {}, drawing(<Counted onRemove={() => {}} />)],
  ['admin/import/template.tsx', () => {}, drawing(<Template kind="trades" />)],
  [
    'admin/notifications/delivery.tsx',
    () => {},
    drawing(<Delivery id="7" title="Markets closed on Monday" onClose={() => {}} />),
  ],
  [
    'admin/notifications/recipients.ts',
    () => {},
    drawing(<NotificationPreview channel="App" draft={emptyDraft} sent={[]} hasRecipients />),
  ],
  [
    'admin/source-stock-data/run-history.tsx',
    () => {},
    drawing(<RunHistoryProvider>{null}</RunHistoryProvider>),
  ],
  [
    'admin/staff/pending-invites-dialog.tsx',
    () => {},
    drawing(<PendingInvitesDialog isOpen onClose={() => {}} onTakeBack={() => {}} />),
  ],
  ['admin/staff/sessions-dialog.tsx', () => {}, drawing(<Sessions />)],
  ['admin/strategy-data/codes.ts', () => useResource(strategyCodes)],
  ['admin/strategy-data/codes.ts', () => useResource(descriptionCodes)],
  ['admin/strategy-data/strategy-resource.ts', () => {}, Strategy],
  ['admin/strategy-quality/data-check.tsx', () => {}, drawing(<Check />)],
  ['admin/strategy-quality/use-strategy-quality.ts', () => useStrategyQuality(fallen)],
  ['admin/tickets/ticket.tsx', () => {}, drawing(<Ticket />, `/tickets/${ticketId}`, '/tickets/:ticketId')],
  ['site/blog/use-blog.ts', () => useEntry('7')],
  ['site/blog/use-blog.ts', () => useCountedLikes('7')],
  ['site/blog/use-blog.ts', () => useFurther({ id: '7', categories: [] })],
  ['site/blog/use-blog.ts', () => useBody(`${location.origin}/files/7.html`)],
  ['site/blogs/use-blogs.ts', () => useBlogs()],
  ['site/disclosures/use-complaints.ts', () => useComplaints()],
  ['site/explore/use-explore.ts', () => useExplore()],
]

describe('leaving aborts the request', () => {
  test.each(resources.map(([file, use, wrapper], index) => [`${index + 1}. ${file}`, use, wrapper] as const))(
    '%s',
    async (_, use, wrapper) => {
      history.replaceState(null, '', '/strategyDataManager/SC1')
      const { unmount } = renderHook(use, { ...(wrapper && { wrapper }) })
      await waitFor(() => expect(requests).not.toHaveLength(0))
      // Each once: what needs attention takes several.
      expect(new Set(requests.map(({ url }) => url)).size).toBe(requests.length)
      const aborted = () => new Set(requests.map(({ signal }) => signal.aborted))
      expect(aborted()).toEqual(new Set([false]))
      unmount()
      await waitFor(() => expect(aborted()).toEqual(new Set([true])))
    },
  )

  // Reads a chosen file, and requests nothing.
  const ofFiles = 'admin/blog-preview/read-page.ts'

  test('for every file that defines a resource', () => {
    const sources = import.meta.glob<string>('./{admin,site,app}/**/*.{ts,tsx}', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const files = Object.entries(sources).flatMap(([file, text]) =>
      text.includes('defineResource') ? [file.slice(2)] : [],
    )
    expect(files.toSorted()).toEqual([...new Set([...resources.map(([file]) => file), ofFiles])].toSorted())
  })
})
