import type { ReactNode, Ref } from 'react'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { Skeleton } from '#ui/skeleton'

const section = css({ width: 'full', maxWidth: 'prose', textAlign: 'start' })
const body = css({ display: 'grid', gap: '4', justifyItems: 'start' })
const skeleton = css({
  display: 'grid',
  gap: '6',
  width: 'full',
  paddingBlock: '2',
  '& > span': { height: '4' },
})

interface BoardProps {
  readonly headingRef?: Ref<HTMLHeadingElement>
  /** Nothing while it loads. */
  readonly children?: ReactNode
}

/** The frame of what needs attention, which stands where it is before anything is loaded. */
export const Board = ({ headingRef, children }: BoardProps) => (
  <section aria-labelledby="attention" aria-busy={!children} className={section}>
    <Card>
      <div className={body}>
        <h2 id="attention" ref={headingRef} tabIndex={-1} className={css({ textStyle: 'heading.md' })}>
          Needs attention
        </h2>
        {children ?? (
          <div className={skeleton}>
            {['80%', '65%', '75%', '50%'].map((width) => (
              <Skeleton key={width} shape="block" style={{ width }} />
            ))}
          </div>
        )}
      </div>
    </Card>
  </section>
)

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' })

/** What could not be loaded, and the button that loads it again. */
export const Incomplete = ({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) => (
  <div className={row}>
    <p className={css({ color: 'fg.muted', textStyle: 'body.sm' })}>{text}</p>
    <Button variant="ghost" size="sm" onClick={onRetry}>
      Retry
    </Button>
  </div>
)
