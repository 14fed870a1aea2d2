import { useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { performanceNote } from '#patterns/registration'
import { ScreenHeader } from '#patterns/screen'
import { address } from '#platform/navigation/address'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { MutedText } from '../strategy-data/muted-text.tsx'
import { AddStrategy } from './add-strategy.tsx'
import { codesIn, MOST_STRATEGIES, searchFor } from './compared-codes.ts'
import { ComparedStrategies } from './compared-strategies.tsx'
import { createLoads } from './loads.ts'

const screen = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })
const onScreen = css({ _print: { display: 'none' } })

/** Up to four strategies side by side. The address names them. */
export default function CompareStrategies() {
  const { codes, leftOut } = codesIn(useSearch())
  const [loads] = useState(createLoads)
  const add = useRef<HTMLDivElement>(null)
  const { caption, verified } = performanceNote()
  const show = (next: readonly string[]) => address.write(searchFor(next), { isStep: true })
  // The button that was pressed is gone or has nothing to add.
  const focusChoice = () => add.current?.querySelector('select')?.focus()
  const remove = (code: string) => {
    show(codes.filter((other) => other !== code))
    focusChoice()
  }
  const append = (code: string) => {
    show([...codes, code])
    focusChoice()
  }
  return (
    <div data-comparison="" className={screen}>
      <ScreenHeader
        title="Compare Strategies"
        actions={
          codes.length > 0 && (
            <Button variant="outline" className={onScreen} onClick={() => print()}>
              Print
            </Button>
          )
        }
        hasBack
      />
      <div ref={add} className={onScreen}>
        <AddStrategy codes={codes} onAdd={append} />
      </div>
      {leftOut.length > 0 && (
        <Alert tone="warning">
          {`Only ${MOST_STRATEGIES} strategies stand side by side. Left out: ${leftOut.join(', ')}.`}
        </Alert>
      )}
      {codes.length === 0 ? (
        <EmptyState title="No strategy chosen yet">
          Add up to four strategies to see their figures side by side.
        </EmptyState>
      ) : (
        <>
          <ComparedStrategies key={searchFor(codes)} codes={codes} loads={loads} onRemove={remove} />
          <MutedText>
            {[
              caption,
              verified,
              'Derived figures: realised P&L only; not marked to market; costs not included.',
            ]
              .filter(Boolean)
              .join(' ')}
          </MutedText>
        </>
      )}
    </div>
  )
}
