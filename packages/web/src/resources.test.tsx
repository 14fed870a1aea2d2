import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { useResource } from '#patterns/resource'
import { useComplaintsDue } from './admin/home/use-complaints-due.ts'
import { descriptionCodes, strategyCodes } from './admin/strategy-data/link-description.ts'
import StrategyData from './admin/strategy-data/strategy-data.tsx'
import { useBody, useCountedLikes, useEntry, useFurther } from './site/blog/use-blog.ts'
import { useBlogs } from './site/blogs/use-blogs.ts'
import { useComplaints } from './site/disclosures/use-complaints.ts'
import { useExplore } from './site/explore/use-explore.ts'
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

/** Every resource of the two sites, by its file, on a screen or in a hook. */
const resources: readonly (readonly [file: string, use: () => unknown, wrapper?: typeof Strategy])[] = [
  ['admin/home/use-complaints-due.ts', () => useComplaintsDue(now)],
  ['admin/strategy-data/link-description.ts', () => useResource(strategyCodes)],
  ['admin/strategy-data/link-description.ts', () => useResource(descriptionCodes)],
  ['admin/strategy-data/strategy-data.tsx', () => {}, Strategy],
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
      await waitFor(() => expect(requests).toHaveLength(1))
      expect(requests[0]?.signal.aborted).toBe(false)
      unmount()
      await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true))
    },
  )

  test('for every file that defines a resource', () => {
    const sources = import.meta.glob<string>('./{admin,site,app}/**/*.{ts,tsx}', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const files = Object.entries(sources).flatMap(([file, text]) =>
      text.includes('defineResource') ? [file.slice(2)] : [],
    )
    expect(files.toSorted()).toEqual([...new Set(resources.map(([file]) => file))])
  })
})
