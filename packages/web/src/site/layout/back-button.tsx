import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'wouter'
import { goBack } from '#platform/navigation/history'
import { css } from '#styled-system/css'
import { ActionLink } from '#ui/action-link'
import { Button } from '#ui/button'

/** Goes one step back; without script it links to the parent page. */
export function BackButton({ to }: { to: string }) {
  const [, navigate] = useLocation()
  return (
    <Button
      asChild
      variant="ghost"
      size="sm"
      className={css({ marginInlineStart: '-3', _print: { display: 'none' } })}
    >
      <ActionLink href={to} onAction={() => goBack(navigate)}>
        <ArrowLeft aria-hidden />
        Back
      </ActionLink>
    </Button>
  )
}
