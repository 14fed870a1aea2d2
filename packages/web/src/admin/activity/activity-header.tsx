import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ScreenHeader } from '#patterns/screen'
import { config } from '#platform/config'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'

const sources = [
  { label: 'Everyone', path: '/activity' },
  { label: 'This browser', path: '/activity/browser' },
]

const links = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })

/** The links between both lists of actions, where the API keeps everybody's. */
export const ActivitySources = ({ path }: { path: string }) =>
  config.extensions && (
    <nav aria-label="Whose actions" className={links}>
      {sources.map((source) => (
        <Button key={source.path} variant={source.path === path ? 'solid' : 'outline'} size="sm" asChild>
          <Link href={source.path} aria-current={source.path === path ? 'page' : undefined}>
            {source.label}
          </Link>
        </Button>
      ))}
    </nav>
  )

/** The heading of the actions of everyone. */
export const ActivityHeader = ({ status }: { status: ReactNode }) => (
  <ScreenHeader title="Activity" status={status} actions={<ActivitySources path="/activity" />} hasBack />
)
