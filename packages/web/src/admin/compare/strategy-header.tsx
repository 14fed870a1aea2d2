import { X } from 'lucide-react'
import { Link } from 'wouter'
import { urlPart } from '#platform/navigation/url-part'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { TextLink } from '#ui/link'
import { Table } from '#ui/table'

const head = css({ display: 'inline-flex', alignItems: 'center', justifyContent: 'flex-end', gap: '1' })

interface StrategyHeaderProps {
  readonly code: string
  readonly onRemove: () => void
}

/** The head of a strategy's column: the way to it, and out of the comparison. */
export const StrategyHeader = ({ code, onRemove }: StrategyHeaderProps) => (
  <Table.Header numeric>
    <span className={head}>
      <TextLink asChild>
        <Link href={`/strategyDataManager/${urlPart(code)}`}>{code}</Link>
      </TextLink>
      <Button
        variant="ghost"
        size="sm"
        className={css({ _print: { display: 'none' } })}
        aria-label={`Remove ${code}`}
        onClick={onRemove}
      >
        <X aria-hidden />
      </Button>
    </span>
  </Table.Header>
)
