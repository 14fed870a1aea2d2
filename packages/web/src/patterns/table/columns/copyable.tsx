import { Copy } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { copyText } from '#platform/browser/clipboard'
import { MISSING } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { IconButton } from '#ui/button'
import { toaster } from '#ui/toaster'
import type { Column } from './column.ts'
import { RowIcons } from './row-icons.ts'

/** The same column, with a button beside each code that copies it. */
export const copyable = <Row,>(column: Column<Row>): Column<Row> => ({
  ...column,
  kind: 'code',
  cell: (row, rowNumber, decimals) => {
    const code = column.plain?.(row, rowNumber) ?? MISSING
    const shown = column.cell(row, rowNumber, decimals)
    return code === MISSING ? shown : <Copyable code={String(code)}>{shown}</Copyable>
  },
})

const pair = css({ display: 'flex', alignItems: 'center', gap: '1', minWidth: '0' })
const text = css({ overflow: 'hidden', textOverflow: 'ellipsis' })

const quiet = css({
  flexShrink: '0',
  overflow: 'hidden',
  minHeight: '6!',
  minWidth: '6',
  width: '6',
  height: '6',
  padding: '0',
  color: 'fg.subtle',
  _print: { display: 'none' },
  '& svg': { boxSize: '3.5' },
})

function Copyable({ code, children }: { code: string; children: ReactNode }) {
  const hasIcon = use(RowIcons)
  const copy = async () => {
    if (await copyText(code)) toaster.success({ title: `Copied ${code}` })
    else toaster.error({ title: `Could not copy ${code}. Select it and copy it yourself.` })
  }
  return (
    <span className={pair}>
      <span translate="no" className={text}>
        {children}
      </span>
      {hasIcon && (
        <IconButton size="sm" aria-label={`Copy ${code}`} className={quiet} data-on-hover="" onClick={copy}>
          <Copy aria-hidden />
        </IconButton>
      )}
    </span>
  )
}
