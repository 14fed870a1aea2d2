import type { ReactNode } from 'react'
import { formatCount, formatNumber, MISSING } from '#platform/formats/format'
import { formatGain, formatPercent } from '#platform/formats/format-money'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { wholeFigures } from '#ui/whole-figures'
import type { TermName } from '../../glossary/glossary.model.ts'
import { Term } from '../../glossary/term.tsx'
import type { Position } from '../../strategy/positions.ts'
import { MutedText } from '../muted-text.tsx'
import { stockShares, topShare } from './concentration.model.ts'
import { Derived } from './derived.tsx'
import { figuresOf } from './figures.model.ts'
import { How } from './how.tsx'
import { type Reconciliation, reconciliationText } from './reconciliation.model.ts'
import { longestOf, streaksOf } from './streaks.model.ts'

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: { base: '6', _print: '3' },
})
// A figure that is wider than its share takes more of the line, because it may not be broken.
const item = css({
  flex: { base: '1 0 calc(50% - {spacing.2})', md: '0 0 12.5rem', _print: '0 0 calc(33% - {spacing.3})' },
})
const name = css({ textStyle: 'caption', color: 'fg.muted' })
const value = css({
  textStyle: 'heading.md',
  fontSize: { base: '1.25rem', md: '1.5rem' },
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
const noteStyle = css({ textStyle: 'body.sm', color: 'fg.muted' })

interface FiguresProps {
  readonly positions: readonly Position[]
  /** Null where no P&L is reported. */
  readonly reconciliation: Reconciliation | null
  /** What they are derived from, where the page does not say it. */
  readonly note?: string
}

/** Key figures of the closed trades, each with its formula, and how their P&L makes up the reported one. */
export function Figures({ positions, reconciliation, note }: FiguresProps) {
  const figures = figuresOf(positions)
  const { trades, wins, losses, timed, averageWin, averageLoss } = figures
  const even = trades - wins - losses
  const streaks = streaksOf(positions)
  const shares = stockShares(positions)
  const top = topShare(shares)
  return (
    <Derived title="Key figures" note={note}>
      <dl className={list}>
        <Figure
          label="Realised P&L"
          figure={formatGain(figures.total)}
          note={formatCount(trades, 'closed trade')}
        >
          The P&L of every closed trade, added up.
        </Figure>
        <Figure
          label="Win rate"
          figure={formatPercent(figures.winRate === null ? null : round(figures.winRate * 100, 1))}
          note={`${formatNumber(wins)} won, ${formatNumber(losses)} lost${even > 0 ? `, ${formatNumber(even)} even` : ''}`}
        >
          Trades with a P&L above zero, divided by all closed trades.
        </Figure>
        <Figure
          label="Payoff ratio"
          term="Payoff ratio"
          figure={formatNumber(figures.payoff)}
          note={
            averageWin === null || averageLoss === null
              ? 'Needs wins and losses'
              : `${formatGain(round(averageWin, 0))} a win, ${formatGain(round(averageLoss, 0))} a loss`
          }
        />
        <Figure
          label="Profit factor"
          term="Profit factor"
          figure={formatNumber(figures.profitFactor)}
          note={figures.profitFactor === null ? 'Needs losses' : 'Above 1, wins outweigh losses'}
        />
        <Figure
          label="Expectancy"
          term="Expectancy"
          figure={formatGain(figures.expectancy)}
          note="A trade, on average"
        />
        <Figure
          label="Longest streaks"
          figure={`${formatNumber(longestOf(streaks, true))} won, ${formatNumber(longestOf(streaks, false))} lost`}
          note="Trades in a row, by exit date"
        >
          The most trades in a row with a P&L above zero, and the most below. A trade without gain or loss, or
          without a P&L, ends a streak.
        </Figure>
        <Figure
          label="Five best stocks"
          figure={formatPercent(top === null ? null : round(top, 1))}
          note={
            top === null
              ? 'Needs a realised P&L above zero'
              : `Of the P&L, from ${formatCount(shares.length, 'stock')}`
          }
        >
          The P&L of the five stocks with the highest one, divided by the realised P&L of all stocks. It is
          over 100% where the others lost together.
        </Figure>
        <Figure
          label="Average holding period"
          figure={daysOf(figures.averageHoldingDays)}
          note={`${formatNumber(timed)} of ${formatNumber(trades)} with both dates`}
        >
          Calendar days from entry to exit, added up and divided by the number of trades that have both dates.
        </Figure>
        <Figure
          label="Median holding period"
          figure={daysOf(figures.medianHoldingDays)}
          note="Half were held longer"
        >
          The number of calendar days in the middle, when the trades are put in order of how long they were
          held.
        </Figure>
      </dl>
      {reconciliation && <ReconciliationLine reconciliation={reconciliation} />}
    </Derived>
  )
}

function ReconciliationLine({ reconciliation }: { reconciliation: Reconciliation }) {
  const text = reconciliationText(reconciliation)
  return reconciliation.unexplained === 0 ? (
    <MutedText>{text}</MutedText>
  ) : (
    <Alert tone="warning">{text}</Alert>
  )
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

const daysOf = (days: number | null) => (days === null ? MISSING : formatCount(round(days, 1), 'day'))

interface FigureProps {
  readonly label: string
  readonly figure: string
  readonly note: string
  /** The term of the glossary that explains it. */
  readonly term?: TermName
  /** The formula in words, where there is no term. */
  readonly children?: ReactNode
}

const Figure = ({ label, term, figure, note, children }: FigureProps) => (
  <div className={item}>
    <dt className={name}>
      {label}
      {term ? <Term name={term} /> : <How of={label}>{children}</How>}
    </dt>
    <dd>
      <div className={value}>{figure}</div>
      <div className={noteStyle}>{wholeFigures(note)}</div>
    </dd>
  </div>
)
