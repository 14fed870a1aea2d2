import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'wouter'
import { goBack } from '#platform/history'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'

export function BackButton() {
  const [, navigate] = useLocation()
  return (
    <Button
      variant="ghost"
      size="sm"
      className={css({ marginInlineStart: '-3', _print: { display: 'none' } })}
      onClick={() => goBack(navigate)}
    >
      <ArrowLeft aria-hidden />
      Back
    </Button>
  )
}
