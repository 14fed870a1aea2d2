import { matchingRows } from '@tarang/machines/table'
import type { StrategySubscriber } from '@tarang/sdk'
import { useSelector } from '@xstate/react'
import { Copy } from 'lucide-react'
import type { RunningTable } from '#patterns/table'
import { copyText } from '#platform/browser/clipboard'
import { formatCount, formatText, MISSING } from '#platform/formats/format'
import { Button } from '#ui/button'
import { toaster } from '#ui/toaster'

/** Copies the user ids of all matching rows, one per line, in the order shown. */
export function CopyUserIds({ actor }: { actor: RunningTable<StrategySubscriber> }) {
  const rows = useSelector(actor, matchingRows)
  const ids = [...new Set(rows.map(({ userid }) => formatText(userid)))].filter((id) => id !== MISSING)
  const count = formatCount(ids.length, 'user ID')
  const copy = async () => {
    if (await copyText(ids.join('\n'))) toaster.success({ title: `Copied ${count}` })
    else toaster.error({ title: `Could not copy ${count}.` })
  }
  return (
    ids.length > 0 && (
      <Button variant="outline" onClick={copy}>
        <Copy aria-hidden />
        <span>{`Copy ${count}`}</span>
      </Button>
    )
  )
}
