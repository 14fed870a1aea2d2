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

/** The heading of both lists of actions, and the links between them where the API keeps everybody's. */
export function ActivityHeader({ path, actions }: { path: string; actions?: ReactNode }) {
  return (
    <>
      <ScreenHeader title="Activity" actions={actions} hasBack />
      {config.extensions && (
        <nav aria-label="Whose actions" className={links}>
          {sources.map((source) => (
            <Button key={source.path} variant={source.path === path ? 'solid' : 'outline'} size="sm" asChild>
              <Link href={source.path} aria-current={source.path === path ? 'page' : undefined}>
                {source.label}
              </Link>
            </Button>
          ))}
        </nav>
      )}
    </>
  )
}
