import * as v from 'valibot'
import { stockSplits } from '../../db/schema/index.ts'
import { newSplit } from '../../routes/stock-splits.ts'
import { dayCell, statusCell } from '../cells.ts'
import type { TableKind } from '../import-kind.ts'

const { entries } = newSplit

const VALUES = /from\s+(?:rs|re|₹|inr)?\.?\s*([\d.]+).*?to\s+(?:rs|re|₹|inr)?\.?\s*([\d.]+)/is
const RATIO = /\b(\d+)\s*:\s*(\d+)\b/
const SPLIT = /split|sub-?division|bonus|consolidation/i

/** The ratio of new shares to old ones, by a ratio or by the face values before and after. */
function toRatio(text: string): string {
  const values = VALUES.exec(text)
  const [before, after] = [Number(values?.[1]), Number(values?.[2])]
  if (before > 0 && after > 0) return before >= after ? `${before / after}:1` : `1:${after / before}`
  const named = RATIO.exec(text)
  return named ? `${named[1]}:${named[2]}` : text
}

const actionOf = (text: string) =>
  /bonus/i.test(text) ? 'Bonus' : /split|sub-?division/i.test(text) ? 'Split' : text

const converted = (read: (text: string) => string, rule: v.GenericSchema<string | undefined, string>) =>
  v.pipe(
    v.unknown(),
    v.transform((value): string | undefined => read(String(value))),
    rule,
  )

/** A split or another corporate action of a stock. */
export const stockSplitKind: TableKind = {
  name: 'stock-splits',
  table: stockSplits,
  columns: {
    ...entries,
    splitratio: converted(toRatio, entries.splitratio),
    splitdate: dayCell,
    status: statusCell('Completed', 'Pending'),
    corporateaction: converted(actionOf, entries.corporateaction),
    sourcedon: dayCell,
  },
  aliases: {
    stockname: ['symbol', 'stock', 'ticker', 'security'],
    splitratio: ['ratio', 'purpose', 'subject'],
    splitdate: ['ex-date', 'ex date', 'exdate'],
    corporateaction: ['action', 'purpose', 'subject'],
    sourcedon: ['source date', 'record date'],
  },
  key: ['stockname', 'splitdate', 'corporateaction'],
  mayKeyRepeat: true,
  // A list of corporate actions has dividends and meetings too.
  skip: (cellOf) => {
    const purpose = cellOf('purpose') || cellOf('subject')
    return purpose === '' || SPLIT.test(purpose) ? null : 'Is no split or bonus.'
  },
  recordedAs: { action: 'stock-split.changed' },
  addedAt: 'createdon',
}
